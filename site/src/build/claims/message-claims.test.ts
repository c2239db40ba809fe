import { LANGUAGES } from '@tutoring/domain/languages';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBrand } from '../content/brand';
import { readData } from '../content/data';
import { readDataMessages } from '../content/data-messages';
import { gapsOf } from './gaps';
import { markedOffers } from './placed-claims';
import { bodyOf, marksInMessages, resolveMessages } from './message-claims';

const folder = join(import.meta.dirname, '../../../data');
const written = readDataMessages(folder, readBrand(folder));
const NOT_US = { is: 'not-us', by: 'Ada Example', on: '2026-11-27' } as const;
const data = readData(folder);
const struckData = readData(
  folder,
  data.claims.map((claim) => ({ ...claim, answer: NOT_US })),
);

describe('resolveMessages', () => {
  const messages = {
    rule: 'One. <Claim of="a">Two. <Claim of="b">Three, for {price}.</Claim></Claim>',
    lines: ['<Claim of="a">One</Claim>', 'Two'],
    all: '<Claim of="a">One.</Claim>',
    plain: '1 < 2',
  };

  it('leaves out what is struck: a sentence, a line of a list, and what is marked inside it', () => {
    expect(resolveMessages(messages, new Set(['a']))).toEqual({
      rule: 'One.',
      lines: ['Two'],
      all: '',
      plain: '1 < 2',
    });
    expect(resolveMessages(messages, new Set(['b'])).rule).toBe('One. Two.');
  });

  it('leaves out the marks of the rest', () => {
    expect(resolveMessages(messages, new Set())).toEqual({
      rule: 'One. Two. Three, for {price}.',
      lines: ['One', 'Two'],
      all: 'One.',
      plain: '1 < 2',
    });
  });

  it.each(['<Claim of="a">One.', 'One.</Claim>', '<Claim>One.</Claim>', '<Claim of=a>One.</Claim>'])(
    'refuses “%s”',
    (text) => {
      expect(() => resolveMessages(text, new Set())).toThrow('A <Claim> is not complete');
    },
  );
});

describe('marksInMessages', () => {
  it('names the entry of each mark', () => {
    expect(marksInMessages({ tiers: { lines: ['One', 'Two, <Claim of="a">three</Claim>.'] } })).toEqual([
      { id: 'a', field: 'tiers.lines.1', paragraph: 'Two, three.', sentence: 'three' },
    ]);
  });
});

describe.each(LANGUAGES)('the messages in %s', (language) => {
  const marks = marksInMessages(written[language]);
  const ids = [...new Set(marks.map(({ id }) => id))];

  it('read well without each of their claims and without all of them', () => {
    const texts = [...new Set(textsIn(written[language]).filter((text) => text.includes('<Claim')))];
    expect(texts.length).toBeGreaterThan(5);
    for (const struck of [...ids.map((id) => [id]), ids])
      expect(texts.flatMap((text) => gapsOf(bodyOf(text), new Set(struck))).filter(isGap)).toEqual([]);
  });

  it('say nothing of a struck claim', () => {
    const left = JSON.stringify(struckData.messages[language]);
    for (const { sentence } of marks) expect(left).not.toContain(sentence);
    expect(left).not.toContain('Claim of');
  });
});

/** A message may become empty: its place on the page stays empty too. */
const isGap = (what: string) => !what.startsWith('an empty ');

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('the texts of offers', () => {
  it('say nothing of a struck claim, in any language', () => {
    const { 'five-for-three': offer } = struckData.offers;
    expect(offer?.terms?.en).toBe('Each session counts for a fifth of what you pay.');
    expect(JSON.stringify(offer)).not.toContain('Claim of');
    expect(data.offers['five-for-three']?.terms?.en).toMatch(/refund those you haven’t taken\.$/);
  });

  it('are places of their claims, for the owner', () => {
    const places = markedOffers(folder).flatMap((one) => one.places);
    expect(places.filter(({ id }) => id === 'refund').map(({ lang }) => lang)).toEqual(LANGUAGES);
    expect(places[0]).toMatchObject({ file: 'site/data/offers.yaml', field: 'five-for-three.terms.en' });
  });
});

describe('the marks of a translation', () => {
  /** The real data with another text in a file. */
  function withText(name: string, from: string | RegExp, to: string) {
    const copy = mkdtempSync(join(tmpdir(), 'marks-'));
    cpSync(folder, join(copy, 'data'), { recursive: true });
    const file = join(copy, 'data', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    return () => readData(join(copy, 'data'));
  }

  it.each([
    ['are those of the English one', /<Claim of="refund">(.*)<\/Claim>/, '$1', /de\.yaml:\d+\s.*"refund" has no mark/],
    [
      'name a known claim',
      'of="refund"',
      'of="refunds"',
      /"refunds", which is not in claims.yaml. Did you mean "refund"/,
    ],
    ['are complete', '<Claim of="refund">', '', /de\.yaml:\d+\s+A <Claim> is not complete/],
  ])('%s', (_, from, to, message) => {
    expect(withText('messages/de.yaml', from, to)).toThrow(message);
  });

  it('are those of the English one in offers too', () => {
    const german = /(\n {4}de: [^\n]*)<Claim of="refund">(.*)<\/Claim>/;
    expect(withText('offers.yaml', german, '$1$2')).toThrow(
      /offers\.yaml:\d+\s.*"five-for-three\.terms" has no mark where the English text marks the claim "refund"/,
    );
  });

  it('are none where an offer has no text in that language', () => {
    expect(withText('offers.yaml', /\n {4}de: [^\n]*<Claim[^\n]*/, '')).not.toThrow();
  });
});
