import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Container } from '../layout';
import { LeadForm } from './lead-form';

const meta = {
  title: 'lead-form',
  component: LeadForm,
  tags: ['autodocs'],
  args: { page: '/contact', onSent: fn() },
  beforeEach: () => sessionStorage.clear(),
  render: (args) => (
    <Container>
      <LeadForm {...args} />
    </Container>
  ),
} satisfies Meta<typeof LeadForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Empty: Story = {};

export const Sent: Story = {
  play: async ({ args, canvas }) => {
    const request = answer(201, { reference: 'L-7KQM-R4TX' });
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith('L-7KQM-R4TX'));
    const body: unknown = JSON.parse(request.mock.calls[0]?.[1]?.body as string);
    await expect(body).toEqual({
      role: 'parent',
      name: 'Sample Parent',
      email: 'parent@example.com',
      programme: 'ib',
      message: '',
      page: '/contact',
    });
  },
};

export const EveryProblem: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'parent');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = await canvas.findByRole('group', { name: 'Please check these fields' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByLabelText('Your name')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText('Your name')).toHaveAccessibleDescription('Enter your name.');
    await userEvent.click(canvas.getByRole('link', { name: /does not look like an email/ }));
    await expect(canvas.getByLabelText('Email address')).toHaveFocus();
    await expect(canvas.getByLabelText('Email address')).toHaveValue('parent');
  },
};

export const ServerDown: Story = {
  play: async ({ args, canvas }) => {
    const request = answer(500, { error: 'internal' });
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Something went wrong on our side/));
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Sample Parent');
    await expect(args.onSent).not.toHaveBeenCalled();
    // The same message again carries the same key, so that the owner gets one lead.
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    await expect(keyOf(request, 1)).toBe(keyOf(request, 0));
  },
};

export const TooBusy: Story = {
  play: async ({ canvas }) => {
    answer(429, {});
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/wait a minute/));
  },
};

export const DraftComesBack: Story = {
  beforeEach: () => {
    sessionStorage.setItem(
      'tutoring-lead-draft',
      JSON.stringify({ values: { name: 'Sample Parent', role: 'school' } }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Your name')).toHaveValue('Sample Parent'));
    await expect(canvas.getByLabelText('from a school')).toBeChecked();
  },
};

export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { theme: 'dark' }, play: (context) => EveryProblem.play?.(context) };

async function fillIn(canvas: Canvas) {
  await userEvent.click(canvas.getByLabelText('a parent'));
  await userEvent.type(canvas.getByLabelText('Your name'), 'Sample Parent');
  await userEvent.type(canvas.getByLabelText('Email address'), 'parent@example.com');
}

function answer(status: number, body: object) {
  return spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(body, { status })));
}

function keyOf(request: ReturnType<typeof answer>, call: number) {
  return new Headers(request.mock.calls[call]?.[1]?.headers).get('Idempotency-Key');
}
