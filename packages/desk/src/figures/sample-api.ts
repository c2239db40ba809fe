import { lastWeeks, mondaysOf, periodBefore, type DayRange } from '@tutoring/domain/figure-weeks';
import type { Compared, Figures, Ranking, Wait } from '@tutoring/domain/figures';
import type { FiguresApi } from './api';

export const TORONTO = 'America/Toronto';
/** A Thursday at noon. */
const TODAY = Date.parse('2026-11-26T17:00:00Z');
/** The period of the samples. */
export const sampleWeeks = (weeks: number) => lastWeeks(weeks, TODAY, TORONTO);

/** Numbers that go up and down, the same each time. */
const wave = (at: number, least: number, most: number) =>
  Math.round(least + ((most - least) * (1 + Math.sin(at * 1.7) * Math.cos(at * 0.6))) / 2);
const sum = (counts: readonly Compared[]) =>
  counts.reduce((all, { now, before }) => ({ now: all.now + now, before: all.before + before }), { now: 0, before: 0 });

/** Samples: nobody wrote these. */
export function sampleFigures(period: DayRange): Figures {
  const weeks = mondaysOf(period).map((monday, at) => {
    const now = wave(at, 2, 14);
    const open = at > 9 ? Math.min(at % 3, now) : 0;
    const wait: Wait = {
      answered: now - open,
      open,
      median: now > open ? wave(at + 2, 40, 400) : null,
      slow: now > open ? wave(at + 5, 900, 5000) : null,
    };
    return { monday, now, before: wave(at + 3, 1, 11), wait };
  });
  const leads = sum(weeks);
  const open = weeks.reduce((all, { wait }) => all + wait.open, 0);
  const split = (names: readonly (string | null)[]): Ranking => {
    const rows = names.map((name, at) => ({
      name,
      now: Math.floor(leads.now / 2 ** (at + 1)),
      before: Math.floor(leads.before / 2 ** (names.length - at)),
    }));
    const shown = sum(rows);
    return { rows, others: { now: leads.now - shown.now, before: leads.before - shown.before } };
  };
  const none = { now: 0, before: 0 };
  return {
    ...period,
    before: periodBefore(period),
    leads,
    spam: { now: 3, before: 5 },
    weeks,
    wait: {
      now: { answered: leads.now - open, open, median: 185, slow: 2950 },
      before: { answered: leads.before, open: 0, median: 260, slow: 4100 },
    },
    sources: split(['search.example', null, '', 'newsletter', '<img src=x onerror=alert(1)>']),
    pages: split(['/contact', '/ib-chemistry', '/contact/ja', `/${'a-page-with-a-long-address-'.repeat(3)}`]),
    languages: split(['en', 'ja', 'zh-Hant', null]),
    statuses: {
      rows: [
        { name: 'booked', now: Math.floor(leads.now / 2), before: leads.before },
        { name: 'answered', now: Math.ceil(leads.now / 2) - open, before: 0 },
        { name: 'new', now: open, before: 0 },
      ],
      others: none,
    },
    forms: {
      full: {
        begun: { now: 124, before: 0 },
        stopped: [
          { step: 'you', now: 61, before: 0 },
          { step: 'course', now: 14, before: 0 },
          { step: 'when', now: 4, before: 0 },
        ],
        sent: { now: 45, before: 0 },
      },
      brief: {
        begun: { now: 37, before: 0 },
        stopped: [
          { step: 'you', now: 21, before: 0 },
          { step: 'course', ...none },
          { step: 'when', ...none },
        ],
        sent: { now: 16, before: 0 },
      },
    },
    formsSince: '2026-10-05',
    missed: [
      { query: 'piano lessons', place: 'search', days: 9, times: 14, last: '2026-11-25' },
      { query: 'do you teach latin', place: 'chat', days: 5, times: 6, last: '2026-11-21' },
      { query: 'دروس البيانو للأطفال', place: 'chat', days: 4, times: 4, last: '2026-11-19' },
      // The longest that is kept.
      {
        query: 'extracurricular scholarships internationally undergraduates',
        place: 'search',
        days: 3,
        times: 5,
        last: '2026-11-20',
      },
      { query: '钢琴课', place: 'search', days: 3, times: 3, last: '2026-10-30' },
    ],
  };
}

/** The figures before anybody wrote. */
export function noFigures(period: DayRange): Figures {
  const none = { now: 0, before: 0 };
  const nobody: Wait = { answered: 0, open: 0, median: null, slow: null };
  const empty: Ranking = { rows: [], others: none };
  const form = {
    begun: none,
    stopped: (['you', 'course', 'when'] as const).map((step) => ({ step, ...none })),
    sent: none,
  };
  return {
    ...period,
    before: periodBefore(period),
    leads: none,
    spam: none,
    weeks: mondaysOf(period).map((monday) => ({ monday, ...none, wait: nobody })),
    wait: { now: nobody, before: nobody },
    ...{ sources: empty, pages: empty, languages: empty, statuses: empty },
    forms: { full: form, brief: form },
    formsSince: null,
    missed: [],
  };
}

/** The figures of samples. Their weeks are always the same, so that pictures can be compared. */
export function sampleApi(instead: Partial<FiguresApi> = {}): FiguresApi {
  return {
    read: (period) => Promise.resolve(sampleFigures(sampleWeeks(mondaysOf(period).length))),
    exportHref: ({ from, to }) => `#${from}-${to}`,
    ...instead,
  };
}
