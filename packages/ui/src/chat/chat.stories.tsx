import { CHAT_QUESTION_MAX } from '@tutoring/domain/chat-answer';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { Chat, ChatPlace } from './chat';
import { FREE, PRICES, quotes } from './sample-answers';

const meta = {
  title: 'Over the page/Chat',
  id: 'chat',
  component: Chat,
  argTypes: { answer: { control: false } },
  args: {
    answer: quotes(PRICES, FREE),
    bookingUrl: 'https://calendar.example.org/consultation',
    onOpenChange: fn(),
    onAnswered: fn(),
  },
  // Room for the open panel.
  parameters: { docs: { story: { height: '44rem' } } },
  // An open panel takes the focus, which would scroll a docs page to it.
  decorators: [
    (StoryOfChat, { args, viewMode }) =>
      viewMode === 'docs' && args.defaultOpen ? (
        <div inert>
          <StoryOfChat />
        </div>
      ) : (
        <StoryOfChat />
      ),
  ],
  render: (args) => (
    <>
      <main>
        <h1>A page</h1>
        <Button>Something on it</Button>
      </main>
      <ChatPlace>
        <Chat {...args} />
      </ChatPlace>
    </>
  ),
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Chat>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Waits until an element is visible: the panel fades in. */
const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

/** The link opens the panel. Escape closes the panel, and the focus returns to the link. */
export const Closed: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ask a question' });
    await expect(link).toHaveAttribute('href', '/contact');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    link.focus();
    await userEvent.keyboard('{Enter}');
    await seen(() => canvas.getByRole('dialog', { name: 'Ask a question' }));
    await expect(canvas.getByRole('textbox', { name: 'Your question' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Ask a question' })).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(2, false);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** The panel first says what the chat is. Escape closes it even if the focus is elsewhere, and the focus stays there. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(/I’m a machine, not a person/));
    await expect(canvas.getByRole('complementary', { name: 'Ask a question' })).toBeVisible();
    // The focus skips the notices, so they are the dialog's description for screen readers.
    const panel = canvas.getByRole('dialog', { name: 'Ask a question' });
    await expect(panel).toHaveAccessibleDescription(/I’m a machine.+don’t write anything personal/);
    const [field, send] = [canvas.getByRole('textbox'), canvas.getByRole('button', { name: 'Ask' })];
    const heights = [field, send].map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]);
    await expect(heights[0]).toEqual(heights[1]);
    await expect(canvas.getByRole('log', { name: 'Conversation' })).toBeEmptyDOMElement();
    await expect(within(canvas.getByRole('group', { name: 'For example' })).getAllByRole('button')).toHaveLength(3);
    const elsewhere = canvas.getByRole('button', { name: 'Something on it' });
    elsewhere.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(elsewhere).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Ask a question' }));
    await seen(() => canvas.getByRole('dialog'));
  },
};

/** Enter asks, Shift and Enter begin a line, and an empty question is an error. `onAnswered` gets the kind of the answer, never the question. */
export const Asking: Story = {
  args: { defaultOpen: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    await userEvent.type(field, '   {Enter}');
    await expect(canvas.getByRole('log')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please write your question first.');
    await userEvent.clear(field);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Please write your question first/);
    await userEvent.type(field, 'What does it cost?{Shift>}{Enter}{/Shift}Per session, I mean.{Enter}');
    await seen(() => canvas.getByText(PRICES.text));
    await expect(canvas.getByText(/What does it cost/)).toHaveTextContent('What does it cost? Per session, I mean.');
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('group', { name: 'For example' })).toBeNull();
    await expect(args.onAnswered).toHaveBeenCalledWith('quotations');
  },
};

/** The chat neither cuts nor sends a question that is one character too long. */
export const TooLong: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(CHAT_QUESTION_MAX + 1));
    await userEvent.keyboard('{Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/501 characters, and the limit is 500/);
    await expect(canvas.getByRole('log')).toBeEmptyDOMElement();
  },
};

/** The conversation is still there on the next page of the same tab. “Start over” deletes it. */
export const Kept: Story = {
  args: { defaultOpen: true },
  beforeEach: () => {
    const turns = [{ question: 'Is it free?', reply: { kind: 'quotations', quotations: [FREE] } }];
    sessionStorage.setItem(STORAGE_KEY.chat, JSON.stringify({ turns }));
  },
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(FREE.text));
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(canvas.getByRole('log')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('textbox', { name: 'Your question' })).toHaveFocus();
    await expect(sessionStorage.getItem(STORAGE_KEY.chat)).toBeNull();
  },
};

/** On a phone the panel is as wide as the screen. */
export const Phone: Story = {
  args: { defaultOpen: true, about: 'service' },
  globals: { viewport: { value: 'w390', isRotated: false } },
};
export const Dark: Story = { ...Kept, play: undefined, globals: { theme: 'dark' } };
export const Arabic: Story = { args: { defaultOpen: true, about: 'region' }, globals: { language: 'ar' } };
export const Japanese: Story = { args: { defaultOpen: true, about: 'learning' }, globals: { language: 'ja' } };
