import { describe, expect, it } from 'vitest';
import { IB_BOUNDARIES } from './boundaries';
import { IB_COURSES } from './courses';
import { boundaryBand } from './subject';

const tables = Object.entries(IB_BOUNDARIES).flatMap(([id, levels]) =>
  Object.entries(levels).map(([level, rows]) => ({ id, level, rows })),
);

describe('the boundaries', () => {
  it('are the sixty rows of the sources, each of a known course and level', () => {
    expect(tables.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(60);
    for (const { id, level } of tables) {
      expect(Object.keys(IB_COURSES.find((course) => course.id === id)?.levels ?? {}), id).toContain(level);
    }
  });

  it('rise from grade to grade, within 100 per cent', () => {
    for (const { id, rows } of tables) {
      for (const { session, min } of rows) {
        const known = min.filter((one) => one !== null);
        expect(min, `${id} ${session}`).toHaveLength(6);
        expect(known.length).toBeGreaterThan(0);
        expect([...new Set(known)].sort((a, b) => a - b)).toEqual(known);
        expect(known[0]).toBeGreaterThan(0);
        expect(known.at(-1)).toBeLessThan(100);
      }
    }
  });

  it('have each session and time zone once per course and level', () => {
    for (const { id, level, rows } of tables) {
      const names = rows.map(({ session, tz }) => `${session} ${tz}`);
      expect(new Set(names).size, `${id} ${level}`).toBe(names.length);
    }
  });

  it('have low confidence on pages that call November 2024 "2025"', () => {
    const relabelled = tables.flatMap(({ rows }) => rows.filter((row) => row.relabelled));
    expect(relabelled).toHaveLength(17);
    expect(relabelled.every(({ session, confidence }) => session === 'N24' && confidence === 'low')).toBe(true);
  });

  it('are 81 to 86 at SL and 83 to 88 at HL for a 7 in French B, 2019 to 2024 without N20 to N22', () => {
    for (const [level, low, high] of [
      ['SL', 81, 86],
      ['HL', 83, 88],
    ] as const) {
      const sevens = (IB_BOUNDARIES['ib-french-b']?.[level] ?? [])
        .filter(({ session }) => !['N20', 'M21', 'M22', 'N22'].includes(session))
        .map(({ min }) => min[5] ?? 0);
      expect([Math.min(...sevens), Math.max(...sevens)]).toEqual([low, high]);
    }
  });
});

describe('the band', () => {
  const bandOf = (id: string, level: 'SL' | 'HL', choice?: Parameters<typeof boundaryBand>[1]) => {
    const band = boundaryBand(IB_BOUNDARIES[id]?.[level], choice);
    return band.status === 'none' ? band : { ...band, rows: band.rows.map(({ session, tz }) => `${session} ${tz}`) };
  };

  it('covers the last three sessions of the time zone', () => {
    expect(bandOf('ib-french-b', 'HL', { tz: 'TZ2' })).toEqual({
      status: 'ready',
      // N24: 17 33 51 63 76 88; M24 TZ2: 15 31 47 60 73 86; N23: 16 31 47 59 71 83.
      bounds: {
        2: { low: 15, high: 17 },
        3: { low: 31, high: 33 },
        4: { low: 47, high: 51 },
        5: { low: 59, high: 63 },
        6: { low: 71, high: 76 },
        7: { low: 83, high: 88 },
      },
      rows: ['N24 TZ0', 'M24 TZ2', 'N23 TZ0'],
      confidence: 'medium',
      softened: false,
    });
    // N23 is known for TZ1 only, so TZ2 uses the session before.
    expect(bandOf('ib-french-b', 'SL', { tz: 'TZ2' })).toMatchObject({ rows: ['N24 TZ0', 'M24 TZ2', 'M23 TZ2'] });
    expect(bandOf('ib-french-b', 'SL')).toMatchObject({ rows: ['N24 TZ0', 'M24 TZ1', 'M24 TZ2', 'N23 TZ1'] });
  });

  it('counts Asia-Pacific as TZ2 until 2024, and as TZ3 from 2025', () => {
    expect(bandOf('ib-french-b', 'SL', { tz: 'TZ3' })).toMatchObject({ rows: ['N24 TZ0', 'M24 TZ2', 'M23 TZ2'] });
    expect(bandOf('ib-chemistry', 'SL', { tz: 'TZ3' })).toMatchObject({
      rows: ['M25 TZ3'],
      bounds: { 7: { low: 70, high: 70 } },
    });
  });

  it('leaves out rows of an old course, pandemic sessions and low confidence', () => {
    for (const [id, level] of [
      ['ib-biology', 'HL'],
      ['ib-physics', 'SL'],
      ['ib-ess', 'SL'],
      ['ib-economics', 'SL'],
      ['ib-english-a-literature', 'SL'],
      ['ib-psychology-2027', 'HL'],
      ['ib-geography', 'SL'],
    ] as const) {
      expect(bandOf(id, level), id).toEqual({ status: 'none' });
    }
    // Only the document of May 2025 counts, which has the grades 5 to 7. Other pages relabelled much higher figures.
    expect(bandOf('ib-math-aa', 'SL', { tz: 'TZ2' })).toMatchObject({
      bounds: { 5: { low: 39, high: 39 }, 6: { low: 52, high: 52 }, 7: { low: 66, high: 66 } },
      rows: ['M25 TZ2'],
    });
    const early = (IB_BOUNDARIES['ib-french-b']?.SL ?? []).filter(({ session }) => Number(session.slice(1)) < 23);
    expect(boundaryBand(early)).toMatchObject({ rows: [{ session: 'N19' }, { session: 'M19' }], softened: false });
  });

  it('includes low confidence on request, and returns that confidence', () => {
    expect(bandOf('ib-math-aa', 'SL', { confidence: 'low' })).toMatchObject({
      bounds: { 7: { low: 66, high: 80 }, 2: { low: 13, high: 13 } },
      confidence: 'low',
    });
  });

  it('covers any chosen session, whatever its confidence', () => {
    for (const { id, level, rows } of tables) {
      for (const { session, tz } of rows) {
        const band = bandOf(id, level === 'HL' ? 'HL' : 'SL', { session, ...(tz ? { tz } : {}) });
        expect(band, `${id} ${session}`).toMatchObject({ status: 'ready' });
        if (band.status === 'ready') expect(band.rows).toContain(`${session} ${tz}`);
      }
    }
    expect(bandOf('ib-french-b', 'SL', { session: 'M21' })).toMatchObject({ softened: true });
    expect(bandOf('ib-french-b', 'SL', { session: 'N23', tz: 'TZ2' })).toEqual({ status: 'none' });
    expect(bandOf('ib-chemistry', 'SL', { session: 'M26' })).toEqual({ status: 'none' });
  });
});
