import { STATED_POLICIES, type ChatAnswer } from '@tutoring/domain/chat-answer';
import { LEAD_LIMITS } from '@tutoring/domain/lead-limits';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Chat, type ChatProps } from './chat';
import { loadConversation, saveConversation, type Turn } from './conversation';
import { en } from './messages/en';
import { placeLink, textDirective } from './place-link';
import { failing, FREE, PRICES, quotes } from './sample-answers';
import { handOver, transcriptOf } from './transcript';
import '../styles/page.css';
import '../styles/widgets.css';
import '../styles/chat.css';

let host: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  sessionStorage.clear();
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  host.remove();
  vi.restoreAllMocks();
});

const chat = (props: Partial<ChatProps> = {}) => (
  <StrictMode>
    <Chat answer={quotes(PRICES)} bookingUrl="https://calendar.example.org" contact="#contact" {...props} />
  </StrictMode>
);
function part<Part extends Element>(selector: string): Part {
  const found = host.querySelector<Part>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
const field = () => part<HTMLTextAreaElement>('textarea');
const log = () => part('[role=log]').textContent;
async function open(props?: Partial<ChatProps>): Promise<void> {
  root = createRoot(host);
  root.render(chat({ defaultOpen: true, ...props }));
  await vi.waitFor(field);
}
const ask = (question: string) => userEvent.type(field(), `${question}{Enter}`);

describe('a page that the server has written', () => {
  beforeEach(() => (host.innerHTML = renderToString(chat())));
  const hydrate = async (props?: Partial<ChatProps>) => {
    const complaint = vi.spyOn(console, 'error');
    root = hydrateRoot(host, chat(props));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(complaint).not.toHaveBeenCalled();
  };

  it('has a link and an empty panel, and nothing to hear of either', () => {
    expect(part('a').getAttribute('href')).toBe('#contact');
    expect(part('a').hasAttribute('aria-expanded')).toBe(false);
    expect(part('dialog').childElementCount).toBe(0);
  });

  it('is filled where the page has opened it already, and takes the focus', async () => {
    part<HTMLDialogElement>('dialog').show();
    const onOpenChange = vi.fn();
    await hydrate({ onOpenChange });
    await vi.waitFor(() => expect(document.activeElement).toBe(field()));
    expect(part<HTMLDialogElement>('dialog').open).toBe(true);
    expect(onOpenChange).toHaveBeenCalledWith(true);
  });

  it('stays closed otherwise', async () => {
    await hydrate();
    expect(part<HTMLDialogElement>('dialog').open).toBe(false);
  });
});

it('leaves a press with a key to the browser: the link opens elsewhere', async () => {
  root = createRoot(host);
  root.render(chat());
  await vi.waitFor(() => part('a'));
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    host.addEventListener('click', (event) => event.preventDefault(), { once: true });
    part('a').dispatchEvent(press);
    expect(part<HTMLDialogElement>('dialog').open).toBe(false);
  }
});

it('is the caller’s to open and close', async () => {
  const onOpenChange = vi.fn();
  await open({ open: true, defaultOpen: false, onOpenChange });
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(part<HTMLDialogElement>('dialog').open).toBe(true);
});

it('keeps the question about cookies waiting while it is open', async () => {
  const banner = document.body.appendChild(document.createElement('section'));
  banner.dataset.enhance = 'consent';
  await open();
  await vi.waitFor(() => expect(getComputedStyle(banner).visibility).toBe('hidden'));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(getComputedStyle(banner).visibility).toBe('visible'));
  banner.remove();
});

it('asks nothing while an input method composes', async () => {
  await open();
  await userEvent.type(field(), '無料');
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  expect(field().value).toBe('無料');
  expect(log()).toBe('');
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await vi.waitFor(() => expect(log()).toContain(PRICES.text));
});

it('shows answers that come one after the other, each in place of the one before', async () => {
  let more: (answer: ChatAnswer) => void = () => undefined;
  async function* growing(): AsyncGenerator<ChatAnswer> {
    yield { kind: 'quotations', quotations: [FREE] };
    yield await new Promise<ChatAnswer>((resolve) => (more = resolve));
  }
  const onAnswered = vi.fn();
  await open({ answer: growing, onAnswered });
  await ask('What does it cost?');
  await vi.waitFor(() => expect(log()).toContain(FREE.text));
  expect(onAnswered).not.toHaveBeenCalled();
  more({ kind: 'quotations', quotations: [PRICES] });
  await vi.waitFor(() => expect(log()).toContain(PRICES.text));
  expect(log()).not.toContain(FREE.text);
  await vi.waitFor(() => expect(onAnswered).toHaveBeenCalledExactlyOnceWith('quotations'));
});

it('says what is wrong without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open({ answer: failing });
  await ask('What does it cost?');
  await vi.waitFor(() => expect(log()).toContain(en.failedOffline));
});

it('an answer that was not waited for can be asked for again on the next page', async () => {
  saveConversation({ turns: [{ question: 'What does it cost?' }] });
  await open();
  expect(log()).toContain(en.failed);
  await userEvent.click(part('[role=log] button'));
  await vi.waitFor(() => expect(log()).toContain(PRICES.text));
});

describe('what is stored', () => {
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
  ])('is nothing if it is not ours: %s', (stored) => {
    sessionStorage.setItem(STORAGE_KEY.chat, stored);
    expect(loadConversation()).toEqual({ turns: [] });
  });

  it('comes back as it was', () => {
    const turns: Turn[] = [
      { question: 'a', reply: { kind: 'quotations', quotations: [PRICES] } },
      { question: 'b', reply: { kind: 'policy', policy: 'homework' } },
      { question: 'c', reply: { kind: 'direct', about: 'distress', language: 'de', country: 'CH' } },
    ];
    saveConversation({ turns, handedOver: 'x' });
    expect(loadConversation()).toEqual({ turns, handedOver: 'x' });
  });
});

it('tells nobody that somebody was in distress', async () => {
  const onAnswered = vi.fn();
  await open({ answer: () => Promise.resolve({ kind: 'direct', about: 'distress', language: 'en' }), onAnswered });
  await ask('I want to die');
  await vi.waitFor(() => expect(onAnswered).toHaveBeenCalledExactlyOnceWith('policy'));
});

describe('a language model', () => {
  const model = { receiver: 'Sample Models', age: 13 };
  const answer = vi.fn(quotes(PRICES));
  const box = () => part<HTMLInputElement>('input[type=checkbox]');
  beforeEach(() => answer.mockClear());

  it('is not spoken of where there is none', async () => {
    await open({ answer });
    expect(host.textContent).toContain(en.stays);
    expect(host.textContent).not.toContain(en.modelAgree);
    await ask('Is it free?');
    expect(answer).toHaveBeenLastCalledWith('Is it free?', false);
  });

  it('is agreed to for this tab, until that is taken back', async () => {
    await open({ answer, model });
    expect(host.textContent).toContain(en.staysModel);
    await userEvent.click(box());
    await ask('Is it free?');
    expect(answer).toHaveBeenLastCalledWith('Is it free?', true);
    expect(loadConversation().agreedTo).toBe('Sample Models 13');
    await userEvent.click(box());
    await ask('And now?');
    expect(answer).toHaveBeenLastCalledWith('And now?', false);
  });

  it('is agreed to before anything is asked, also on the next page', async () => {
    saveConversation({ turns: [], agreedTo: 'Sample Models 13' });
    await open({ answer, model });
    expect(box().checked).toBe(true);
  });

  it.each([
    ['another age', { ...model, age: 16 }],
    ['another receiver', { ...model, receiver: 'Other Models' }],
  ])('of %s was not agreed to', async (_, other) => {
    saveConversation({ turns: [], agreedTo: 'Sample Models 13' });
    await open({ answer, model: other });
    expect(box().checked).toBe(false);
    await ask('Is it free?');
    expect(answer).toHaveBeenLastCalledWith('Is it free?', false);
  });

  it('is not agreed to any more after starting over', async () => {
    saveConversation({ turns: [{ question: 'a', reply: { kind: 'unknown' } }], agreedTo: 'Sample Models 13' });
    await open({ answer, model });
    const over = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === en.over);
    await userEvent.click(over as HTMLElement);
    expect(box().checked).toBe(false);
    expect(sessionStorage.getItem(STORAGE_KEY.chat)).toBeNull();
  });

  it('goes along with the conversation, said to be one', () => {
    const reply = { kind: 'quotations' as const, quotations: [FREE], sentences: [{ text: 'It is free.', cites: [0] }] };
    expect(transcriptOf([{ question: 'a', reply }], en, 1000)).toContain('Language model: It is free.');
  });

  it('cites nothing that is not there', async () => {
    const reply = {
      kind: 'quotations' as const,
      quotations: [FREE],
      sentences: [{ text: 'It is free.', cites: [0, 7] }],
    };
    saveConversation({ turns: [{ question: 'a', reply }] });
    await open();
    expect(host.querySelectorAll('[role=log] p a')).toHaveLength(1);
  });
});

describe('the way to a place', () => {
  it('names a short sentence whole, and a long one by its ends', () => {
    expect(textDirective('Half-price? No, never.', 'en')).toBe('Half%2Dprice%3F%20No%2C%20never.');
    expect(textDirective(PRICES.text, 'en')).toBe(
      'A%20session%20of%2060%20minutes,the%20amount%20before%20you%20decide.',
    );
  });
  it('is only the place’s name where the browser knows no more', () => {
    expect(placeLink(FREE)).toBe(`/contact#:~:text=${textDirective(FREE.text, 'en')}`);
    const known = Object.getOwnPropertyDescriptor(Document.prototype, 'fragmentDirective');
    delete (Document.prototype as Partial<{ fragmentDirective: unknown }>).fragmentDirective;
    expect(placeLink(PRICES)).toBe('/tutoring-packages#prices');
    Object.defineProperty(Document.prototype, 'fragmentDirective', known ?? {});
  });
});

describe('the conversation in a message', () => {
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
  const all = transcriptOf(turns, en, LEAD_LIMITS.message);

  it('says who said what, and where it stands', () => {
    expect(all).toContain('Me: What does it cost?');
    expect(all).toContain(`“${PRICES.text}” (Tutoring packages, /tutoring-packages#prices)`);
    expect(all.endsWith(`Chat: ${en.unknown}`)).toBe(true);
  });
  it('keeps what came last of a long one, and says that it is not all', () => {
    const some = transcriptOf(turns, en, all.length - 1);
    expect(some.length).toBeLessThan(all.length);
    expect(some).toContain(en.transcriptCut);
    expect(some).toContain('Me: And in June?');
    expect(some).not.toContain('Me: What does it cost?');
    expect(transcriptOf(turns, en, 10)).toBe('');
  });
  it('stands below what was typed, once, and never longer than the form takes', () => {
    const typed = 'I have typed this.';
    sessionStorage.setItem(STORAGE_KEY.leadDraft, JSON.stringify({ values: { name: 'Sample', message: typed } }));
    const first = handOver(turns.slice(0, 1), en);
    expect(message()).toBe(`${typed}\n\n${first}`);
    handOver(turns, en, first);
    expect(message()).toBe(`${typed}\n\n${all}`);
    expect(sessionStorage.getItem(STORAGE_KEY.leadDraft)).toContain('Sample');
    handOver(Array.from({ length: 40 }, () => turns).flat(), en, all);
    expect(message()?.length).toBeLessThanOrEqual(LEAD_LIMITS.message);
    expect(message()?.startsWith(typed)).toBe(true);
  });
  it('has words for every policy', () => {
    for (const policy of STATED_POLICIES) {
      const said = transcriptOf([{ question: 'a', reply: { kind: 'policy', policy } }], en, LEAD_LIMITS.message);
      expect(said).toContain(en[`policy_${policy}`]);
    }
  });
});
