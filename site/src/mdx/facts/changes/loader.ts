import { sessionName } from '@tutoring/domain/exam-line';
import { nextSessions } from '@tutoring/domain/lead-limits';
import { rowOf } from '../../../build/model/lines';
import type { SiteData } from '../../../build/content/data';
import type { Loader } from '../../../build/model/mdx-component';

/** A course that a new version replaces. In English only, like the pages that show it. */
export interface Change {
  course: string;
  /** The first exam session of the new course, such as `2027-05`, and its name. */
  first: string;
  firstName: string;
  guide: string;
  before: string;
  after: string;
  source: { name: string; href?: string | undefined };
  /** Who restates what the source itself does not state, such as weights. */
  details?: { name: string; href?: string | undefined };
  checked: string;
  verified: boolean;
}

const changeOf = (entry: SiteData['course-changes'][number]): Change => ({
  course: `${entry.programme} ${entry.course}`,
  first: entry.first,
  firstName: sessionName(entry.first, 'en'),
  guide: entry.guide,
  before: entry.before,
  after: entry.after,
  source: entry.source,
  ...(entry.details && { details: entry.details }),
  checked: entry.checked,
  verified: entry.verified,
});

const textOf = (all: readonly Change[]) =>
  all.flatMap(({ course, firstName, guide, before, after }) => [course, firstName, guide, before, after]);
const linesOf = (all: readonly Change[]) =>
  all.map(({ course, firstName, before, after }) => ({
    heading: course,
    lines: [rowOf([`Exams before ${firstName}`, before]), rowOf([`Exams from ${firstName}`, after])],
  }));

/** The number of exam sessions to choose from: those of the next three years. */
const SESSIONS = 6;

/** All course changes, and the exam sessions to choose from: `2027-05`, and its name. */
export interface Changes {
  all: Change[];
  sessions: { value: string; label: string }[];
}

export const changes: Loader<Changes> = {
  load: ({ data }) => ({
    all: data['course-changes'].map(changeOf),
    sessions: nextSessions(Date.now(), SESSIONS).map((value) => ({ value, label: sessionName(value, 'en') })),
  }),
  textOf: ({ all }) => textOf(all),
  linesOf: ({ all }) => linesOf(all),
};

/** The course changes that concern the page. */
export const changesHere: Loader<Change[]> = {
  load({ data, page, missing }) {
    const here = data['course-changes'].filter(({ pages }) => pages.includes(page.path));
    return here.length > 0 ? here.map(changeOf) : missing(`course-changes.yaml names no change for ${page.path}.`);
  },
  textOf,
  linesOf,
};
