import type { Page } from '@playwright/test';

/** Stores a lead as the form does. Search for it by `word`: other tests store leads too. @returns Its reference. */
export async function storeLead(page: Page, word: string, more: object = {}): Promise<string> {
  const answer = await page.request.post('/api/leads', {
    headers: { 'Idempotency-Key': `${word}-0123456789abcdef` },
    data: {
      role: 'parent',
      name: `Sample ${word}`,
      email: `${word}@example.com`,
      programme: 'ib',
      message: `Sample message ${word}`,
      page: '/contact',
      ...more,
    },
  });
  return ((await answer.json()) as { reference: string }).reference;
}
