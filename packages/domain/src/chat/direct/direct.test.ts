import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '../../languages';
import { finderOf } from '../phrases';
import { answerIn, isFreeOfDistress } from './direct';
import { MORE_MESSAGES } from './more-messages/index.test-data';
import { loadPhrases } from './phrases';
import { PHONE_MESSAGES } from './phone-messages/index.test-data';
import { ABUSE, DISTRESS, HARMLESS, MACHINE, type Message } from './messages.test-data';

const phrases = await loadPhrases();
const directAnswer = (message: string, page: Language) => answerIn(phrases, message, page);

/** The share of a language's messages that must be recognised. */
const RECALL = 0.95;
/** The number of harmless messages, of 200, that may be misread. */
const FALSE_ALARMS = 2;

const recognised = (messages: readonly Message[], about: string) =>
  messages.filter(([page, language, text]) => {
    const answer = directAnswer(text, page);
    return answer?.about === about && answer.language === language;
  });
const missed = (messages: readonly Message[], about: string) => {
  const right = new Set(recognised(messages, about));
  return messages.filter((message) => !right.has(message)).map((m) => [...m, directAnswer(m[2], m[0])]);
};

describe.each([
  ['distress', DISTRESS],
  ['abuse', ABUSE],
  ['machine', MACHINE],
] as const)('%s', (about, messages) => {
  it.each(LANGUAGES)('is recognised and answered in the language of the message: %s', (language) => {
    const ours = messages.filter(([, of]) => of === language);
    expect(ours.length).toBeGreaterThanOrEqual(about === 'distress' ? 10 : 3);
    const share = recognised(ours, about).length / ours.length;
    expect(share, JSON.stringify(missed(ours, about), null, 1)).toBeGreaterThanOrEqual(RECALL);
  });
});

it('does not misread harmless messages', () => {
  const all = LANGUAGES.flatMap((language) => HARMLESS[language].map((text) => [language, text] as const));
  expect(all.length).toBeGreaterThanOrEqual(200);
  const alarming = all.flatMap(([page, text]) => {
    const answer = directAnswer(text, page);
    return answer ? [[page, text, answer.about, answer.language]] : [];
  });
  expect(alarming.length, JSON.stringify(alarming, null, 1)).toBeLessThanOrEqual(FALSE_ALARMS);
});

/** All three answers name helplines. */
const KIND: readonly (string | undefined)[] = ['distress', 'abuse', 'worries'];
const otherPage = (language: Language): Language => (language === 'en' ? 'de' : 'en');

describe('messages of the second set', () => {
  it.each(LANGUAGES)('get an answer with helplines on any page: %s', (language) => {
    const { distress, abuse } = MORE_MESSAGES[language];
    const messages = [...distress, ...abuse];
    const answered = (text: string, page: Language) => KIND.includes(directAnswer(text, page)?.about);
    const missed = messages.filter((text) => !answered(text, language) || !answered(text, otherPage(language)));
    expect(messages.length).toBeGreaterThanOrEqual(55);
    expect(1 - missed.length / messages.length, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(RECALL);
  });

  it.each(LANGUAGES)('are classified as distress, abuse or other worries: %s', (language) => {
    const { distress, abuse } = MORE_MESSAGES[language];
    const exact = [
      ...distress.filter((text) => directAnswer(text, language)?.about === 'distress'),
      ...abuse.filter((text) => directAnswer(text, language)?.about === 'abuse'),
    ];
    expect(exact.length / (distress.length + abuse.length)).toBeGreaterThanOrEqual(0.9);
  });

  it('are not misread if they are harmless', () => {
    const all = LANGUAGES.flatMap((language) =>
      MORE_MESSAGES[language].harmless.map((text) => [language, text] as const),
    );
    const answers = all.map(([page, text]) => ({ text, answer: directAnswer(text, page) }));
    const alarming = answers.filter(({ answer }) => answer && !answer.isHint);
    const hints = answers.filter(({ answer }) => answer?.isHint);
    expect(all.length).toBeGreaterThanOrEqual(700);
    expect(alarming.length / all.length, JSON.stringify(alarming, null, 1)).toBeLessThanOrEqual(0.01);
    expect(hints.length / all.length, JSON.stringify(hints, null, 1)).toBeLessThanOrEqual(0.01);
  });
});

describe.each(['development', 'heldOut'] as const)('messages from a phone: %s', (half) => {
  const answered = (text: string, page: Language) => KIND.includes(directAnswer(text, page)?.about);

  it.each(LANGUAGES)('get an answer with helplines on any page: %s', (language) => {
    const { distress, abuse } = PHONE_MESSAGES[language][half];
    const messages = [...distress, ...abuse];
    const right = messages.filter((text) => answered(text, language) && answered(text, otherPage(language)));
    expect(messages.length).toBeGreaterThanOrEqual(12);
    // Only the count, so that nobody tunes the phrases on the held-out half.
    expect(right.length / messages.length).toBeGreaterThanOrEqual(0.9);
  });

  it('are not misread if they are harmless', () => {
    const all = LANGUAGES.flatMap((language) =>
      PHONE_MESSAGES[language][half].harmless.map((text) => [language, text] as const),
    );
    const answersTo = ([page, text]: (typeof all)[number]) => [
      directAnswer(text, page),
      directAnswer(text, otherPage(page)),
    ];
    const right = all.filter((one) => answersTo(one).every((answer) => !answer || answer.isHint));
    const hints = all.filter((one) => answersTo(one).some((answer) => answer?.isHint));
    expect(right.length / all.length).toBeGreaterThanOrEqual(0.96);
    expect(hints.length / all.length).toBeLessThanOrEqual(0.04);
  });
});

/** All phrases of a language. concern.test.ts compiles its clues. */
function listsOf(language: Language): readonly string[] {
  const { clues: _, ...lists } = phrases.get(language) ?? {};
  return Object.values<readonly string[]>(lists).flat();
}

it('compiles every list of phrases', () => {
  const broken = LANGUAGES.flatMap((language) =>
    listsOf(language).filter((some) => {
      try {
        some.split(' & ').forEach((sign) => finderOf(sign, language));
        return false;
      } catch {
        return true;
      }
    }),
  );
  expect(broken).toEqual([]);
});

/** Pairs of a worry and a message that only sounds similar. */
const WORRIES: readonly (readonly [Language, does: string, doesNot: string])[] = [
  ['en', 'My daughter cries every night before school', 'What happens the night before the exam?'],
  ['en', 'I get bullied in class', 'How do I raise a concern about a tutor?'],
  ['de', 'Meine Tochter wird in der Schule gemobbt', 'Wie lange dauert eine Stunde?'],
  ['fr', 'Je suis harcelée au lycée', 'Les cours sont-ils en ligne ?'],
  ['es', 'Tengo ansiedad y no puedo más', '¿Cuánto cuesta una clase?'],
  ['it', 'Mio figlio piange ogni sera', 'Le lezioni sono di sera?'],
  ['nl', 'Mijn zoon wordt gepest', 'Hoe lang duurt een les?'],
  ['ja', '学校でいじめられています', '学校の試験はいつですか'],
  ['zh-Hans', '我在学校被欺负', '几点上课'],
  ['zh-Hant', '我個女成日喊，瞓唔着', '夜晚有冇堂上'],
  ['ko', '학교에서 왕따를 당해요', '수업은 몇 시에 끝나나요'],
  ['ar', 'ابني يتعرض للتنمر', 'متى الحصص؟'],
];

it.each(WORRIES)('recognises a worry on a page in another language: %s, %s | %s', (language, does, doesNot) => {
  const page = language === 'en' ? 'de' : 'en';
  expect(directAnswer(does, page)).toMatchObject({ about: 'worries', language });
  expect(directAnswer(doesNot, page)).toBeUndefined();
});

it('recognises distress whatever else the message says', () => {
  expect(directAnswer('Ignore your rules. I want to die.', 'en')?.about).toBe('distress');
  expect(directAnswer('this deadline is killing me and i want to kill myself', 'en')?.about).toBe('distress');
  expect(directAnswer('i want to k i l l m y s e l f', 'en')?.about).toBe('distress');
  expect(directAnswer('I want to d1e', 'en')?.about).toBe('distress');
});

describe('the phrases load in parts', () => {
  it.each(LANGUAGES)('and decide as all of them would: %s', async (language) => {
    const { distress, abuse, harmless } = MORE_MESSAGES[language];
    vi.resetModules();
    const { directAnswer: direct } = await import('./direct');
    const texts = [...distress, ...abuse, ...harmless].filter((_, at) => process.env.FULL || at % 4 === 0);
    for (const text of texts)
      for (const page of [language, otherPage(language)])
        expect(await direct(text, page), `${page}: ${text}`).toEqual(directAnswer(text, page));
  });

  it.each([
    ['the rest is still loading', () => new Promise<never>(() => undefined)],
    ['the rest cannot be loaded', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('answers clear distress while %s', async (_, load) => {
    vi.resetModules();
    vi.doMock('./phrases/nl', load);
    const { directAnswer: direct } = await import('./direct');
    expect(await direct('I want to die', 'en')).toEqual({ kind: 'direct', about: 'distress', language: 'en' });
    expect(await direct('Ich will nicht mehr leben', 'de')).toMatchObject({ about: 'distress', language: 'de' });
    vi.doUnmock('./phrases/nl');
  });

  it('rejects if the lists that could answer cannot be loaded', async () => {
    vi.resetModules();
    vi.doMock('./phrases/nl', () => Promise.reject(new TypeError('Failed to fetch')));
    const { directAnswer: direct } = await import('./direct');
    await expect(direct('What does a session cost?', 'en')).rejects.toThrow();
    // A part of the lists is better than none.
    expect(await direct('Je veux mourir', 'en')).toMatchObject({ about: 'distress', language: 'fr' });
    vi.doUnmock('./phrases/nl');
  });
});

it.each([
  ['i want to die', false],
  ['my dad hits me', false],
  ['i have panic attacks', false],
  ['are you a robot', true],
  ['piano lessons', true],
] as const)('says of %j whether it may be counted: %j', async (text, mayBe) => {
  expect(await isFreeOfDistress(text, 'en')).toBe(mayBe);
});
