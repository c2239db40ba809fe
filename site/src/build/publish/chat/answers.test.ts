import type { Passage } from '@tutoring/domain/chat';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageContext } from '../../../shared/page';
import type { ClaimMark } from '../../claims/resolve-claims';
import { lineOf } from '../../content/line-of';
import type { AnswerPlace, ChatIntent } from '../../content/chat-intents';
import type { ContentPage } from '../../content/content';
import { readData } from '../../content/data';
import { answerIntents, sharedTextIn } from './answers';
import { fromPrice } from '../../model/price-lines';

const folder = join(import.meta.dirname, '../../../../data');
const data = readData(folder);
const file = join(folder, 'chat-intents/family.yaml');
const price = fromPrice(sharedTextIn('en', data));

const PASSAGES: readonly Passage[] = [
  { id: '', heading: 'Terms', sentences: ['These are the terms.'] },
  { id: 'refunds', heading: 'Refunds', sentences: ['Ask us first.', 'Unused sessions are refunded.'] },
  { id: 'refunds', heading: 'Refunds', sentences: ['A refund takes a week.'] },
  { id: 'prices', heading: 'Prices', sentences: ['You pay by card.', price] },
];

const site = { contexts: [{ path: '/terms', language: 'en' } as PageContext], tree: { pages: [] as ContentPage[] } };
/** The sentences that answer, and the warnings. */
function answered(...answers: AnswerPlace[]): { sentences: string[]; warnings: string[] } {
  return answeredWithout([], ...answers);
}

/** The same when the owner has struck some marked sentences of the page. */
function answeredWithout(lost: readonly ClaimMark[], ...answers: AnswerPlace[]) {
  const intent: ChatIntent = { id: 'lesson-price', answers, asked: {}, file };
  const answer = { is: 'not-us', by: 'Ada Example', on: '2026-11-27' } as const;
  const claims = lost.map(({ id }) => ({ id, subject: 'money', claim: 'A.', answer }) as const);
  const page = { path: '/terms', claims: lost } as ContentPage;
  const whole = { ...site, tree: { pages: [page] } };
  const result = answerIntents([intent], whole, { ...data, claims }, new Map([['/terms', PASSAGES]]));
  const all = PASSAGES.flatMap(({ sentences }) => sentences);
  const [only] = result.intents;
  return {
    sentences: (only?.sentences ?? []).map(([, section, start]) =>
      start === '' ? `#${section}` : (all.find((one) => one.startsWith(start)) ?? start),
    ),
    warnings: result.warnings.map(({ what }) => what),
  };
}

describe('an answer', () => {
  it.each<[string, AnswerPlace, sentence: string]>([
    ['is its section', { href: '/terms#refunds' }, '#refunds'],
    [
      'is the sentence with its words',
      { href: '/terms#refunds', words: 'are refunded' },
      'Unused sessions are refunded.',
    ],
    ['may be in a later paragraph', { href: '/terms#refunds', words: 'a week' }, 'A refund takes a week.'],
    ['without a section is the start of the page', { href: '/terms' }, '#'],
    ['is a fact, wherever the page shows it', { href: '/terms', fact: 'price' }, price],
  ])('%s', (_, place, sentence) => {
    expect(answered(place)).toEqual({ sentences: [sentence], warnings: [] });
  });

  it('falls back to the first sentence of its section if its words are gone, with a warning', () => {
    expect(answered({ href: '/terms#refunds', words: 'cost USD 59' })).toEqual({
      sentences: ['Ask us first.'],
      warnings: [
        'The intent "lesson-price": no sentence of /terms#refunds has "cost USD 59"; its first sentence answers.',
      ],
    });
  });

  it('falls back to the first sentence of its section if the page no longer shows its fact, with a warning', () => {
    expect(answered({ href: '/terms#refunds', fact: 'cancellation' })).toEqual({
      sentences: ['Ask us first.'],
      warnings: ['The intent "lesson-price": /terms#refunds no longer shows the fact "cancellation".'],
    });
  });

  it('is found elsewhere on the page, or left out, if its section is gone, with a warning', () => {
    const gone = { href: '/terms#money-back', words: 'a week' };
    expect(answered(gone, { href: '/terms#gone' })).toEqual({
      sentences: ['A refund takes a week.'],
      warnings: [
        'The intent "lesson-price": there is no /terms#money-back; the words are elsewhere on the page.',
        'The intent "lesson-price": there is no /terms#gone; the answer is left out.',
      ],
    });
  });

  it('is left out, without a warning, if the owner has struck its sentence', () => {
    const mark = { id: 'fee', heading: 'Refunds', paragraph: '' };
    const fee = { ...mark, sentence: 'A refund costs USD 5.' };
    expect(answeredWithout([fee], { href: '/terms#refunds', words: 'costs USD 5' })).toEqual({
      sentences: [],
      warnings: [],
    });
    expect(answeredWithout([fee], { href: '/terms#refunds' }).sentences).toEqual(['#refunds']);
    expect(answeredWithout([{ ...fee, opens: true }], { href: '/terms#refunds' }).sentences).toEqual([]);
  });

  it('stops the build if its page is gone, and names its line', () => {
    expect(() => answered({ href: '/gone' })).toThrow(`${lineOf(file, '- id: lesson-price\n')}\n  The intent`);
  });
});
