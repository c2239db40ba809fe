import {
  FORM_KINDS,
  FORM_STEPS,
  periodBefore,
  weeksOf,
  type Compared,
  type DayRange,
  type Figures,
  type FormFigures,
  type FormKind,
  type Ranking,
  type Wait,
} from '@tutoring/domain/figures';
import type { LeadStep } from '@tutoring/domain/lead-limits';
import type { Env } from '../env';
import { BY_WEEK, FORM_VISITS, FORMS_SINCE, MISSED, RANKINGS, TOTALS, WAITS, WAITS_BY_WEEK } from './figures-sql';

type Row<Columns> = Record<string, unknown> & Columns;
type TotalRow = Row<Compared & { is_spam: number }>;
type WeekRow = Row<{ monday: string; is_now: number; n: number }>;
type RankingRow = Row<Compared & { name: string | null; all_now: number; all_before: number }>;
type WaitRow = Row<Omit<Wait, 'median' | 'slow'>> & {
  monday: string | null;
  is_now: number;
  /** Milliseconds. */
  median: number | null;
  slow: number | null;
};
type FormRow = Row<Compared & { form: FormKind; step: LeadStep; sent: number }>;

const NONE: Compared = { now: 0, before: 0 };
const MINUTE_MS = 60_000;

/** Reads the figures of a period. Its days are those of a time zone (IANA). */
export async function readFigures(
  { DB, REPORTS }: Pick<Env, 'DB' | 'REPORTS'>,
  { from, to }: DayRange,
  timeZone: string,
): Promise<Figures> {
  const before = periodBefore({ from, to });
  const weeks = weeksOf({ from, to }, timeZone);
  const of = (range: DayRange, isNow: 0 | 1) =>
    weeksOf(range, timeZone).map(({ monday, begins, ends }) => [monday, isNow, begins, ends]);
  const bound = JSON.stringify([...of({ from, to }, 1), ...of(before, 0)]);
  const rankings = Object.keys(RANKINGS) as (keyof typeof RANKINGS)[];
  const [[totals, byWeek, waits, waitsByWeek, ...ranked], [visits, since, missed]] = await Promise.all([
    DB.batch(
      [TOTALS, BY_WEEK, WAITS, WAITS_BY_WEEK, ...rankings.map((name) => RANKINGS[name])].map((sql) =>
        DB.prepare(sql).bind(bound),
      ),
    ),
    REPORTS.batch([
      REPORTS.prepare(FORM_VISITS).bind(from, to, before.from, before.to),
      REPORTS.prepare(FORMS_SINCE),
      REPORTS.prepare(MISSED).bind(from, to),
    ]),
  ]);
  const rows = <R>(result: D1Result | undefined) => (result?.results ?? []) as R[];
  const counted = rows<TotalRow>(totals);
  const total = (isSpam: 0 | 1) => comparedOf(counted.find(({ is_spam }) => is_spam === isSpam));
  const mondaysBefore = weeksOf(before, timeZone).map(({ monday }) => monday);
  const inWeek = (monday: string | undefined, isNow: 0 | 1) =>
    rows<WeekRow>(byWeek).find((row) => row.monday === monday && row.is_now === isNow)?.n ?? 0;
  const waitIn = (found: readonly WaitRow[], isNow: 0 | 1, monday: string | null = null) =>
    waitOf(found.find((row) => row.monday === monday && row.is_now === isNow));
  return {
    from,
    to,
    before,
    leads: total(0),
    spam: total(1),
    weeks: weeks.map(({ monday }, at) => ({
      monday,
      now: inWeek(monday, 1),
      before: inWeek(mondaysBefore[at], 0),
      wait: waitIn(rows(waitsByWeek), 1, monday),
    })),
    wait: { now: waitIn(rows(waits), 1), before: waitIn(rows(waits), 0) },
    ...(Object.fromEntries(rankings.map((name, at) => [name, rankingOf(rows(ranked[at]))])) as Record<
      keyof typeof RANKINGS,
      Ranking
    >),
    forms: Object.fromEntries(
      FORM_KINDS.map((kind) => [kind, formOf(rows<FormRow>(visits).filter(({ form }) => form === kind))]),
    ) as Figures['forms'],
    formsSince: rows<{ day: string | null }>(since)[0]?.day ?? null,
    missed: rows<Figures['missed'][number]>(missed),
  };
}

/** Only the two numbers of a row. */
function comparedOf(row: Compared | undefined): Compared {
  return row ? { now: row.now, before: row.before } : NONE;
}

function rankingOf(rows: readonly RankingRow[]): Ranking {
  const [first] = rows;
  const all = first ? { now: first.all_now, before: first.all_before } : NONE;
  return {
    rows: rows.map(({ name, now, before }) => ({ name, now, before })),
    others: rows.reduce((left, row) => minus(left, row), all),
  };
}

function waitOf(row: WaitRow | undefined): Wait {
  if (!row) return { answered: 0, open: 0, median: null, slow: null };
  const { answered, open, median, slow } = row;
  return { answered, open, median: minutes(median), slow: minutes(slow) };
}

const minutes = (ms: number | null) => (ms === null ? null : Math.round(ms / MINUTE_MS));

function formOf(rows: readonly FormRow[]): FormFigures {
  const visits = (step: LeadStep | undefined, sent: 0 | 1) =>
    comparedOf(rows.find((row) => row.step === step && row.sent === sent));
  return {
    begun: visits('you', 0),
    stopped: FORM_STEPS.map((step, at) => ({
      step,
      ...minus(minus(visits(step, 0), visits(FORM_STEPS[at + 1], 0)), visits(step, 1)),
    })),
    sent: FORM_STEPS.reduce((sum, step) => plus(sum, visits(step, 1)), NONE),
  };
}

const plus = (one: Compared, other: Compared) => ({ now: one.now + other.now, before: one.before + other.before });

/** Never below zero: of a form that was open at midnight, the beginning may be in another period than the end. */
const minus = (one: Compared, other: Compared) => ({
  now: Math.max(one.now - other.now, 0),
  before: Math.max(one.before - other.before, 0),
});
