import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { NavigationMenu } from './navigation-menu';
import { sampleItems } from './sample-items';

const meta = {
  title: 'Shell/Navigation menu',
  id: 'navigation-menu',
  component: NavigationMenu,
  args: { items: sampleItems, current: '/our-ai-approach' },
  render: (args) => (
    <main>
      <h1>Navigation</h1>
      <NavigationMenu {...args} />
      <p>
        <button type="button">Beside the menu</button>
      </p>
    </main>
  ),
} satisfies Meta<typeof NavigationMenu>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const trigger = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const isOpen = async (canvas: Canvas, name: string) => {
  await waitFor(() => expect(trigger(canvas, name)).toHaveAttribute('aria-expanded', 'true'));
};
const isClosed = async (canvas: Canvas, name: string) => {
  await waitFor(() => expect(trigger(canvas, name)).toHaveAttribute('aria-expanded', 'false'));
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Tutors' })).toBeNull();
    await expect(canvas.getByText('Tutors')).toBeInTheDocument();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas, 'About Us'));
    await isOpen(canvas, 'About Us');
    await expect(canvas.getByRole('link', { name: 'Our AI Approach Featured' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const ClickTogglesOneAtATime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas, 'Tutoring'));
    await isOpen(canvas, 'Tutoring');
    await userEvent.click(trigger(canvas, 'Learning Hub'));
    await isOpen(canvas, 'Learning Hub');
    await isClosed(canvas, 'Tutoring');
    await userEvent.click(trigger(canvas, 'Learning Hub'));
    await isClosed(canvas, 'Learning Hub');
    await userEvent.click(trigger(canvas, 'About Us'));
    await userEvent.click(canvas.getByRole('button', { name: 'Beside the menu' }));
    await isClosed(canvas, 'About Us');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    trigger(canvas, 'About Us').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'About' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Success Stories' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('link', { name: 'Schools' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isClosed(canvas, 'About Us');
    await expect(trigger(canvas, 'About Us')).toHaveFocus();

    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'About' })).toHaveFocus());
    await userEvent.keyboard('{Escape}{ArrowRight}');
    await expect(trigger(canvas, 'Learning Hub')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await isOpen(canvas, 'Learning Hub');
    await expect(trigger(canvas, 'Learning Hub')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Learning Hub' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(trigger(canvas, 'Tutoring')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveFocus();
  },
};

export const LeavingByTabCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas, 'Learning Hub'));
    await isOpen(canvas, 'Learning Hub');
    canvas.getByRole('button', { name: 'Beside the menu' }).focus();
    await isClosed(canvas, 'Learning Hub');
  },
};

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const [first] = canvasElement.querySelectorAll<HTMLElement>('button');
  if (first) await userEvent.click(first);
};
export const OpenDark: Story = { globals: { theme: 'dark' }, play: open };
export const OpenArabic: Story = {
  globals: { language: 'ar' },
  args: {
    items: [
      {
        label: 'الدروس',
        items: [
          { label: 'دروس الكيمياء', href: '/services/chemistry-tutoring', hrefLang: 'en' },
          { label: 'الاشتراك الشهري للدعم الأكاديمي', href: '/subscriptions', hrefLang: 'en', featured: true },
        ],
      },
      { label: 'تواصلوا معنا', href: '/contact', hrefLang: 'en' },
    ],
  },
  play: async (context) => {
    await open(context);
    const [first, last] = context.canvasElement.querySelectorAll('li:has(> button), li:has(> a[href="/contact"])');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(last?.getBoundingClientRect().left ?? Infinity);
  },
};
