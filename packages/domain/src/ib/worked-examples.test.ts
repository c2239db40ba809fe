import { describe, expect, it } from 'vitest';
import { apScore } from '../ap/score';
import { recogniseIb } from '../recognition/recognition';
import { corePoints, decideDiploma } from './diploma';
import { essayMarks, subjectMarks } from './subject';
import {
  PUBLISHED_BANDS,
  PUBLISHED_COMPOSITES,
  PUBLISHED_CONVERSIONS,
  PUBLISHED_CORES,
  PUBLISHED_DIPLOMAS,
  PUBLISHED_MATRICES,
  PUBLISHED_PERCENTS,
} from './worked-examples.test-data';

const gradesAt = (level: 'HL' | 'SL', grades = '') => [...grades].map((grade) => ({ level, grade: Number(grade) }));
const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

describe('published worked examples', () => {
  it('are at least forty, each with its source', () => {
    const all = [
      PUBLISHED_DIPLOMAS,
      PUBLISHED_CORES,
      PUBLISHED_MATRICES,
      PUBLISHED_PERCENTS,
      PUBLISHED_BANDS,
      PUBLISHED_CONVERSIONS,
      PUBLISHED_COMPOSITES,
    ].flat();
    expect(all.length).toBeGreaterThanOrEqual(40);
    for (const { source } of all) expect(source).toMatch(/^[\w.-]+\.\w+/);
  });

  it.each(PUBLISHED_DIPLOMAS)('$source: $hl and $sl with $core give $points', ({ hl, sl, core, points, awarded }) => {
    const [tok, ee] = core;
    const subjects = [...gradesAt('HL', hl), ...gradesAt('SL', sl)];
    expect(decideDiploma({ subjects, tok, ee, cas: true })).toMatchObject({
      status: awarded ? 'awarded' : 'not-awarded',
      points,
    });
  });

  it.each(PUBLISHED_CORES)('$source: $tok in TOK and $ee in the essay', ({ tok, ee, points }) => {
    expect(corePoints(tok, ee)).toEqual(points === null ? { points: 0, failing: 'E' } : { points, failing: null });
  });

  it.each(PUBLISHED_MATRICES)('$source: the matrix', ({ rows }) => {
    const cells = LETTERS.map((ee) =>
      LETTERS.map((tok) => {
        const { points, failing } = corePoints(tok, ee);
        return failing ? 'F' : String(points);
      }).join(''),
    );
    expect(cells).toEqual(rows);
  });

  it.each(PUBLISHED_PERCENTS)('$source: $percent per cent', ({ components, percent, decimals }) => {
    const result = subjectMarks(
      components.map(([, maxMarks, weight], index) => ({ id: String(index), maxMarks, weight })),
      { marks: Object.fromEntries(components.map(([mark], index) => [String(index), mark])) },
    );
    // Published figures are rounded.
    expect(result.status === 'ready' && Number(result.least.toFixed(decimals))).toBe(percent);
  });

  it.each(PUBLISHED_BANDS)('$source: $from to $to marks of the essay are $letter', ({ from, to, letter }) => {
    for (let marks = from; marks <= to; marks += 1) {
      let left = marks;
      const spread = Object.entries({ A: 6, B: 6, C: 12, D: 4, E: 6 }).map(([id, max]) => {
        const here = Math.min(left, max);
        left -= here;
        return [id, here];
      });
      expect(essayMarks(2026, Object.fromEntries(spread) as Record<string, number>)).toMatchObject({
        least: marks,
        letters: { lowest: letter },
      });
    }
  });

  it.each(PUBLISHED_CONVERSIONS)(
    '$source: $by gives $value',
    ({ by, result: { hl, sl, total, ...letters }, value }) => {
      const read = recogniseIb({
        subjects: [...gradesAt('HL', hl), ...gradesAt('SL', sl)],
        total: total ?? null,
        diploma: total === undefined ? null : true,
        ...letters,
      });
      const found = read.status === 'ready' ? read.recognised.find(({ id }) => id === by) : undefined;
      expect(found?.value).toEqual({ low: value, high: value });
    },
  );

  it.each(PUBLISHED_COMPOSITES)('$source: $exam gives $composite', ({ exam, raw, composite, decimals }) => {
    const result = apScore({ exam, raw });
    if (result.status === 'invalid') throw new Error(JSON.stringify(result.problems));
    expect(Number(result.composite.low.toFixed(decimals))).toBe(composite);
  });
});
