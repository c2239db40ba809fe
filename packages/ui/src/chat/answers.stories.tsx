import { STATED_POLICIES, type StatedPolicy, type DirectAnswer } from '@tutoring/domain/chat-answer';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Chat, ChatPlace } from './chat';
import {
  always,
  EIGHT,
  failing,
  FREE,
  HELPLINES,
  JAPANESE,
  LONG,
  MONTH,
  PRICES,
  quotes,
  silent,
  sums,
  TABLE,
} from './sample-answers';

/** Each kind of answer, and failures. */
const meta = {
  title: 'Over the page/Chat/Answers',
  id: 'chat-answers',
  component: Chat,
  argTypes: { answer: { control: false } },
  args: {
    answer: quotes(PRICES),
    bookingUrl: 'https://calendar.example.org/consultation',
    defaultOpen: true,
    onAnswered: fn(),
    onHandOver: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
  render: (args) => (
    <ChatPlace>
      <Chat {...args} />
    </ChatPlace>
  ),
  beforeEach: () => {
    sessionStorage.clear();
    // Links must not leave the story.
    const stay = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    };
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
} satisfies Meta<typeof Chat>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const ask = async (canvas: Canvas, question = 'What does it cost?') =>
  userEvent.type(canvas.getByRole('textbox'), `${question}{Enter}`);
/** Returns a play function that asks a question and expects a text of the answer. */
const answered = (said: string | RegExp): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText(said)).toBeVisible();
  };
};

/** The chat quotes our pages word for word. Each quotation has a link to its place. */
export const Quotations: Story = {
  args: { answer: quotes(PRICES, FREE) },
  play: async (context) => {
    await answered(PRICES.text)(context);
    const quotation = context.canvas.getByText(PRICES.text);
    await expect(quotation.tagName).toBe('BLOCKQUOTE');
    await expect(quotation).toHaveAttribute('cite', '/tutoring-packages#prices');
    const link = context.canvas.getByRole('link', { name: 'Tutoring packages' });
    await expect(link.getAttribute('href')).toMatch(/^\/tutoring-packages#prices(:~:text=A%20session|$)/);
    await expect(context.canvas.queryByText(/From our page in/)).toBeNull();
  },
};

/** If a quotation is not in the page's language, the chat names its language. */
export const ForeignQuotation: Story = {
  args: { answer: quotes(JAPANESE, FREE) },
  globals: { language: 'ja' },
  play: async ({ canvas }) => {
    await ask(canvas, '無料ですか');
    const foreign = await canvas.findByText(FREE.text);
    await expect(foreign).toHaveAttribute('lang', 'en');
    await expect(foreign).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getAllByText('英語のページより：')).toHaveLength(1);
  },
};
export const ForeignQuotationInArabic: Story = {
  args: { answer: quotes(PRICES) },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await ask(canvas, 'كم تكلّف الحصة؟');
    await expect(await canvas.findByText('من صفحتنا باللغة الإنجليزية:')).toBeVisible();
    // Arabic pages do not load the serif font, and its fallback would be Times.
    await expect(getComputedStyle(canvas.getByText(PRICES.text)).fontFamily).not.toContain('Times');
  },
};
export const LongAnswers: Story = { args: { answer: quotes(LONG, LONG, PRICES) }, play: answered(PRICES.text) };
export const LongAnswersDark: Story = { ...LongAnswers, globals: { theme: 'dark' } };

/** If the question names a number of sessions, the chat calculates their price, and quotes the price of one. */
export const Sum: Story = {
  args: { answer: sums(EIGHT, PRICES) },
  play: async (context) => {
    await answered('8 × USD 59 / CAD 79 = USD 472 / CAD 632')(context);
    await expect(context.canvas.getByText(/^This is at the lowest price/)).toBeVisible();
    await expect(context.canvas.queryByText('A month has four or five weeks.')).toBeNull();
    await expect(context.canvas.getByText(PRICES.text)).toBeVisible();
  },
};
/** A month has a range. Arabic names the currencies, and reads the calculation from right to left. */
export const SumOfMonthInArabic: Story = {
  args: { answer: sums(MONTH, PRICES) },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await ask(canvas, 'كم تكلّف الحصص في الشهر؟');
    await expect(await canvas.findByText(/^4–5 × 59/)).toHaveTextContent(/236–295 دولارًا أمريكيًا/);
    await expect(canvas.getByText('في الشهر أربعة أسابيع أو خمسة.')).toBeVisible();
  },
};
/** A small table is quoted with a line for each row. */
export const Table: Story = {
  args: { answer: quotes(TABLE) },
  play: async ({ canvas }) => {
    await ask(canvas, 'When are you there?');
    const table = await canvas.findByText(/^Monday to Friday · 08:00–20:00/);
    const range = document.createRange();
    range.selectNodeContents(table);
    await expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(2);
  },
};

/** While the chat looks for an answer, the next question stays in the field. */
export const Thinking: Story = {
  args: { answer: fn(silent) },
  play: async (context) => {
    await answered('Searching our pages…')(context);
    await ask(context.canvas, 'Another one');
    await expect(context.canvas.getByRole('textbox')).toHaveValue('Another one');
    await expect(context.args.answer).toHaveBeenCalledOnce();
  },
};

/** If the chat is not sure, it says so, and links to other pages that come close. */
export const Unsure: Story = {
  args: { answer: always({ kind: 'quotations', quotations: [PRICES], near: [FREE] }) },
  play: async (context) => {
    await answered(/^I’m not sure/)(context);
    const near = context.canvas.getByText('Close to your question:').parentElement;
    await expect(near?.querySelectorAll('a')).toHaveLength(1);
  },
};

/** It also says so if no other page comes close. */
export const UnsureWithoutOthers: Story = {
  args: { answer: always({ kind: 'quotations', quotations: [PRICES], near: [] }) },
  play: async (context) => {
    await answered(/^I’m not sure/)(context);
    await expect(context.canvas.queryByText('Close to your question:')).toBeNull();
  },
};

/** Without an answer, it links to the closest pages, if there are any. */
export const UnknownButClose: Story = {
  args: { answer: always({ kind: 'unknown', near: [PRICES, FREE] }) },
  play: async (context) => {
    await answered(/^I don’t know/)(context);
    await expect(context.canvas.getByText('Close to your question:')).toBeVisible();
  },
};

/** The chat offers the contact form and the calendar. It passes the conversation on only if the visitor ticks the box. */
export const Unknown: Story = {
  args: { answer: always({ kind: 'unknown' }) },
  play: async (context) => {
    const { args, canvas } = context;
    await answered(/^I don’t know/)(context);
    await expect(canvas.getByRole('link', { name: /Book a Free Consultation/ })).toHaveAttribute('target', '_blank');
    const write = canvas.getByRole('link', { name: 'Write to us' });
    await userEvent.click(write);
    await expect(args.onHandOver).not.toHaveBeenCalled();
    await expect(sessionStorage.getItem(STORAGE_KEY.leadDraft)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send this conversation along' }));
    await userEvent.click(write);
    await expect(args.onHandOver).toHaveBeenCalledOnce();
    await expect(sessionStorage.getItem(STORAGE_KEY.leadDraft)).toContain('Me: What does it cost?');
  },
};

const policy = (of: StatedPolicy, said: RegExp): Story => ({
  args: { answer: always({ kind: 'policy', policy: of }) },
  play: answered(said),
});
/** What it declines, with the pages that say what we may do instead. */
export const Homework: Story = {
  args: {
    answer: always({
      kind: 'policy',
      policy: 'homework',
      near: [
        { text: 'We read a draft and ask questions.', language: 'en', title: 'Coursework', url: '/faq#coursework' },
      ],
    }),
  },
  play: async (context) => {
    await answered(/^I don’t write, solve or correct/)(context);
    await expect(context.canvas.getByRole('link', { name: 'Coursework' })).toBeVisible();
  },
};
export const Grades = policy('grades', /^Nobody can know which grade/);
export const PersonalDetails = policy('person', /^I don’t give details about people/);
export const Instructions = policy('instructions', /^I can only quote the pages/);
export const EveryPolicyInArabic: Story = {
  args: { answer: fn() },
  globals: { language: 'ar' },
  play: async ({ args, canvas }) => {
    const answers = STATED_POLICIES.map((one) => always({ kind: 'policy', policy: one }));
    const given = args.answer as ReturnType<typeof fn>;
    for (const [place, answer] of answers.entries()) {
      given.mockImplementation(answer);
      await ask(canvas, String(place));
      await waitFor(() => expect(canvas.getByRole('log').children).toHaveLength(place + 1));
      await waitFor(() => expect(canvas.queryByText('جارٍ البحث في صفحاتنا…')).toBeNull());
    }
  },
};

const direct = (answer: Omit<DirectAnswer, 'kind'>, said: RegExp): Story => ({
  args: { answer: always({ kind: 'direct', ...answer }), helplines: HELPLINES },
  play: answered(said),
});
/** The answer is in the language of the message, with the numbers of the visitor's country. */
export const Distress: Story = {
  ...direct({ about: 'distress', language: 'de', country: 'CH' }, /^Gut, dass du das geschrieben hast/),
  play: async (context) => {
    const { canvas } = context;
    await answered(/^Gut, dass du das geschrieben hast/)(context);
    await expect(canvas.getByRole('link', { name: '143' })).toHaveAttribute('href', 'tel:143');
    await expect(canvas.getByRole('link', { name: '144' })).toHaveAttribute('href', 'tel:144');
    // The visitor can choose another country.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Land' }), 'Deutschland');
    await expect(canvas.getByRole('link', { name: '116 111' })).toHaveAttribute('href', 'tel:116111');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Land' }), 'Anderes Land');
    await expect(canvas.getByRole('link', { name: 'helplines.example' })).toBeVisible();
  },
};
export const DistressInArabic = direct({ about: 'distress', language: 'ar' }, /^من الجيد أنك كتبت هذا/);
export const Worries = direct({ about: 'worries', language: 'en', country: 'CH' }, /^That sounds hard/);
/** A message that may be harmless gets its ordinary answer, and helplines below it. */
export const Hint: Story = {
  args: {
    answer: always({
      kind: 'policy',
      policy: 'homework',
      help: { kind: 'direct', about: 'worries', language: 'en', country: 'CH', isHint: true },
    }),
    helplines: HELPLINES,
  },
  play: async (context) => {
    await answered(/^I don’t write, solve or correct/)(context);
    await expect(context.canvas.getByText(/^If something is weighing on you/)).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: '144' })).toBeVisible();
  },
};
export const Abuse: Story = {
  ...direct({ about: 'abuse', language: 'en', country: 'CH' }, /^No adult may hit a child/),
  play: async (context) => {
    await answered(/^No adult may hit a child/)(context);
    await expect(context.canvas.getByRole('link', { name: 'How to raise a concern' })).toBeVisible();
  },
};
export const Machine = direct({ about: 'machine', language: 'en' }, /^Yes, I’m a machine/);
/** The chat answers courtesies in the language of the message, without helplines. */
export const Courtesy: Story = {
  ...direct({ about: 'joke', language: 'de', country: 'CH' }, /^Warum ist das Mathebuch/),
  play: async (context) => {
    await answered(/^Warum ist das Mathebuch/)(context);
    await expect(context.canvas.queryByRole('link', { name: '143' })).toBeNull();
    await expect(context.canvas.queryByRole('combobox')).toBeNull();
  },
};
/** Without the `helplines` prop the answer still says whom to tell. */
export const DistressWithoutHelplines: Story = {
  ...direct({ about: 'distress', language: 'fr' }, /^Tu as bien fait de l’écrire/),
  args: { answer: always({ kind: 'direct', about: 'distress', language: 'fr' }) },
};

/** After a failure the visitor can try again or write to a person. */
export const Failed: Story = {
  args: { answer: fn(failing) },
  play: async (context) => {
    const { args, canvas } = context;
    await answered(/^Something went wrong/)(context);
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toBeVisible();
    (args.answer as ReturnType<typeof fn>).mockImplementation(quotes(PRICES));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(PRICES.text)).toBeVisible();
    await expect(canvas.getByRole('log').children).toHaveLength(1);
    await expect(args.onAnswered).toHaveBeenLastCalledWith('quotations');
  },
};

/** Without a connection the chat says that the visitor is offline. */
export const FailedOffline: Story = {
  args: { answer: failing },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: answered(/^You seem to be offline/),
};
