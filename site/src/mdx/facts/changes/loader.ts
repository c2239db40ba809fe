import { sessionName } from '@tutoring/domain/exam-line';
import { nextSessions } from '@tutoring/domain/lead-limits';
import { rowOf } from '../../../build/model/lines';
import type { SiteData } from '../../../build/content/data';
import type { Loader } from '../../../build/model/mdx-component';

/** A course that is replaced by another one; English alone, as are the pages that ask for it. */
export interface Change {
  course: string;
  /** The first exams of the new course: `2027-05`, and in words. */
  first: string;
  firstName: string;
  guide: string;
  before: string;
  after: string;
  source: { name: string; href?: string | undefined };
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

/** Sessions a student may be preparing for: those of the next three years. */
const SESSIONS = 6;

/** All of them, and the sessions one may choose from: `2027-05`, and in words. */
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

/** Those that concern the page. */
export const changesHere: Loader<Change[]> = {
  load({ data, page, missing }) {
    const here = data['course-changes'].filter(({ pages }) => pages.includes(page.path));
    return here.length > 0 ? here.map(changeOf) : missing(`course-changes.yaml names no change for ${page.path}.`);
  },
  textOf,
  linesOf,
};
