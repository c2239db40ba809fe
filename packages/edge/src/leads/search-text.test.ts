import { LEAD_LIMITS } from '@tutoring/domain/lead-limits';
import { fold } from '@tutoring/domain/search';
import { expect, it } from 'vitest';
import { SEARCH_TEXT_MAX, searchTextOf } from './search-text';

const REFERENCE = 'L-2345-6789';
const folded = (message: string) =>
  searchTextOf({ reference: REFERENCE, name: 'Chloé', email: 'chloe@example.com', message, subjects: 'Chemistry HL' });

it('has every word of a lead, each once', () => {
  const text = folded('Chemistry, chemistry again:\nCHEMISTRY again');
  for (const word of [REFERENCE, 'chloé', 'chloe@example.com', 'chemistry,', 'again'])
    expect(text).toContain(fold(word));
  expect(text.match(/again/g)).toHaveLength(2);
  expect(text.split(' ')).toHaveLength(new Set(text.split(' ')).size);
});

it('has the longest message of a script without spaces completely', () => {
  expect(folded(`${'試'.repeat(LEAD_LIMITS.message - 1)}験`)).toContain('験');
});

it('is bounded, and keeps the reference', () => {
  const text = folded('ﷺ'.repeat(LEAD_LIMITS.message));
  expect(text.length).toBeLessThanOrEqual(SEARCH_TEXT_MAX);
  expect(new TextEncoder().encode(text).length).toBeLessThan(16_000);
  expect(text).toContain(fold(REFERENCE));
});
