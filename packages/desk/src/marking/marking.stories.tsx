import type { MarkingRecord } from '@tutoring/domain/marking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RequestError } from '../common/request';
import { Marking } from './marking';
import { SampleContentContext } from './public-sample/content';
import { ONE_WORK, sampleContent } from './public-sample/sample';
import { SAMPLES, sampleApi } from './sample-api';

const never = () => new Promise<never>(() => undefined);
/** Begins with a marking open. */
const open = (reference: string) => ({ open: `#${reference}` });

/** Samples of its own for each story. */
function Sample({ make = () => sampleApi() }: { make?: typeof sampleApi }) {
  const [api] = useState(() => make());
  return <Marking api={api} />;
}

/** A returned sample with a public one, in a file of its own. */
function WithSample({ permission }: { permission: 'allowed' | 'withdrawn' }) {
  const [content] = useState(() => sampleContent(ONE_WORK(SAMPLES.returned)));
  const change = (marking: MarkingRecord): MarkingRecord => ({
    ...marking,
    maySample: permission === 'allowed',
    sampleWithdrawnAt:
      permission === 'withdrawn' && marking.reference === SAMPLES.returned ? '2026-11-27T09:00:00.000Z' : null,
  });
  return (
    <SampleContentContext value={content}>
      <Sample make={() => sampleApi({ change })} />
    </SampleContentContext>
  );
}

const meta = {
  title: 'Desk/Marking',
  id: 'marking',
  component: Marking,
  parameters: { layout: 'padded' },
  args: { api: sampleApi() },
  argTypes: { api: { control: false } },
  render: () => <Sample />,
  beforeEach: ({ parameters }) => {
    const bare = location.pathname + location.search;
    history.replaceState(null, '', bare + ((parameters.open as string | undefined) ?? ''));
    localStorage.clear();
    return () => history.replaceState(null, '', bare);
  },
} satisfies Meta<typeof Marking>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Those that wait, late ones in the examiner’s colour; then what was returned. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 hours late')).toBeVisible();
    await expect(canvas.getByText(/^other-tutor@example.com works on it until/)).toBeVisible();
  },
};

/** A mark, its note and the question before sending, all by key. */
export const ByKey: Story = {
  parameters: open(SAMPLES.waiting),
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add mark' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const mark = await canvas.findByRole('button', { name: /^Mark 1, underline, page 1/ });
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowRight}{/Shift}{Enter}');
    const note = canvas.getByRole('textbox', { name: 'Note of mark 1' });
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.keyboard('Look at the equation again');
    await userEvent.click(canvas.getByRole('button', { name: 'Send…' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('sample-parent@example.com')).toBeVisible());
    await expect(mark).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }));
  },
};

/** With a draft: the notes are in reading order. */
export const Begun: Story = {
  parameters: open(SAMPLES.locked),
  render: () => <Sample make={() => sampleApi({ change: (marking) => ({ ...marking, lock: null }) })} />,
  play: async ({ canvas }) => {
    const note = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note of mark 2' });
    await expect(note.value).toMatch(/^Per second/);
  },
};

/** The notes are written from right to left. */
export const Arabic: Story = { parameters: open(SAMPLES.arabic) };
/** Somebody else works on it. */
export const Locked: Story = { parameters: open(SAMPLES.locked) };
/** There is nobody whom the answer may reach. */
export const NoParent: Story = { parameters: open(SAMPLES.noParent) };
export const Returned: Story = { parameters: open(SAMPLES.returned) };
export const Revoked: Story = { parameters: open(SAMPLES.revoked) };
/** The provider keeps refusing the mail with the link. */
export const MailRefused: Story = { parameters: open(SAMPLES.refused) };
/** A family allows a sample: the owner types it beside the photo, and sees it as pages show it. */
export const PublicSample: Story = {
  parameters: open(SAMPLES.returned),
  render: () => <WithSample permission="allowed" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Answer/ })).toBeVisible();
    await expect(canvas.getByText('A student’s own work')).toBeVisible();
  },
};
/** The family changed its mind. */
export const PermissionWithdrawn: Story = {
  parameters: open(SAMPLES.returned),
  render: () => <WithSample permission="withdrawn" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Permission withdrawn on/)).toBeVisible();
  },
};
export const PublicSampleOnPhone: Story = {
  ...PublicSample,
  globals: { viewport: { value: 'w390', isRotated: false }, theme: 'dark' },
};
/** The list of public samples. */
export const PublicSamples: Story = {
  render: () => <WithSample permission="withdrawn" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Permission withdrawn: take it out')).toBeVisible();
  },
};
export const Gone: Story = { parameters: open('L-ZZZZ-ZZZZ') };
export const Empty: Story = { render: () => <Sample make={() => sampleApi({ isEmpty: true })} /> };
export const Loading: Story = { render: () => <Sample make={() => sampleApi({ list: never })} /> };
export const SignedOut: Story = {
  render: () => <Sample make={() => sampleApi({ list: () => Promise.reject(new RequestError('signed-out')) })} />,
};
/** A page that does not load can be asked for again. */
export const BrokenPage: Story = {
  parameters: open(SAMPLES.waiting),
  render: () => <Sample make={() => sampleApi({ pageSource: () => 'data:image/png,none' })} />,
};
export const Dark: Story = { ...Begun, globals: { theme: 'dark' } };
export const Phone: Story = { ...Begun, globals: { viewport: { value: 'w390', isRotated: false } } };
