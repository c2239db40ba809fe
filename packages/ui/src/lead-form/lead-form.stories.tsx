import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Container } from '../layout';
import { bringToForm } from './bring-to-form';
import { LeadForm } from './lead-form';

const meta = {
  title: 'Forms/Lead form',
  id: 'lead-form',
  component: LeadForm,
  args: { page: '/contact', sessions: ['2026-11', '2027-05', '2027-11'], onSent: fn() },
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
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith('L-7KQM-R4TX', expect.anything()));
    const { elapsed, ...body } = JSON.parse(request.mock.calls[0]?.[1]?.body as string) as Record<string, unknown>;
    await expect(elapsed).toBeGreaterThan(0);
    await expect(body).toEqual({
      role: 'parent',
      name: 'Sample Parent',
      email: 'parent@example.com',
      programme: 'unsure',
      message: '',
      page: '/contact',
      language: 'en',
      age: '',
      homepage: '',
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
    await userEvent.click(canvas.getByRole('link', { name: /doesn’t look like an email/ }));
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
    // Sending the same message again uses the same key, so that the owner gets one lead.
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

export const DayIsFull: Story = {
  play: async ({ canvas }) => {
    answer(429, { error: 'daily_limit' });
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/again tomorrow, or email us/));
  },
};

/** The second and third step are optional. The form proposes the visitor's country and time zone. */
export const EveryStep: Story = {
  args: { country: () => Promise.resolve('JP') },
  play: async ({ args, canvas }) => {
    const request = answer(201, { reference: 'L-7KQM-R4TX' });
    await fillIn(canvas);
    // The buttons of closed steps count too.
    const next = canvas.getAllByRole('button', { name: 'Continue' });
    await userEvent.click(next[0] as HTMLElement);
    // The next step opens after the form has checked this one.
    await waitFor(() => expect(canvas.getByText(/^Course and exams/).closest('summary')).toHaveFocus());
    await userEvent.selectOptions(canvas.getByLabelText('Programme'), 'IB Diploma');
    await userEvent.type(canvas.getByLabelText('Subjects and levels'), 'Chemistry HL');
    await userEvent.selectOptions(canvas.getByLabelText('Grade this school year'), 'Grade 11');
    await userEvent.selectOptions(canvas.getByLabelText('Exam session'), 'May 2027');
    await userEvent.click(next[1] as HTMLElement);
    await waitFor(() => expect(canvas.getByLabelText('Country')).toHaveValue('Japan'));
    await userEvent.clear(canvas.getByLabelText('Time zone'));
    await userEvent.type(canvas.getByLabelText('Time zone'), 'Asia/Tokyo');
    await expect(canvas.getByText(/^It is .+ there now\.$/)).toBeVisible();
    await userEvent.click(canvas.getByLabelText('weekday evenings'));
    await userEvent.click(canvas.getByLabelText('weekends'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalled());
    await expect(JSON.parse(request.mock.calls[0]?.[1]?.body as string)).toMatchObject({
      programme: 'ib',
      subjects: 'Chemistry HL',
      grade: '11',
      session: '2027-05',
      country: 'Japan',
      timeZone: 'Asia/Tokyo',
      times: ['evenings', 'weekends'],
    });
  },
};

/** The form asks about a likely typo, but does not reject it. */
export const LikelySlip: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'kim@gmial.com');
    await expect(await canvas.findByRole('button', { name: 'Did you mean kim@gmail.com?' })).toBeVisible();
  },
};

/** The form asks a student below the age of consent for a parent's address. */
export const YoungStudent: Story = {
  args: { minorConsent: () => 16 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('a student'));
    await userEvent.selectOptions(canvas.getByLabelText('Your age'), '15');
    await userEvent.type(canvas.getByLabelText('Your name'), 'Sample Student');
    await userEvent.type(canvas.getByLabelText('Email address'), 'student@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByLabelText('Email address of a parent or guardian')).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

/** Without a connection the message waits, and the form says so. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/as soon as you’re connected/));
  },
};

/** The brief form is for the end of a page about a subject. */
export const Brief: Story = {
  args: { brief: true, subjects: 'Chemistry' },
  play: async ({ args, canvas }) => {
    const request = answer(201, { reference: 'L-7KQM-R4TX' });
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalled());
    await expect(JSON.parse(request.mock.calls[0]?.[1]?.body as string)).toMatchObject({ subjects: 'Chemistry' });
  },
};

export const Cleared: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }));
    await expect(canvas.getByLabelText('Your name')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Sample Parent');
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

/** A calculator's result in the message. The visitor takes it out and puts it back; their own words stay. */
export const BroughtResult: Story = {
  beforeEach: () => {
    sessionStorage.clear();
    bringToForm('IB Diploma from grades: 35 of 45 points', 'https://www.example.com/tools/grades#ib&grade1=6');
  },
  play: async ({ canvas }) => {
    const message = await canvas.findByLabelText<HTMLTextAreaElement>(/^What should we know/);
    await waitFor(() => expect(message.value).toContain('35 of 45 points'));
    await expect(canvas.getByText(/^Your result is in the message below/)).toBeVisible();
    await userEvent.type(message, ' Is a 7 in Chemistry likely?');
    await userEvent.click(canvas.getByRole('button', { name: 'Take it out' }));
    await expect(message).toHaveValue('Is a 7 in Chemistry likely?');
    await expect(canvas.getByText('Your result is out of the message.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Put it back' }));
    await expect(message.value).toMatch(/35 of 45 points[^]*Is a 7 in Chemistry likely\?$/);
  },
};

export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const German: Story = { globals: { language: 'de' } };
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
