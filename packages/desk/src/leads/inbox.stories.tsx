import type { InboxQuery } from '@tutoring/domain/inbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RequestError } from '../common/request';
import { LeadRefusal, type InboxApi } from './api';
import { Inbox, type InboxProps } from './inbox';
import { sampleApi } from './sample-api';
import { INBOX_SEARCH_DELAY_MS } from './use-leads';

const FIRST = '#L-2345-6722';
const SLOW_MS = 800;
const never = () => new Promise<never>(() => undefined);
const fails = (kind: ConstructorParameters<typeof RequestError>[0]) => () => Promise.reject(new RequestError(kind));

/** Samples of its own for each story. */
function Sample({ make = () => sampleApi({ count: 12 }), ...args }: InboxProps & { make?: () => InboxApi }) {
  const [api] = useState(make);
  return <Inbox {...args} api={api} />;
}
const withApi = (make: () => InboxApi) => (args: InboxProps) => <Sample {...args} make={make} />;
/** Begins with a lead open. */
const open = (reference: string) => ({ open: reference });

const meta = {
  title: 'Desk/Leads',
  id: 'inbox',
  component: Inbox,
  parameters: { layout: 'padded' },
  args: { api: sampleApi(), brand: 'Sample Tutoring', bookingUrl: 'https://book.example.org' },
  argTypes: { api: { control: false } },
  render: (args) => <Sample {...args} />,
  beforeEach: ({ parameters }) => {
    const bare = location.pathname + location.search;
    history.replaceState(null, '', bare + ((parameters.open as string | undefined) ?? ''));
    return () => history.replaceState(null, '', bare);
  },
} satisfies Meta<typeof Inbox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Find, open, note, answer, go back: all by key. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const status = (text: string) => waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent(text));
    await status('11 leads');
    await userEvent.type(canvas.getByRole('searchbox'), 'coordinator');
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Coordinator/ }).length).toBeLessThan(5));
    await userEvent.clear(canvas.getByRole('searchbox'));
    const line = await canvas.findByRole('link', { name: /^Sample Parent 1 hr/ });
    line.focus();
    await userEvent.keyboard('{Enter}');
    const lead = within(await canvas.findByRole('article'));
    const title = lead.getByRole('heading', { level: 2 });
    await waitFor(() => expect(title).toHaveTextContent('Sample Parent'));
    await expect(title).toHaveFocus();
    await userEvent.type(lead.getByRole('textbox', { name: 'Note' }), 'A sample of a note');
    await userEvent.click(lead.getByRole('button', { name: 'Add the note' }));
    await waitFor(() => expect(lead.getByText('A sample of a note', { selector: 'p' })).toBeVisible());
    await userEvent.click(lead.getByRole('button', { name: 'Answered' }));
    await waitFor(() => expect(lead.getByText('Status: Answered')).toBeVisible());
    await expect(lead.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      'mailto:sample-0%40example.com?subject=Your%20message%20to%20Sample%20Tutoring%20(L-2345-6722)',
    );
    await userEvent.click(lead.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Sample Parent 1 hr.*Answered/ })).toHaveFocus());
  },
};

/** The next page begins where the focus goes. */
export const ShowMore: Story = {
  render: withApi(sampleApi),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(64));
    await expect(canvas.getAllByRole('listitem')[50]?.firstElementChild).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

export const Lead: Story = {
  parameters: open(FIRST),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('From the same address')).toBeVisible());
    const pages = canvas.getByRole('link', { name: 'Pages to mark: 2' });
    await expect(pages).toHaveAttribute('href', `/owner/marking${FIRST}`);
  },
};

/** What was typed is shown as it was typed. */
export const Hostile: Story = {
  parameters: open('#L-2345-6723'),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('javascript:alert(1)')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** Somebody else was faster: the present state, and the note is kept. */
export const Changed: Story = {
  render: (args) => {
    const api = () => {
      const own = sampleApi();
      return {
        ...own,
        addNote: async (reference: string) => {
          throw new LeadRefusal('changed', await own.setStatus(reference, { status: 'booked', version: 0 }));
        },
      };
    };
    return <Sample {...args} make={api} />;
  },
  parameters: open(FIRST),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'Kept');
    await userEvent.click(canvas.getByRole('button', { name: 'Add the note' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Somebody else changed this lead');
    await expect(canvas.getByText('Status: Booked')).toBeVisible();
    await expect(note).toHaveValue('Kept');
  },
};

/** A lead is deleted after a question. */
export const Forget: Story = {
  parameters: open(FIRST),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete this lead…' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/up to 30 more days/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'L-2345-6722 is deleted' })).toHaveFocus());
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('10 leads'));
  },
};

export const NotSpam: Story = {
  parameters: open('#L-2345-672D'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Spam/ }));
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('1 lead'));
    await userEvent.click(await canvas.findByRole('button', { name: /^Not spam/ }));
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('0 leads'));
    // It has left the folder that is shown.
    await expect(await canvas.findByText('No spam')).toBeVisible();
  },
};

/** A change made while the list is asked for is not taken back by an answer that was read before it. */
export const ChangedMeanwhile: Story = {
  render: (args) => {
    const api = () => {
      const own = sampleApi({ count: 12 });
      return {
        ...own,
        list: async (query: InboxQuery, signal: AbortSignal) => {
          const answer = await own.list(query, signal);
          if (query.search) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
          return answer;
        },
      };
    };
    return <Sample {...args} make={api} />;
  },
  parameters: open(FIRST),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('11 leads'));
    await userEvent.type(canvas.getByRole('searchbox'), 'Sample');
    await new Promise((resolve) => setTimeout(resolve, 2 * INBOX_SEARCH_DELAY_MS));
    await userEvent.click(canvas.getByRole('button', { name: 'This is spam' }));
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS + INBOX_SEARCH_DELAY_MS));
    await expect(canvas.getByRole('button', { name: /^Spam ?2$/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('10 leads'));
  },
};

export const Loading: Story = { render: withApi(() => sampleApi({ list: never })) };
export const Empty: Story = { render: withApi(() => sampleApi({ count: 0 })) };
export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(11));
  },
};
export const Failed: Story = { render: withApi(() => sampleApi({ list: fails('failed') })) };
export const Offline: Story = { render: withApi(() => sampleApi({ list: fails('offline') })) };
export const SignedOut: Story = {
  render: withApi(() => sampleApi({ list: fails('signed-out'), read: fails('signed-out') })),
  parameters: open(FIRST),
};
export const Gone: Story = { parameters: open('#L-ZZZZ-ZZZZ') };
export const Dark: Story = { ...Lead, globals: { theme: 'dark' } };
export const Phone: Story = { ...Lead, globals: { viewport: { value: 'w390', isRotated: false } } };
/** What visitors typed keeps its direction in a page of the other. */
export const Arabic: Story = { ...Default, play: undefined, globals: { language: 'ar' } };
