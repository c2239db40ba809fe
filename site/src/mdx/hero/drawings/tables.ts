import type { KeyDate } from '@tutoring/domain/dates';
import { countWeeksTo, sessionName, weeksTo } from '@tutoring/domain/exam-line';
import { leadDays, YEAR_DAYS } from '@tutoring/domain/retention';
import { EVIDENCE } from '../../../build/content/frontmatter';
import type { LoaderContext } from '../../../build/model/mdx-component';
import { EVIDENCE_LABELS } from '../../evidence';
import { MAY, nextExams } from '../next-exams';
import type { Drawing } from './types';

// In English only, like the pages that show them.

const WEEK_MS = 7 * 86_400_000;

/** The weeks to the next May exams as tally strokes. From the last week on, it counts to the session after. */
export function weeksOf(dates: readonly KeyDate[], now: number): Drawing {
  const { body, session, day } = nextExams(dates, 'IB', [MAY], now + WEEK_MS);
  return {
    kind: 'tally',
    caption: `${body} ${sessionName(session, 'en')}, `,
    weeks: { to: day, text: weeksTo(day, 'en', now) },
    stroke: 'each stroke is a week',
    count: countWeeksTo(day, now),
  };
}

/** The effect size of a full bar. Studies of teaching rarely find a larger one. */
const LARGE_EFFECT = 1;

/** The effect sizes of an article's studies. */
export function effectsOf({ page: { effects = [] }, missing }: LoaderContext): Drawing {
  if (effects.length === 0) missing('Its drawing shows effects, but its frontmatter has no `effects`.');
  return {
    kind: 'bars',
    caption: 'What the studies found, in standard deviations: 0.2 counts as small, 0.5 as medium, 0.8 as large.',
    max: LARGE_EFFECT,
    rows: effects.map(({ study, effect, learners }) => ({
      label: learners ? `${study}: ${learners.toLocaleString('en')} learners` : study,
      value: Math.max(0, effect),
      text: effect.toFixed(2),
      pencil: effect <= 0,
    })),
  };
}

/** The kinds of evidence behind our articles. */
export function evidenceOf({ tree }: LoaderContext): Drawing {
  const articles = tree.childrenOf('/blog');
  return {
    kind: 'bars',
    caption: `The evidence behind the claims in our ${articles.length} articles.`,
    rows: EVIDENCE.map((kind) => ({
      label: `${EVIDENCE_LABELS[kind].sign} ${EVIDENCE_LABELS[kind].name}`,
      value: articles.filter(({ evidence }) => evidence === kind).length,
    })),
  };
}

const PROGRAMMES = ['IB DP', 'IB MYP', 'IB PYP', 'IB CP', 'AP', 'A-level'] as const;

/** The number of schools in our lists with each programme, in one region or in all. */
export function schoolsOf({ data: { schools }, missing }: LoaderContext, place: string | undefined): Drawing {
  const all = place
    ? (schools.lists[place] ?? missing(`schools.yaml has no list "${place}".`))
    : Object.values(schools.lists).flat();
  const lists = place ? 'this list' : 'our lists';
  return {
    kind: 'bars',
    caption: `Of the ${all.length} schools in ${lists}, those with each programme; many have more than one.`,
    rows: PROGRAMMES.map((programme) => ({
      label: programme,
      value: all.filter(({ programmes }) => programmes.includes(programme)).length,
    })).filter(({ value }) => value > 0),
  };
}

const SENDERS = [
  { label: 'North America and elsewhere', region: 'us' },
  { label: 'Europe', region: 'eu' },
  { label: 'South Korea', region: 'kr' },
  { label: 'Mainland China', region: 'cn' },
] as const;

/** The years until a message is deleted, by the region of the sender. */
export const RETENTION: Drawing = {
  kind: 'bars',
  caption: 'Years until we delete a message, by where it came from.',
  rows: SENDERS.map(({ label, region }) => ({ label, value: leadDays(region) / YEAR_DAYS })),
};

/** Moving a session is free until this many hours before it (specification, section 1). */
const NOTICE_HOURS = 24;
export const NOTICE: Drawing = {
  kind: 'tally',
  caption: `Until ${NOTICE_HOURS} hours before your session, moving it costs nothing`,
  stroke: 'each stroke is an hour',
  count: NOTICE_HOURS,
};
