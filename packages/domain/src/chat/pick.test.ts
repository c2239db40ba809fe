import { beforeAll, describe, expect, it } from 'vitest';
import type { Passage } from './passage';
import { pickFrom, WHOLE_PAGE } from './pick';
import { queryTermsOf } from './query-terms';
import { loadVocabularies, type Vocabularies } from './vocabulary';

const ROW = (cells: string): Passage => ({ id: 'times', heading: 'Times', sentences: [cells] });
const PAGE = { path: '/faq', title: 'Questions', language: 'en' } as const;
const FEES: readonly Passage[] = [
  { id: '', heading: '', sentences: ['We teach online.'] },
  { id: 'fees', heading: 'Fees', sentences: ['We are transparent.', 'Sessions start at USD 59 / CAD 79.'] },
  { id: 'fees', heading: 'Fees', sentences: ['There is no contract.'] },
];
let known: Vocabularies;
beforeAll(async () => {
  known = await loadVocabularies('en');
});
const pick = (question: string, passages: readonly Passage[], section = { id: WHOLE_PAGE, beginning: '' }) =>
  pickFrom({ path: '/faq', ...section }, passages, queryTermsOf(question, known), PAGE);

describe('a quotation', () => {
  it('has the sentence that the question asks for, with its section', () => {
    expect(pick('how much is a session', FEES)?.quotation).toEqual({
      text: 'We are transparent. Sessions start at USD 59 / CAD 79.',
      language: 'en',
      title: 'Questions',
      url: '/faq#fees',
    });
  });

  it('begins with the sentence that usually answers if the question decides nothing', () => {
    const picked = pick('zebra', FEES, { id: 'fees', beginning: 'There is no' });
    expect(picked?.quotation.text).toBe('There is no contract.');
  });

  it('follows a sentence to the section where it is now', () => {
    expect(pick('zebra', FEES, { id: 'gone', beginning: 'There is no' })?.quotation.url).toBe('/faq#fees');
    expect(pick('zebra', FEES, { id: 'gone', beginning: '' })).toBeUndefined();
  });

  it('is cut to whole sentences', () => {
    const sentences = Array.from({ length: 9 }, (_, at) => `Sentence ${at} ${'is quite long and '.repeat(6)}ends.`);
    const text = pick('zebra', [{ id: '', heading: '', sentences }])?.quotation.text ?? '';
    expect(text.length).toBeLessThanOrEqual(320);
    expect(text).toBe(sentences.slice(0, text.split('ends.').length - 1).join(' '));
  });

  it('has all rows of a small table, and one of a long one', () => {
    const rows = ['Toronto · 9:00', 'Dubai · 17:00', 'Tokyo · 22:00', 'Paris · 15:00'].map(ROW);
    expect(pick('time in Dubai', rows.slice(0, 2))?.quotation.text).toBe('Toronto · 9:00\nDubai · 17:00');
    expect(pick('time in Dubai', rows)?.quotation.text).toBe('Dubai · 17:00');
  });

  it('has the row with the time, rather than the usual sentence or a time difference', () => {
    const passages = [ROW('We agree on a time.'), ROW('Difference · +12 h'), ROW('Saturday · 9:00')];
    const picked = pick('what time on saturday', passages, { id: 'times', beginning: 'We agree' });
    expect(picked?.quotation.text).toContain('Saturday · 9:00');
    expect(pick('what time', passages.slice(0, 2), { id: 'times', beginning: 'We agree' })?.isFact).toBe(false);
  });

  it('names its subject by the row, or by the titles', () => {
    expect(pick('physics', [ROW('AP Physics · 5 May'), ROW('AP Biology · 3 May')])?.names).toContain('Physics');
    expect(pick('fees', FEES)?.names).toBe('Questions Fees');
  });

  it('knows which features it says itself, and which its page says', () => {
    const { says } = pick('how much is a session', FEES) ?? {};
    expect(says?.('c:price')).toBe(true);
    expect(says?.('w:transparen')).toBe(true);
    expect(says?.('w:refund')).toBe(false);
    expect(says?.('w:refund', 'refunds and fees')).toBe(true);
  });
});
