/** Changed facts, which the checks and the build must accept. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Amount } from '@tutoring/domain/prices';
import { isSeq, parseDocument, type Document } from 'yaml';

/** Another name, other prices, sizes, offer ends and hours. */
export const CHANGED = {
  name: 'Copperfield Studio',
  slug: 'copperfield-studio',
  siteUrl: 'https://www.copperfield.example',
  bookingUrl: 'https://calendar.copperfield.example/first-talk',
  email: 'hello@copperfield.example',
  currencies: ['USD', 'GBP'],
  amounts: [71.5, 98],
  level: { name: 'IB HL', amounts: [83, 112.5] },
  review: [64, 86.5],
  sizes: { subscription: [2, 5], package: [16] },
  sessionMinutes: 45,
  offerUntil: '2031-03-31',
  hours: { from: '14:20', to: '20:50' },
} as const;

/**
 * Changes the facts in a copy of the site: prices and their currencies, sizes of subscriptions and packages, names, addresses, the length of a session, the end of each offer, and
 * the hours of each region.
 * @param folder The copy's data folder.
 */
export function changeFacts(folder: string): void {
  edit(folder, 'brand', (brand) => {
    for (const field of ['name', 'slug', 'siteUrl', 'bookingUrl', 'email'] as const)
      brand.setIn([field, 'value'], CHANGED[field]);
  });
  // Struck sentences stay, because the chat's answers are looked for on the pages.
  edit(folder, 'claims', (claims) => {
    for (const place of (claims.toJS() as unknown[]).keys()) claims.deleteIn([place, 'answer']);
  });
  edit(folder, 'prices', (prices) => {
    prices.setIn(['from'], amountsOf(CHANGED.amounts));
    prices.setIn(['session', 'minutes'], CHANGED.sessionMinutes);
    prices.setIn(['dependsOn'], ['level']);
    prices.setIn(['levels'], [{ level: { en: CHANGED.level.name }, from: amountsOf(CHANGED.level.amounts) }]);
    prices.setIn(['review'], amountsOf(CHANGED.review));
  });
  edit(folder, 'tiers', (tiers) => {
    const ids = (tiers.toJS() as { id: string }[]).map(({ id }) => id);
    for (const [id, sizes] of Object.entries(CHANGED.sizes)) tiers.setIn([ids.indexOf(id), 'sizes'], sizes);
  });
  edit(folder, 'offers', (offers) => {
    for (const name of namesIn(offers)) offers.setIn([name, 'until'], CHANGED.offerUntil);
  });
  edit(folder, 'regions', (regions) => {
    for (const id of namesIn(regions, 'withPage')) {
      const windows = regions.getIn(['withPage', id, 'windows']);
      if (!isSeq(windows)) continue;
      windows.items.forEach((_, index) => {
        for (const [end, time] of Object.entries(CHANGED.hours))
          regions.setIn(['withPage', id, 'windows', index, end], time);
      });
    }
  });
}

/** The amounts in the changed currencies. */
export function amountsOf(amounts: readonly number[]): Amount[] {
  return amounts.map((amount, index) => ({ currency: CHANGED.currencies[index] ?? '', amount }));
}

function edit(folder: string, name: string, change: (document: Document) => void): void {
  const file = join(folder, `${name}.yaml`);
  const before = readFileSync(file, 'utf8');
  const document = parseDocument(before);
  change(document);
  const after = document.toString({ lineWidth: 0 });
  if (after === before) throw new Error(`${file} has none of the facts that this changes.`);
  writeFileSync(file, after);
}

/** The keys of a mapping of the document. */
function namesIn(document: Document, ...path: string[]): string[] {
  const { [path[0] ?? '']: below, ...all } = document.toJS() as Record<string, object>;
  return Object.keys(path.length > 0 ? (below ?? {}) : all);
}
