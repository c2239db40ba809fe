import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readYaml } from '../content/read-yaml';
import { banners as bannersSchema, offers as offersSchema } from '../content/schemas/seasons';
import { checkSeasons } from './seasons';

const folder = mkdtempSync(join(tmpdir(), 'seasons-'));
cpSync(join(import.meta.dirname, '../../../data'), folder, { recursive: true });

afterAll(() => rmSync(folder, { recursive: true }));

/** Reads and checks these offers and banners, as a build does. */
function check({ offers = '{}', banners = '{}' }: { offers?: string; banners?: string }): void {
  writeFileSync(join(folder, 'offers.yaml'), `# Offers.\n${offers}\n`);
  writeFileSync(join(folder, 'banners.yaml'), `# Banners.\n${banners}\n`);
  checkSeasons(folder, {
    offers: readYaml(join(folder, 'offers.yaml'), offersSchema),
    banners: readYaml(join(folder, 'banners.yaml'), bannersSchema),
  });
}

const offer = (until: string, more = 'pages: [/promo]', text = 'Five for three, until {until}.') =>
  `{ text: { en: '${text}' }, until: ${until}, ${more} }`;
const banner = (from: string, until: string) => `{ from: ${from}, until: ${until}, href: /back-to-school }`;

describe('the days of offers and banners', () => {
  it('may follow each other on the next day, and offers of different pages may overlap', () => {
    expect(() =>
      check({
        banners: `autumn: ${banner('2027-09-01', '2027-09-30')}\nwinter: ${banner('2027-10-01', '2027-10-31')}`,
        offers: `five: ${offer('2027-09-15')}\nten: ${offer('2027-09-15', 'pages: [/back-to-school]')}`,
      }),
    ).not.toThrow();
  });

  it.each([
    [
      'an offer that ends before it starts',
      { offers: `five: ${offer('2027-09-01', 'from: 2027-09-15, pages: [/promo]')}` },
      /offers\.yaml:2\n.*starts on 2027-09-15 and ends on 2027-09-01.*\n {2}Fix: correct one of the days/,
    ],
    [
      'a banner that ends before it starts',
      { banners: `autumn: ${banner('2027-09-15', '2027-09-01')}` },
      /banners\.yaml:2\n.*would never show/,
    ],
    [
      'two banners on the same day',
      { banners: `autumn: ${banner('2027-09-01', '2027-09-30')}\nwinter: ${banner('2027-09-30', '2027-10-31')}` },
      /banners\.yaml:3\n.*one banner at a time.*\n {2}Fix: end one banner before the other starts/,
    ],
    [
      'two offers on one page at the same time',
      {
        offers: `five: ${offer('2027-09-15')}\nten: ${offer('2027-09-30', 'from: 2027-09-01, pages: [/promo]')}`,
      },
      /offers\.yaml:3\n.*\/promo shows both.*\n {2}Fix: .*take \/promo off/,
    ],
    [
      'a day that does not exist',
      { offers: `five: ${offer('2027-02-29')}` },
      /offers\.yaml:2\n.*"five\.until" is wrong: must be a day of the calendar, .*2027-09-01/,
    ],
    [
      'an offer whose card would say nothing',
      { offers: `five: ${offer('2027-09-15', 'card: true, pages: [/promo]')}` },
      /offers\.yaml:2\n.*"five\.terms" is wrong: must have the short terms/,
    ],
    [
      'an offer without a text',
      { offers: 'five: { until: 2027-09-15, pages: [/promo] }' },
      /offers\.yaml:2\n.*"five\.text" is missing/,
    ],
    [
      'an offer without an English text',
      { offers: 'five: { text: { de: "Bis {until}." }, until: 2027-09-15, pages: [/promo] }' },
      /offers\.yaml:2\n.*"five\.text" is wrong: must have an English text/,
    ],
    [
      'a text whose last day would not follow the offer',
      { offers: `five: ${offer('2027-09-15', 'pages: [/promo]', 'Until September 15.')}` },
      /offers\.yaml:2\n.*"five\.text\.en" is wrong: must have \{until\}/,
    ],
    [
      'a name that no address can have',
      { offers: `New year: ${offer('2027-09-15')}` },
      /offers\.yaml\S*\n.*"New year".*such as new-year/,
    ],
  ])('refuse %s', (_, data, message) => {
    expect(() => check(data)).toThrow(message);
  });
});
