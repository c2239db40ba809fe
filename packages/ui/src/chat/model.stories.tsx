import type { ChatReply } from '@tutoring/domain/chat-model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Chat, ChatPlace } from './chat';
import { FREE, PRICES } from './sample-answers';

const QUOTED: ChatReply = { kind: 'quotations', quotations: [PRICES, FREE] };
const WORDED: ChatReply = {
  ...QUOTED,
  sentences: [
    { text: 'The first consultation is free.', cites: [1] },
    { text: 'A session starts at CAD 79.', cites: [0] },
  ],
};

/** Streams quotations, then the model's sentences if the visitor has agreed. */
async function* growing(_question: string, isAgreed: boolean): AsyncGenerator<ChatReply> {
  yield await Promise.resolve(QUOTED);
  if (isAgreed) yield WORDED;
}
/** Streams quotations and never finishes. */
async function* unfinished(): AsyncGenerator<ChatReply> {
  yield QUOTED;
  await new Promise(() => undefined);
}

/** A chat with a language model, which the chat does not use until the visitor agrees. */
const meta = {
  title: 'Over the page/Chat/Model',
  id: 'chat-model',
  component: Chat,
  argTypes: { answer: { control: false } },
  args: {
    answer: growing,
    model: { receiver: 'Sample Models Inc.', age: 16 },
    bookingUrl: 'https://calendar.example.org/consultation',
    contact: '#contact',
    defaultOpen: true,
    onAnswered: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
  render: (args) => (
    <ChatPlace>
      <Chat {...args} />
    </ChatPlace>
  ),
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Chat>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const ask = (canvas: Canvas, question: string) => userEvent.type(canvas.getByRole('textbox'), `${question}{Enter}`);
const agree = (canvas: Canvas) => userEvent.click(canvas.getAllByRole('checkbox').at(-1) as HTMLElement);

/** Before the first question, the notice says who receives the questions, and from which age a visitor may agree alone. */
export const Notice: Story = {
  args: { answer: fn(growing) },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Let a language model word answers' });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(/go to .?Sample Models Inc.*at least 16 years/);
    await ask(canvas, 'Is it free?');
    await expect(await canvas.findByText(PRICES.text)).toBeVisible();
    await expect(args.answer).toHaveBeenLastCalledWith('Is it free?', false, [], []);
    await expect(canvas.queryByText(/language model’s words/)).toBeNull();
  },
};

/** The model's sentences follow the quotations. Each sentence links to the quotations that it cites. */
export const ModelAnswer: Story = {
  args: { answer: fn(growing) },
  play: async ({ args, canvas }) => {
    await agree(canvas);
    await ask(canvas, 'Is it free?');
    await expect(await canvas.findByText(/^The first consultation is free\./)).toBeVisible();
    await expect(args.answer).toHaveBeenLastCalledWith('Is it free?', true, [], []);
    const cited = canvas.getByRole('link', { name: `[2] ${FREE.title}` });
    await expect(cited.getAttribute('href')).toMatch(/^\/contact(#:~:text=|$)/);
  },
};
export const ModelAnswerDark: Story = { ...ModelAnswer, globals: { theme: 'dark' } };

/** The quotations are visible while the model still writes. */
export const Wording: Story = {
  args: { answer: unfinished },
  play: async ({ canvas }) => {
    await agree(canvas);
    await ask(canvas, 'Is it free?');
    await expect(await canvas.findByText('Wording an answer…')).toBeVisible();
    await expect(canvas.getByText(FREE.text)).toBeVisible();
  },
};

export const InArabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await agree(canvas);
    await ask(canvas, 'هل هي مجانية؟');
    await expect(await canvas.findByText('يصوغها نموذج لغوي كما يلي:')).toBeVisible();
  },
};
