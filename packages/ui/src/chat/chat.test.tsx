import {
  DIRECT_SUBJECTS,
  STATED_POLICIES,
  URGENT_SUBJECTS,
  type ChatAnswer,
  type DirectAnswer,
} from '@tutoring/domain/chat-answer';
import { LEAD_LIMITS } from '@tutoring/domain/lead-limits';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { serverWritten } from '../lib/server-written';
import { askChat } from './ask';
import { Chat } from './chat';
import type { ChatProps } from './chat-props';
import { historyOf, loadConversation, saveConversation, type Turn } from './conversation';
import { paragraphsOf } from './direct-text';
import { enhanceChatPanel } from './enhance';
import { en } from './messages/en';
import { placeLink, textDirective } from './place-link';
import { always, EIGHT, failing, FREE, HELPLINES, MONTH, PRICES, quotes, sums, TABLE } from './sample-answers';
import { handOver, transcriptOf } from './transcript';

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.restoreAllMocks());

const chat = (props: Partial<ChatProps> = {}) => (
  <StrictMode>
    <Chat answer={quotes(PRICES)} bookingUrl="https://calendar.example.org" contact="#contact" {...props} />
  </StrictMode>
);
const link = () => screen.getByRole('link', { name: en.ask });
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const log = () => screen.getByRole('log').textContent;
const open = (props?: Partial<ChatProps>) => render(chat({ defaultOpen: true, ...props }));
const ask = (question: string) => userEvent.type(field(), `${question}{Enter}`);

/** Help for a message that may be harmless. */
const HINT = { kind: 'direct', about: 'worries', language: 'de', isHint: true } as const;

describe('server-rendered HTML', () => {
  let container: HTMLElement;
  beforeEach(() => {
    container = serverWritten(chat(), 'dialog').host;
  });
  const hydrate = (props?: Partial<ChatProps>) => {
    const error = vi.spyOn(console, 'error');
    render(chat(props), { container, hydrate: true });
    expect(error).not.toHaveBeenCalled();
  };

  it('has a link to the contact form and an empty dialog', () => {
    expect(link()).toHaveAttribute('href', '#contact');
    expect(link()).not.toHaveAttribute('aria-expanded');
    expect(dialog()).toBeEmptyDOMElement();
  });

  it('fills a dialog that the page has opened before hydration, and moves the focus into it', async () => {
    dialog().show();
    const onOpenChange = vi.fn();
    hydrate({ onOpenChange });
    await waitFor(() => expect(field()).toHaveFocus());
    expect(dialog().open).toBe(true);
    expect(onOpenChange).toHaveBeenCalledWith(true);
  });

  it('leaves a closed dialog closed', () => {
    hydrate();
    expect(dialog().open).toBe(false);
  });
});

describe('a panel that the page has filled before hydration', () => {
  let container: HTMLElement;
  beforeEach(() => {
    container = serverWritten(chat({ prefilled: true }), 'dialog').host;
    dialog().show();
  });
  const hydrate = (props?: Partial<ChatProps>) => {
    const error = vi.spyOn(console, 'error');
    render(chat({ prefilled: true, ...props }), { container, hydrate: true });
    expect(error).not.toHaveBeenCalled();
  };

  it('is usable, and keeps the focus and the text through hydration', async () => {
    const sendEarly = enhanceChatPanel(dialog());
    const early = field();
    expect(early).toHaveFocus();
    await userEvent.type(early, 'What does');
    const onOpenChange = vi.fn();
    hydrate({ onOpenChange });
    sendEarly();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(true));
    expect(field()).toBe(early);
    expect(early).toHaveFocus();
    await userEvent.type(early, ' it cost?{Enter}');
    await waitFor(() => expect(log()).toContain(PRICES.text));
    expect(log()).toContain('What does it cost?');
    expect(early.value).toBe('');
  });

  it.each([
    ['by Enter', () => userEvent.type(field(), 'What does it cost?{Enter}')],
    [
      'by its button',
      async () => {
        await userEvent.type(field(), 'What does it cost?');
        await userEvent.click(screen.getByRole('button', { name: en.send }));
      },
    ],
  ])('asks after hydration what was sent early: %s', async (_, send) => {
    const sendEarly = enhanceChatPanel(dialog());
    await send();
    expect(field().value).toBe('What does it cost?');
    expect(dialog()).toHaveAttribute('aria-busy', 'true');
    const onOpenChange = vi.fn();
    hydrate({ onOpenChange });
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(true));
    sendEarly();
    await waitFor(() => expect(log()).toContain(PRICES.text));
    expect(field().value).toBe('');
    expect(dialog()).not.toHaveAttribute('aria-busy');
  });

  it('shows a question of the page in the field, and asks it after hydration', async () => {
    const sendEarly = enhanceChatPanel(dialog(), 'What does it cost?');
    expect(field().value).toBe('What does it cost?');
    expect(dialog()).toHaveAttribute('aria-busy', 'true');
    hydrate();
    sendEarly();
    await waitFor(() => expect(log()).toContain(PRICES.text));
    expect(field().value).toBe('');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: en.close }))],
  ])('closes by %s, also before hydration, and asks nothing then', async (_, close) => {
    dialog().close();
    // As in Safari, which does not focus a link that is pressed.
    (document.activeElement as HTMLElement | null)?.blur();
    dialog().show();
    const sendEarly = enhanceChatPanel(dialog(), 'What does it cost?');
    document.documentElement.dataset.chat = 'open';
    await close();
    expect(dialog().open).toBe(false);
    expect(document.documentElement.dataset.chat).toBeUndefined();
    expect(link()).toHaveFocus();
    expect(link()).toHaveAttribute('aria-expanded', 'false');
    const answer = vi.fn(quotes(PRICES));
    hydrate({ answer });
    sendEarly();
    expect(dialog().open).toBe(false);
    expect(answer).not.toHaveBeenCalled();
    await userEvent.click(link());
    expect(dialog().open).toBe(true);
    expect(field()).toHaveFocus();
  });

  it('leaves Escape to a modal dialog above it', async () => {
    const panel = dialog();
    onTestFinished(enhanceChatPanel(panel));
    const modal = document.body.appendChild(document.createElement('dialog'));
    onTestFinished(() => modal.remove());
    modal.showModal();
    await userEvent.keyboard('{Escape}');
    expect(panel.open).toBe(true);
  });
});

describe('askChat', () => {
  it('opens the panel with the answer, and returns the focus', async () => {
    render(chat());
    const opener = document.body.appendChild(document.createElement('button'));
    opener.textContent = 'Ask';
    opener.focus();
    expect(askChat('What does it cost?')).toBe(true);
    await waitFor(() => expect(log()).toContain(PRICES.text));
    expect(dialog().open).toBe(true);
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(opener).toHaveFocus();
    opener.remove();
  });

  it('asks one question at a time', async () => {
    const answer = vi.fn(() => new Promise<never>(() => undefined));
    render(chat({ answer }));
    askChat('What does it cost?');
    await waitFor(() => expect(log()).toContain('What does it cost?'));
    expect(askChat('Who teaches?')).toBe(true);
    expect(answer).toHaveBeenCalledOnce();
    expect(field().value).toBe('Who teaches?');
  });

  it('closes a modal dialog, which would cover the panel', async () => {
    render(chat());
    const modal = document.body.appendChild(document.createElement('dialog'));
    modal.showModal();
    askChat('What does it cost?');
    expect(modal.open).toBe(false);
    await waitFor(() => expect(field()).toHaveFocus());
    modal.remove();
  });

  it('says whether there is a chat', () => {
    expect(askChat('What does it cost?')).toBe(false);
    render(chat());
    expect(askChat(' ')).toBe(false);
    expect(dialog().open).toBe(false);
  });
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('lets the browser open the link in a new tab with %s', (key) => {
  const { container } = render(chat());
  container.addEventListener('click', (event) => event.preventDefault());
  link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
  expect(dialog().open).toBe(false);
});

it('stays open after Escape while the caller keeps `open`', async () => {
  const onOpenChange = vi.fn();
  open({ open: true, defaultOpen: false, onOpenChange });
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(dialog().open).toBe(true);
});

it('hides the cookie banner while it is open', async () => {
  const banner = document.body.appendChild(document.createElement('section'));
  banner.dataset.enhance = 'consent';
  open();
  await waitFor(() => expect(getComputedStyle(banner).visibility).toBe('hidden'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(getComputedStyle(banner).visibility).toBe('visible'));
  banner.remove();
});

it('sends nothing while an input method composes', async () => {
  open();
  await userEvent.type(field(), '無料');
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  expect(field().value).toBe('無料');
  expect(log()).toBe('');
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await waitFor(() => expect(log()).toContain(PRICES.text));
});

it('replaces a streamed answer with the next version of it', async () => {
  let more: (answer: ChatAnswer) => void = () => undefined;
  async function* growing(): AsyncGenerator<ChatAnswer> {
    yield { kind: 'quotations', quotations: [FREE] };
    yield await new Promise<ChatAnswer>((resolve) => (more = resolve));
  }
  const onAnswered = vi.fn();
  open({ answer: growing, onAnswered });
  await ask('What does it cost?');
  await waitFor(() => expect(log()).toContain(FREE.text));
  expect(onAnswered).not.toHaveBeenCalled();
  more({ kind: 'quotations', quotations: [PRICES] });
  await waitFor(() => expect(log()).toContain(PRICES.text));
  expect(log()).not.toContain(FREE.text);
  await waitFor(() => expect(onAnswered).toHaveBeenCalledExactlyOnceWith('quotations'));
});

it('says that the visitor is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open({ answer: failing });
  await ask('What does it cost?');
  await waitFor(() => expect(log()).toContain(en.failedOffline));
});

it('offers to retry a question that the visitor left unanswered on the page before', async () => {
  saveConversation({ turns: [{ question: 'What does it cost?' }] });
  open();
  expect(log()).toContain(en.failed);
  await userEvent.click(within(screen.getByRole('log')).getByRole('button'));
  await waitFor(() => expect(log()).toContain(PRICES.text));
});

describe('the stored conversation', () => {
  it.each([
    'nonsense',
    'null',
    '[]',
    '{"turns":3}',
    '{"turns":[null]}',
    '{"turns":[{"question":1}]}',
    '{"turns":[{"question":"a","reply":{"kind":"other"}}]}',
    '{"turns":[{"question":"a","reply":{"kind":"quotations"}}]}',
    '{"turns":[{"question":"a","reply":{"kind":"quotations","quotations":[],"sentences":[{"text":1}]}}]}',
    '{"turns":[{"question":"a","reply":{"kind":"quotations","quotations":[{"text":"a","title":"b","url":"javascript:1"}]}}]}',
    '{"turns":[{"question":"a","reply":{"kind":"quotations","quotations":[{"text":"a","title":"b","url":"//c"}]}}]}',
    '{"turns":[{"question":"a","reply":{"kind":"quotations","quotations":[],"sum":{"sessions":[8]}}}]}',
    '{"turns":[{"question":"a","reply":{"kind":"direct","about":"other","language":"de"}}]}',
    '{"turns":[{"question":"a","reply":{"kind":"policy","policy":"homework","help":{"kind":"direct"}}}]}',
  ])('is empty if its format is unknown: %s', (stored) => {
    sessionStorage.setItem(STORAGE_KEY.chat, stored);
    expect(loadConversation()).toEqual({ turns: [] });
  });

  it('loads as it was saved', () => {
    const turns: Turn[] = [
      { question: 'a', reply: { kind: 'quotations', quotations: [PRICES] } },
      { question: 'm', reply: { kind: 'quotations', quotations: [PRICES], sum: MONTH } },
      { question: 'j', reply: { kind: 'direct', about: 'joke', language: 'de' } },
      { question: 'b', reply: { kind: 'policy', policy: 'homework' } },
      { question: 'c', reply: { kind: 'direct', about: 'distress', language: 'de', country: 'CH' } },
      { question: 'h', reply: { kind: 'quotations', quotations: [PRICES], help: HINT } },
    ];
    saveConversation({ turns, handedOver: 'x' });
    expect(loadConversation()).toEqual({ turns, handedOver: 'x' });
  });
});

it('reports an answer to a visitor in distress as a policy', async () => {
  const onAnswered = vi.fn();
  open({ answer: () => Promise.resolve({ kind: 'direct', about: 'distress', language: 'en' }), onAnswered });
  await ask('I want to die');
  await waitFor(() => expect(onAnswered).toHaveBeenCalledExactlyOnceWith('policy'));
});

it.each(DIRECT_SUBJECTS)('shows helplines only to somebody who may need help: %s', async (about) => {
  const answer: DirectAnswer = { kind: 'direct', about, language: 'en' };
  open({ answer: always(answer), helplines: HELPLINES });
  await ask('a');
  await waitFor(() => expect(log()).toContain(paragraphsOf(answer).before[0]));
  const isUrgent = (URGENT_SUBJECTS as readonly string[]).includes(about);
  expect(within(screen.getByRole('log')).queryAllByRole('combobox')).toHaveLength(isUrgent ? 1 : 0);
});

it('shows the answer to a hint of distress, then helplines, without claiming to know', async () => {
  open({ answer: always({ kind: 'quotations', quotations: [PRICES], help: HINT }), helplines: HELPLINES });
  await ask('a');
  await waitFor(() => expect(log()).toContain(PRICES.text));
  expect(log()).not.toContain(paragraphsOf({ ...HINT, isHint: false }).before[0]);
  const [perhaps = ''] = paragraphsOf(HINT).before;
  expect(log()?.indexOf(perhaps)).toBeGreaterThan(log()?.indexOf(PRICES.text) ?? 0);
  expect(within(screen.getByRole('log')).getAllByRole('combobox')).toHaveLength(1);
});

describe('a sum', () => {
  it('precedes the quotation, with what it rests on', async () => {
    open({ answer: sums(EIGHT, PRICES) });
    await ask('8 sessions?');
    await waitFor(() => expect(log()).toContain('= USD\u00a0472 / CAD\u00a0632'));
    expect(log()?.indexOf(en.sum)).toBeLessThan(log()?.indexOf(PRICES.text) ?? 0);
    expect(log()).toContain(en.sum);
    expect(log()).not.toContain(en.sumMonth);
  });

  it('says how many weeks a month has', async () => {
    open({ answer: sums(MONTH, PRICES) });
    await ask('A month?');
    await waitFor(() => expect(log()).toContain('4–5 × USD\u00a059'));
    expect(log()).toContain(en.sumMonth);
  });

  it('goes into the transcript', () => {
    const reply = { kind: 'quotations' as const, quotations: [PRICES], sum: EIGHT };
    expect(transcriptOf([{ question: 'a', reply }], en, 'en', 1000)).toContain(
      `Chat: 8 × USD\u00a059 / CAD\u00a079 = USD\u00a0472 / CAD\u00a0632\n${en.sum}\n“${PRICES.text}”`,
    );
  });
});

describe('a language model', () => {
  const model = { receiver: 'Sample Models', age: 13 };
  const answer = vi.fn(quotes(PRICES));
  const box = () => screen.getByRole('checkbox', { name: en.modelAgree });
  beforeEach(() => answer.mockClear());

  it('is not mentioned without the `model` prop', async () => {
    open({ answer });
    expect(dialog().textContent).toContain(en.stays);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await ask('Is it free?');
    expect(answer).toHaveBeenLastCalledWith('Is it free?', false, [], []);
  });

  it('is used after the visitor agrees, and no longer after the visitor withdraws the agreement', async () => {
    open({ answer, model });
    expect(dialog().textContent).toContain(en.stays);
    await userEvent.click(box());
    expect(dialog().textContent).toContain(en.staysModel);
    await ask('Is it free?');
    expect(answer).toHaveBeenLastCalledWith('Is it free?', true, [], []);
    expect(loadConversation().agreedTo).toBe('Sample Models 13');
    await userEvent.click(box());
    await ask('And now?');
    expect(answer).toHaveBeenLastCalledWith('And now?', false, [], ['Is it free?']);
  });

  it.each([
    ['suggested questions', []],
    ['conversation', [{ question: 'Who teaches?', reply: { kind: 'unknown' } }] satisfies Turn[]],
  ])('moves nothing when it becomes known late: %s', (_, turns) => {
    saveConversation({ turns });
    const { rerender } = open({ answer });
    const places = () =>
      [...dialog().querySelectorAll('h2, p, button, textarea')].map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return [element.textContent, x, y, width];
      });
    const before = places();
    rerender(chat({ defaultOpen: true, answer, model }));
    expect(box()).toBeInTheDocument();
    const after = places();
    expect(before.length).toBeGreaterThan(5);
    for (const place of before) expect(after).toContainEqual(place);
  });

  it('keeps the visitor’s agreement on the next page', () => {
    saveConversation({ turns: [], agreedTo: 'Sample Models 13' });
    open({ answer, model });
    expect(box()).toBeChecked();
  });

  it.each([
    ['another age', { ...model, age: 16 }],
    ['another receiver', { ...model, receiver: 'Other Models' }],
  ])('needs a new agreement for %s', async (_, other) => {
    saveConversation({ turns: [], agreedTo: 'Sample Models 13' });
    open({ answer, model: other });
    expect(box()).not.toBeChecked();
    await ask('Is it free?');
    expect(answer).toHaveBeenLastCalledWith('Is it free?', false, [], []);
  });

  it('needs a new agreement after starting over', async () => {
    saveConversation({ turns: [{ question: 'a', reply: { kind: 'unknown' } }], agreedTo: 'Sample Models 13' });
    open({ answer, model });
    await userEvent.click(screen.getByRole('button', { name: en.over }));
    expect(box()).not.toBeChecked();
    expect(sessionStorage.getItem(STORAGE_KEY.chat)).toBeNull();
  });

  it('is named as the author of its sentences in the transcript', () => {
    const reply = { kind: 'quotations' as const, quotations: [FREE], sentences: [{ text: 'It is free.', cites: [0] }] };
    expect(transcriptOf([{ question: 'a', reply }], en, 'en', 1000)).toContain('Language model: It is free.');
  });

  it('drops a citation of a quotation that does not exist', () => {
    const reply = {
      kind: 'quotations' as const,
      quotations: [FREE],
      sentences: [{ text: 'It is free.', cites: [0, 7] }],
    };
    saveConversation({ turns: [{ question: 'a', reply }] });
    open();
    const sentence = screen.getByText(/^It is free\./, { selector: '[role=log] span' });
    expect(within(sentence).getAllByRole('link')).toHaveLength(1);
  });
});

describe('a link to a quotation', () => {
  it('highlights a short sentence as a whole, and a long one by its first and last words', () => {
    expect(textDirective('Half-price? No, never.', 'en')).toBe('Half%2Dprice%3F%20No%2C%20never.');
    expect(textDirective(PRICES.text, 'en')).toBe(
      'A%20session%20of%2060%20minutes,the%20amount%20before%20you%20decide.',
    );
  });
  it('names words of the first and the last cell of a table', () => {
    expect(textDirective(TABLE.text, 'en')).toBe('Monday%20to%20Friday,09%3A00%E2%80%9313%3A00');
    const long = 'One two three four five six · seven\nEight · nine ten eleven twelve thirteen fourteen';
    expect(textDirective(long, 'en')).toBe(
      'One%20two%20three%20four%20five,ten%20eleven%20twelve%20thirteen%20fourteen',
    );
  });
  it('leads to the section if the first cell is a word that is likely elsewhere too', () => {
    expect(placeLink({ ...TABLE, text: 'Saturday · 09:00\nSunday · closed' })).toBe('/contact#times');
  });
  it('leads to the section in browsers without text fragments', () => {
    expect(placeLink(FREE)).toBe(`/contact#:~:text=${textDirective(FREE.text, 'en')}`);
    const known = Object.getOwnPropertyDescriptor(Document.prototype, 'fragmentDirective');
    delete (Document.prototype as Partial<{ fragmentDirective: unknown }>).fragmentDirective;
    expect(placeLink(PRICES)).toBe('/tutoring-packages#prices');
    Object.defineProperty(Document.prototype, 'fragmentDirective', known ?? {});
  });
});

describe('the transcript in the lead form’s message', () => {
  const turns: Turn[] = [
    { question: 'What does it cost?', reply: { kind: 'quotations', quotations: [PRICES, FREE] } },
    { question: 'And in June?', reply: { kind: 'unknown' } },
  ];
  const message = () => {
    const draft = JSON.parse(sessionStorage.getItem(STORAGE_KEY.leadDraft) ?? '{}') as {
      values?: { message?: string };
    };
    return draft.values?.message;
  };
  const all = transcriptOf(turns, en, 'en', LEAD_LIMITS.message);

  it('names the speaker of each turn and the source of each quotation', () => {
    expect(all).toContain('Me: What does it cost?');
    expect(all).toContain(`“${PRICES.text}” (Tutoring packages, /tutoring-packages#prices)`);
    expect(all.endsWith(`Chat: ${en.unknown}`)).toBe(true);
  });
  it('keeps the latest turns of a long conversation, and says that it is cut', () => {
    const some = transcriptOf(turns, en, 'en', all.length - 1);
    expect(some.length).toBeLessThan(all.length);
    expect(some).toContain(en.transcriptCut);
    expect(some).toContain('Me: And in June?');
    expect(some).not.toContain('Me: What does it cost?');
    expect(transcriptOf(turns, en, 'en', 10)).toBe('');
  });
  it('is appended once to what the visitor typed, within the limit of the form', () => {
    const typed = 'I have typed this.';
    sessionStorage.setItem(STORAGE_KEY.leadDraft, JSON.stringify({ values: { name: 'Sample', message: typed } }));
    const first = handOver(turns.slice(0, 1), en, 'en');
    expect(message()).toBe(`${typed}\n\n${first}`);
    handOver(turns, en, 'en', first);
    expect(message()).toBe(`${typed}\n\n${all}`);
    expect(sessionStorage.getItem(STORAGE_KEY.leadDraft)).toContain('Sample');
    handOver(Array.from({ length: 40 }, () => turns).flat(), en, 'en', all);
    expect(message()?.length).toBeLessThanOrEqual(LEAD_LIMITS.message);
    expect(message()?.startsWith(typed)).toBe(true);
  });
  it('has a message for every policy', () => {
    for (const policy of STATED_POLICIES) {
      const said = transcriptOf([{ question: 'a', reply: { kind: 'policy', policy } }], en, 'en', LEAD_LIMITS.message);
      expect(said).toContain(en[`policy_${policy}`]);
    }
  });
});

describe('the history for a language model', () => {
  const turn = (
    question: string,
    agreedTo?: string,
    reply: Turn['reply'] = { kind: 'quotations', quotations: [FREE] },
  ): Turn => (agreedTo ? { question, reply, agreedTo } : { question, reply });
  const questions = (...turns: Turn[]) => historyOf(turns, 'Sample 16', 'en').map(({ question }) => question);

  it('has only what the visitor asked with agreement to the same notice', () => {
    expect(questions(turn('before'), turn('other', 'Other 16'), turn('mine', 'Sample 16'))).toEqual(['mine']);
  });

  it('has the last turns', () => {
    expect(questions(...['a', 'b', 'c', 'd'].map((one) => turn(one, 'Sample 16')))).toEqual(['b', 'c', 'd']);
  });

  it.each<NonNullable<Turn['reply']>>([
    ...DIRECT_SUBJECTS.map((about) => ({ kind: 'direct', about, language: 'en' }) as const),
    ...STATED_POLICIES.map((policy) => ({ kind: 'policy', policy }) as const),
    { kind: 'quotations', quotations: [FREE], help: HINT },
    { kind: 'unknown' },
    { kind: 'failed', isOffline: false },
  ])('has no turn that ended with %j', (reply) => {
    const turns = [turn('a', 'Sample 16'), turn('secret', 'Sample 16', reply), turn('b', 'Sample 16')];
    expect(JSON.stringify(historyOf(turns, 'Sample 16', 'en'))).not.toContain('secret');
    expect(questions(...turns)).toEqual(['a', 'b']);
  });

  it('has what the visitor read: the model’s sentences, or else the first quotation', () => {
    const sentences = [{ text: 'It is free.', cites: [0] }];
    const worded = turn('a', 'n', { kind: 'quotations', quotations: [FREE], sentences });
    expect(historyOf([worded, turn('b', 'n')], 'n', 'en')).toEqual([
      { question: 'a', answer: 'It is free.' },
      { question: 'b', answer: FREE.text },
    ]);
    const long = turn('c', 'n', { kind: 'quotations', quotations: [{ ...FREE, text: 'x'.repeat(2000) }] });
    expect(historyOf([long], 'n', 'en')[0]?.answer).toHaveLength(600);
  });

  it('has the sum that the visitor read, before anything that is cut', () => {
    const long = { ...PRICES, text: 'x'.repeat(2000) };
    const summed = turn('8 sessions?', 'n', { kind: 'quotations', quotations: [long], sum: EIGHT });
    const [{ answer = '' } = {}] = historyOf([summed], 'n', 'en');
    expect(answer).toMatch(/^8 × USD\s59 \/ CAD\s79 = USD\s472 \/ CAD\s632\. xxx/);
    expect(answer).toHaveLength(600);
  });

  it('goes along with the next question, also after a reload, and never without agreement', async () => {
    const answer = vi.fn(quotes(FREE));
    const model = { receiver: 'Sample Models', age: 16 };
    const { unmount } = open({ answer, model });
    await ask('First?');
    await userEvent.click(screen.getByRole('checkbox', { name: en.modelAgree }));
    await ask('Second?');
    unmount();
    open({ answer, model });
    await ask('Third?');
    expect(answer.mock.calls).toEqual([
      ['First?', false, [], []],
      ['Second?', true, [], ['First?']],
      ['Third?', true, [{ question: 'Second?', answer: FREE.text }], ['First?', 'Second?']],
    ]);
  });
});
