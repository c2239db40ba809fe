import type { Language } from '@tutoring/domain/languages';
import { sessionName } from '@tutoring/domain/exam-line';
import { nextSessions } from '@tutoring/domain/lead-limits';
import { buildDay } from '../../../build/model/build-day';
import { rowOf } from '../../../build/model/lines';
import type { SiteData } from '../../../build/content/data';
import type { Loader, LoaderContext } from '../../../build/model/mdx-component';
import { changeKey } from '../../../build/content/course-change-texts';
import { fill } from '@tutoring/ui/internal/fill';

/** A course that a new version replaces, in the page's language. */
export interface Change {
  /** Names it in the select field. */
  key: string;
  course: string;
  /** The first exam session of the new course, such as `2027-05`, and its name. */
  first: string;
  firstName: string;
  guide: string;
  before: string;
  after: string;
  /** Such as “Exams before May 2028”. */
  labels: { before: string; after: string };
  source: { name: string; href?: string | undefined };
  /** Who restates what the source itself does not state, such as weights. */
  details?: { name: string; href?: string | undefined };
  checked: string;
  verified: boolean;
}

/** A course's entry with its texts in a language; in English if they are not translated. */
function changeOf(entry: SiteData['course-changes'][number], { language, data, messages }: LoaderContext): Change {
  const { programme, first, source, details, checked, verified } = entry;
  const key = changeKey(entry);
  const { course, guide, before, after } = data.courseChangeTexts[language]?.[key] ?? entry;
  return {
    key,
    course: nameOf(programme, course, language),
    first,
    firstName: sessionName(first, language),
    guide,
    before,
    after,
    labels: {
      before: fill(messages.changesBefore, { session: sessionName(first, language) }),
      after: fill(messages.changesAfter, { session: sessionName(first, language) }),
    },
    source,
    ...(details && { details }),
    checked,
    verified,
  };
}

/** The course with its programme, unless its name begins with it. */
function nameOf(programme: string, course: string, language: Language): string {
  if (course.startsWith(programme)) return course;
  return language === 'en' ? `${programme} ${course}` : `${programme} · ${course}`;
}

const textOf = (all: readonly Change[]) =>
  all.flatMap(({ course, firstName, guide, before, after }) => [course, firstName, guide, before, after]);
const linesOf = (all: readonly Change[]) =>
  all.map(({ course, labels, before, after }) => ({
    heading: course,
    lines: [rowOf([labels.before, before]), rowOf([labels.after, after])],
  }));

/** The number of exam sessions to choose from: those of the next three years. */
const SESSIONS = 6;

/** All course changes, and the exam sessions to choose from: `2027-05`, and its name. */
export interface Changes {
  all: Change[];
  sessions: { value: string; label: string }[];
}

export const changes: Loader<Changes> = {
  load: (context) => ({
    all: context.data['course-changes'].map((entry) => changeOf(entry, context)),
    sessions: nextSessions(buildDay(), SESSIONS).map((value) => ({
      value,
      label: sessionName(value, context.language),
    })),
  }),
  textOf: ({ all }) => textOf(all),
  linesOf: ({ all }) => linesOf(all),
};

/** The course changes that concern the page. */
export const changesHere: Loader<Change[]> = {
  load(context) {
    const { path } = context.page;
    const here = context.data['course-changes'].filter(({ pages }) => pages.includes(path));
    if (here.length === 0) context.missing(`course-changes.yaml names no change for ${path}.`);
    return here.map((entry) => changeOf(entry, context));
  },
  textOf,
  linesOf,
};
