import { expect, it } from 'vitest';
import { decide, type Candidate } from './decide';
import type { Outcome } from './intent';
import type { Recognition } from './recognise';

const PRICE: Outcome = { answers: [['/faq', 'price', 'Sessions start']] };

/** A page with a quotation of the same text as its address. */
const candidate = (url: string, more: Partial<Candidate> = {}): Candidate => ({
  quotation: { text: url, url, language: 'en', title: url },
  score: 0.8,
  coverage: 1,
  said: 1,
  isOwn: true,
  isFact: false,
  ...more,
});
const recognised = (...intents: [Outcome, number][]): Recognition => ({
  intents: intents.map(([outcome, score]) => ({ outcome, score, has: () => true })),
  weights: new Map(),
});
const decided = (...candidates: Candidate[]) => {
  const decision = decide(recognised(), candidates, undefined);
  if (decision.kind !== 'answers') throw new Error('It declines.');
  return decision;
};
const quoted = (...candidates: Candidate[]) => decided(...candidates).quotations.map(({ text }) => text);
const near = (...candidates: Candidate[]) => decided(...candidates).near?.map(({ url }) => url);

it('is the best quotation, with a second one only if it is nearly as good and says something else', () => {
  expect(quoted(candidate('a', { score: 0.3 }), candidate('b'))).toEqual(['b']);
  expect(quoted(candidate('a', { score: 0.75 }), candidate('b'), candidate('c', { score: 0.7 }))).toEqual(['b', 'a']);
  expect(quoted(candidate('a'), candidate('a'))).toEqual(['a']);
});

it('prefers the question’s language', () => {
  expect(quoted(candidate('a', { isOwn: false }), candidate('b', { score: 0.7 }))).toEqual(['b']);
});

it('is no quotation if it explains too little', () => {
  expect(quoted(candidate('a', { score: 0.1, coverage: 0, said: 0 }))).toEqual([]);
  expect(quoted()).toEqual([]);
});

it('declines what is most like a request that we decline, and answers nothing that is not our subject', () => {
  const policy: Outcome = { policy: 'homework' };
  expect(decide(recognised([policy, 0.8], [PRICE, 0.7]), [candidate('a', { score: 0.7 })], undefined)).toEqual({
    kind: 'policy',
    policy: 'homework',
    near: [expect.objectContaining({ url: 'a' })],
  });
  expect(decide(recognised([{ outside: true }, 0.8]), [candidate('a', { score: 0.5 })], undefined)).toMatchObject({
    quotations: [],
    near: [],
  });
  expect(decide(recognised([policy, 0.2]), [], undefined)).toMatchObject({ quotations: [] });
});

it('follows the listed phrases of policies if no page clearly answers', () => {
  expect(decide(recognised(), [], 'person')).toEqual({ kind: 'policy', policy: 'person' });
  expect(decide(recognised(), [candidate('a', { score: 0.3, said: 0.5 })], 'person').kind).toBe('policy');
  expect(decide(recognised(), [candidate('a', { score: 0.3, said: 0.5 })], 'homework')).toMatchObject({
    near: [{ url: 'a' }],
  });
  expect(decide(recognised(), [candidate('a')], 'person').kind).toBe('answers');
});

it('names the closest other pages, each once, if it is not sure', () => {
  const weak = (url: string, score: number) => candidate(url, { score, coverage: 0, said: 0 });
  const pages = ['/faq#a', '/faq#b', '/terms#a', '/terms#b', '/tutors', '/about', '/promo'];
  const all = pages.map((url, at) => weak(url, 0.6 - at / 20));
  expect(quoted(...all)[0]).toBe('/faq#a');
  expect(near(...all, weak('/blog', 0.1))).toEqual(['/terms#a', '/tutors', '/about']);
  expect(near(weak('/faq#a', 0.6))).toEqual([]);
  expect(near(candidate('/faq'), weak('/terms', 0.6))).toBeUndefined();
});

it('names close pages if it does not know, but none for what is not our subject', () => {
  const close = candidate('/faq', { score: 0.3, coverage: 0, said: 0 });
  expect(quoted(close)).toEqual([]);
  expect(near(close, candidate('/blog', { score: 0.1, coverage: 0, said: 0 }))).toEqual(['/faq']);
  expect(decide(recognised([{ outside: true }, 0.9]), [close], undefined)).toMatchObject({ near: [] });
});
