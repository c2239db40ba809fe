import { LANGUAGES } from '@tutoring/domain/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readClaims, sourceOf, type ClaimRow } from '../../scripts/claims';
import { checkSentence } from '../../src/chat/check-sentence';
import { contradictionIn } from '../../src/chat/contradictions';

const rows = readClaims(readFileSync(join(import.meta.dirname, '../../../../e2e/held-out/claims.yaml'), 'utf8'));
/** Whether the check passes a sentence. A page in another language is no source without a judge. */
function isPassed(row: ClaimRow): boolean {
  return row.language === row.own && checkSentence(`${row.sentence} [1]`, [sourceOf(row)]).kind === 'passed';
}

/** Whether a sentence would be shown if the judge said yes to everything. */
const isOpen = ({ language, own, title, passage, sentence }: ClaimRow) =>
  contradictionIn({ text: sentence, language }, { text: passage, language: own }, title) === undefined;

/** The share of the rows that pass. */
function rate(some: readonly ClaimRow[], passes: (row: ClaimRow) => boolean): number {
  return some.filter(passes).length / some.length;
}

const faithful = rows.filter(({ kind }) => kind === 'faithful');
const falsified = rows.filter(({ kind }) => kind !== 'faithful');

it('has 200 sentences of each in eleven languages', () => {
  expect([faithful.length, falsified.length]).toEqual([200, 200]);
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
});

// Measured: 0 % and 3 %.
it('without a judge at most 2 % of the falsified sentences pass', () => {
  expect(rate(falsified, isPassed)).toBeLessThanOrEqual(0.02);
  expect(rate(faithful, isPassed)).toBeGreaterThanOrEqual(0.03);
});

// Measured: 91.5 % and 43 %.
describe('with a judge who says yes to everything', () => {
  it('90 % of the faithful sentences pass', () => expect(rate(faithful, isOpen)).toBeGreaterThanOrEqual(0.9));
  it('the contradictions still stop most falsified ones', () =>
    expect(rate(falsified, isOpen)).toBeLessThanOrEqual(0.45));
  it.each([
    ['number', 0.05],
    ['unit', 0],
    ['date', 0],
    ['year-shift', 0],
    ['price', 0.2],
    ['name', 0.35],
    ['roles', 0.6],
    ['negation', 0.7],
    ['actor', 0.8],
  ])('of the falsified %ss no more than %f pass', (kind, most) => {
    expect(
      rate(
        falsified.filter((row) => row.kind === kind),
        isOpen,
      ),
    ).toBeLessThanOrEqual(most);
  });
});

describe('a sentence of the passages, cited word for word', () => {
  const said = rows.flatMap((row) =>
    row.language === row.own
      ? row.passage.split(/(?<=[.!?؟])\s+|(?<=[。！？])/u).map((sentence) => ({ ...row, sentence }))
      : [],
  );
  const cited = [...new Map(said.map((row) => [row.sentence, row])).values()];

  it('mostly passes', () => expect(rate(cited, isPassed)).toBeGreaterThan(0.9));

  const edits: readonly (readonly [name: string, edit: (row: ClaimRow) => string])[] = [
    ['another digit', ({ sentence }) => sentence.replace(/\d(?!.*\d)/, (digit) => String((Number(digit) + 1) % 10))],
    ['a later year', ({ sentence }) => sentence.replace(/\b20\d\d\b/, (year) => String(Number(year) + 1))],
    ['another month', ({ sentence }) => sentence.replace(/\b(?:May|mai|mayo|maggio|Mai|mei)\b/, 'August')],
    ['tutor and AI swapped', ({ sentence }) => swapped(sentence, 'tutor', 'AI')],
    ['tutor and student swapped', ({ sentence }) => swapped(sentence, 'tutor', 'student')],
    ['parent and school swapped', ({ sentence }) => swapped(sentence, 'parent', 'school')],
    [
      'no negation',
      ({ sentence }) => sentence.replace(/\b(?:not|never|no|nicht|kein|keine|pas|non|niet|geen)\s|n’t\b/, ''),
    ],
  ];
  it.each(edits)('does not with %s', (_, edit) => {
    const edited = cited
      .map((row) => ({ ...row, sentence: edit(row) }))
      .filter(({ sentence }, at) => sentence !== cited[at]?.sentence);
    expect(edited.length).toBeGreaterThan(0);
    expect(edited.filter(isPassed).map(({ sentence }) => sentence)).toEqual([]);
  });
});

function swapped(text: string, one: string, other: string): string {
  return text.replace(new RegExp(`\\b(?:${one}|${other})s?\\b`, 'g'), (word) => (word.startsWith(one) ? other : one));
}
