import { LANGUAGES, languageOf } from '@tutoring/domain/languages';
import { currenciesText, priceText } from '@tutoring/domain/prices';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { amountsOf, CHANGED, changeFacts } from './changed-facts.test-data';
import { readData } from '../content/data';
import { passagesOfAll } from '../publish/chat/passages';
import { structuredData } from '../publish/seo/structured-data';
import { readRedirects } from '../content/redirects';
import { answerWarnings, overlaps } from './content';
import { readSiteIn } from '../../testing/whole-site';

/** The prices that the pages had. */
const { prices, tiers } = readData(join(import.meta.dirname, '../../../data'));
const before = prices.from;
const SIZES_BEFORE = tiers.flatMap(({ sizes }) => sizes);

const root = join(import.meta.dirname, '../../../..');
const copy = mkdtempSync(join(tmpdir(), 'changed-facts-'));
for (const part of ['site/content', 'site/data', 'docs/writing.md'])
  cpSync(join(root, part), join(copy, part), { recursive: true });
const folder = join(copy, 'site');
changeFacts(join(folder, 'data'));

/** The build sets spaces that do not break. */
const normalSpaces = (text: string) => text.replace(/\s/g, ' ');

afterAll(() => {
  rmSync(copy, { recursive: true });
});

/** Changing a fact in data/ takes one line and must break nothing else. */
describe('with every fact changed', () => {
  const site = readSiteIn(folder);
  const data = readData(join(folder, 'data'));
  const passages = passagesOfAll(site, data);

  it('finds no mistake in the content', () => {
    expect(site.contexts.length).toBeGreaterThanOrEqual(153);
    for (const { limit, worst } of overlaps(site)) expect(worst[0]?.overlap ?? 0).toBeLessThan(limit);
  });

  it('finds each chat answer on its page', () => {
    expect(answerWarnings(folder, site).map(({ message }) => message)).toEqual([]);
  });

  it('moves the page with the name in its address, and redirects the old address', () => {
    const paths = site.contexts.map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/why-choose-'))).toEqual([`/why-choose-${CHANGED.slug}`]);
    expect(readRedirects(join(folder, 'data'), CHANGED.slug)).toContain('/why-choose-marginalia');
    expect(JSON.stringify(site.contexts)).not.toContain('why-choose-marginalia');
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const said = (path: string) =>
      normalSpaces((passages.get(path) ?? []).flatMap(({ heading, sentences }) => [heading, ...sentences]).join('\n'));
    const inOwn = (path: string) => (language === 'en' ? path : `${path}/${language.toLowerCase()}`);
    const price = (amounts: readonly number[]) => normalSpaces(priceText(amountsOf(amounts), language));
    const { name, amounts } = CHANGED.level;

    it.each(['/subscriptions', '/tutoring-packages'])('states the sums of the level on %s', (page) => {
      for (const size of CHANGED.sizes.subscription)
        expect(said(inOwn(page))).toContain(price(amounts.map((amount) => amount * size)));
      expect(said(inOwn(page))).toContain(name);
      expect(said(inOwn(page))).toContain(data.messages[language].priceDependsOn.level);
    });

    it('names the new currencies under the questions, and no page names the old ones', () => {
      expect(said(inOwn('/faq'))).toContain(normalSpaces(currenciesText(CHANGED.currencies, language, 'and')));
      for (const join of ['and', 'or'] as const) {
        const old = normalSpaces(
          currenciesText(
            before.map(({ currency }) => currency),
            language,
            join,
          ),
        );
        for (const path of passages.keys()) expect(said(path), path).not.toContain(old);
      }
    });

    it('leaves no old amount on any page', () => {
      for (const { amount, currency } of before)
        for (const size of [1, ...SIZES_BEFORE]) {
          const old = priceText([{ currency, amount: amount * size }], language);
          for (const path of passages.keys()) expect(said(path), path).not.toContain(normalSpaces(old));
        }
    });

    it('states the prices of the level and of a review under the questions', () => {
      for (const each of [amounts, CHANGED.review]) expect(said(inOwn('/faq'))).toContain(price(each));
      expect(said(inOwn('/faq'))).toContain(data.messages[language].priceDependsOn.level);
    });

    it('states the price of the level on the pages of regions', () => {
      const pages = data.regions.withPage
        .flatMap(({ languages }) => languages)
        .filter(({ lang }) => languageOf(lang) === language);
      expect(pages.length).toBeGreaterThan(0);
      for (const { path } of pages) expect(said(path), path).toContain(price(amounts));
    });
  });

  it('gives search engines the prices of the level', () => {
    const page = site.contexts.find(({ path }) => path === '/services/biology-tutoring');
    const things = page && structuredData(page, site.tree, data);
    expect(JSON.stringify(things)).toContain(`"name":"${CHANGED.level.name}"`);
    for (const amount of [...CHANGED.amounts, ...CHANGED.level.amounts])
      expect(JSON.stringify(things)).toContain(`"minPrice":${amount}`);
  });

  it('shows the new facts on pages', () => {
    const text = JSON.stringify(site.contexts);
    for (const value of [...CHANGED.amounts, CHANGED.sessionMinutes]) expect(text).toContain(String(value));
  });
});
