import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Container } from '../layout';
import { LeadForm } from './lead-form';
import { heic, photo } from './pages/files.test-data';
import { fakeServer } from './pages/server.test-data';

const meta = {
  title: 'Forms/Lead form with pages',
  id: 'lead-form-pages',
  component: LeadForm,
  args: {
    page: '/mark-my-page',
    work: 'asked',
    bookingHref: 'https://calendar.tutoring.example/free-consultation',
    onSent: fn(),
  },
  beforeEach: () => {
    sessionStorage.clear();
    const server = fakeServer();
    server.restore();
    return server.restore;
  },
  render: (args) => (
    <Container>
      <LeadForm {...args} />
    </Container>
  ),
} satisfies Meta<typeof LeadForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Whatever the language. */
const field = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('input[type=file]') as unknown as HTMLInputElement;
const choose = ({ canvasElement }: Context, ...files: File[]) =>
  userEvent.upload(field(canvasElement), files, { applyAccept: false });
const whenReady = ({ canvasElement }: Context, count: number) =>
  waitFor(() => expect(canvasElement.querySelectorAll('input[type=hidden][name=pages]')).toHaveLength(count));

export const Empty: Story = {};

/** In the contact form, pages are one more step that need not be taken. */
export const Offered: Story = {
  args: { page: '/contact', work: 'offered', sessions: ['2027-05'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/^A page for a tutor to mark/));
    await waitFor(() => expect(canvas.getByText('Take a photo or choose a file')).toBeVisible());
  },
};

export const ThreePages: Story = {
  play: async (context) => {
    await choose(context, await photo(300, 400), await photo(400, 300), await photo(500, 700));
    await whenReady(context, 3);
  },
};

export const Refused: Story = {
  play: async (context) => {
    await choose(context, await heic());
    await expect(await context.canvas.findByText(/Open this page on the iPhone/)).toBeVisible();
  },
};

export const Cropping: Story = {
  play: async (context) => {
    await choose(context, await photo(500, 700));
    await whenReady(context, 1);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Crop: Page 1' }));
    await expect(await context.canvas.findByRole('button', { name: 'Keep this part' })).toBeVisible();
  },
};

export const LongPdf: Story = {
  args: { openPdf: () => Promise.resolve({ count: 12, draw: () => photo(200, 300), close: () => undefined }) },
  play: async (context) => {
    await choose(context, new File(['%PDF-1.7'], 'scan.pdf'));
    await expect(await context.canvas.findByLabelText('Page numbers')).toHaveValue('1, 2, 3');
  },
};

/** The server never answers. */
export const Uploading: Story = {
  play: async (context) => {
    fakeServer({ puts: ['never'] });
    await fillIn(context);
    await expect(await context.canvas.findByRole('progressbar')).toBeVisible();
  },
};

/** The second page does not arrive at first. */
export const LostConnection: Story = {
  play: async (context) => {
    fakeServer({ puts: [200, 0] });
    await fillIn(context);
    await waitFor(() => expect(context.args.onSent).toHaveBeenCalled(), { timeout: 20_000 });
  },
};

export const Once: Story = {
  play: async (context) => {
    fakeServer({ posts: [[409, { error: 'already_marked' }]] });
    await fillIn(context);
    await expect(await context.canvas.findByRole('link', { name: /Book a Free Consultation/ })).toBeVisible();
  },
};

export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async (context) => {
    await choose(context, await photo(300, 400), await photo(400, 300));
    await whenReady(context, 2);
  },
};
export const Japanese: Story = { ...Arabic, globals: { language: 'ja' } };
export const Dark: Story = { ...ThreePages, globals: { theme: 'dark' } };
export const Phone: Story = { ...ThreePages, globals: { viewport: { value: 'w390', isRotated: false } } };

async function fillIn(context: Context) {
  const { canvas } = context;
  await choose(context, await photo(300, 400), await photo(400, 300));
  await whenReady(context, 2);
  await userEvent.click(canvas.getByLabelText('a parent'));
  await userEvent.type(canvas.getByLabelText('Your name'), 'Sample Parent');
  await userEvent.type(canvas.getByLabelText('Email address'), 'parent@example.com');
  await userEvent.click(canvas.getByLabelText(/^This is practice/));
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
}
