import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readData, type SiteData } from '../../../build/content/data';
import type { LoaderContext } from '../../../build/model/mdx-component';
import { trust } from './loader';

const data = readData(join(import.meta.dirname, '../../../../data'));
const reasons = (claims: SiteData['claims']) =>
  trust.load({ language: 'en', data: { ...data, claims } } as LoaderContext, {}).map(({ text }) => text);

it('leaves out a reason that the owner has struck', () => {
  const answer = { is: 'not-us', by: 'Ada Example', on: '2026-11-27' } as const;
  const struck = data.claims.map((claim) => (claim.id === 'one-tutor' ? { ...claim, answer } : claim));
  expect(reasons(data.claims)).toContain('One tutor for each subject, who stays');
  expect(reasons(struck)).toHaveLength(reasons(data.claims).length - 1);
  expect(reasons(struck).join()).not.toContain('One tutor');
});
