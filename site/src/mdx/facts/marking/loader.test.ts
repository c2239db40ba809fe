import { UNRETURNED_PAGE_DAYS } from '@tutoring/domain/retention';
import { LANGUAGES } from '@tutoring/domain/languages';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readData } from '../../../build/content/data';
import type { SiteMessages } from '../../../shared/messages/types';
import { marking } from './loader';

const data = readData(join(import.meta.dirname, '../../../../data'));

describe.each(LANGUAGES)('the facts about marking in %s', async (lang) => {
  const { messages } = (await import(`../../../shared/messages/${lang}.ts`)) as { messages: SiteMessages };
  const rowsWith = (unansweredMinorDays: number) =>
    marking.load(
      {
        data: { ...data, brand: { ...data.brand, marking: { ...data.brand.marking, unansweredMinorDays } } },
        page: { lang },
        messages,
      } as unknown as Parameters<typeof marking.load>[0],
      {},
    );

  it('say after how many days pages are deleted that nobody marked, sooner for a student under 18', () => {
    const value = rowsWith(14).at(-1)?.value;
    expect(value).toContain(String(UNRETURNED_PAGE_DAYS));
    expect(value).toContain('14');
    expect(value).toContain('18');
  });

  it('name no longer term for such a student than for others', () => {
    expect(rowsWith(90).at(-1)?.value).not.toContain('90');
  });

  it('have no placeholder', () => {
    for (const { value } of rowsWith(14)) expect(value).not.toMatch(/[{}|]/);
  });
});
