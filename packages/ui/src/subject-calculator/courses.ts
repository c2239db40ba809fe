import { EXTENDED_ESSAY, IB_COURSES, IB_GROUPS } from '@tutoring/domain/ib-courses';
import type { IbComponent } from '@tutoring/domain/ib-courses';
import type { FactSource } from '@tutoring/domain/ib-subject';
import type { Messages } from './translation';

export const TOK = 'ib-tok';
export const ESSAY = 'ib-ee';
export const EXAMPLE_COURSE = 'ib-chemistry';

/** A part of a course's assessment. The criteria of the Extended Essay have no `kind`. */
export type CourseComponent = Omit<IbComponent, 'kind'> & Partial<Pick<IbComponent, 'kind'>>;

/** A course at one level, or the Extended Essay under one guide. */
export interface Variant {
  components: readonly CourseComponent[];
  /** The year of its first examinations. */
  first: number;
  /** The year of its last examinations, if another course replaces it. */
  last: number | undefined;
  /** The maximum marks of the whole, if it is counted in marks and not in per cent. */
  outOf: number | undefined;
  source: FactSource;
}

export interface Course {
  id: string;
  name: string;
  /** By level; those of the Extended Essay by the first year of the guide. */
  variants: Readonly<Record<string, Variant>>;
}

/** The courses of the list, by id: those of the data, and the Extended Essay. */
export const COURSES: ReadonlyMap<string, Course> = new Map(
  [
    ...IB_COURSES.map((course): Course => ({
      id: course.id,
      name: course.name,
      variants: Object.fromEntries(
        Object.entries(course.levels).map(([level, components]) => [
          level,
          {
            components,
            first: course.firstExams,
            last: course.lastExams,
            outOf: course.letters?.outOf,
            source: course,
          },
        ]),
      ),
    })),
    {
      id: ESSAY,
      name: 'Extended Essay',
      variants: Object.fromEntries(
        EXTENDED_ESSAY.map((guide) => [
          String(guide.from),
          {
            // A criterion weighs as much as its maximum marks.
            components: guide.criteria.map(({ id, name, max }) => ({
              id,
              name: `${id}: ${name}`,
              weight: max,
              maxMarks: max,
            })),
            first: guide.from,
            last: guide.until,
            outOf: guide.criteria.reduce((sum, { max }) => sum + max, 0),
            source: guide,
          },
        ]),
      ),
    },
  ].map((course) => [course.id, course]),
);

/** A course by its id; the course of the worked example if the id is unknown. */
export function courseOf(id: string): Course {
  const course = COURSES.get(id) ?? COURSES.get(EXAMPLE_COURSE);
  if (!course) throw new Error(`No course ${EXAMPLE_COURSE}`);
  return course;
}

/** The course ids by group, in the order in which the list shows them. */
export const GROUPS = {
  languages: idsOf(IB_GROUPS.languages),
  societies: idsOf(IB_GROUPS.societies),
  sciences: idsOf(IB_GROUPS.sciences),
  mathematics: idsOf(IB_GROUPS.mathematics),
  arts: idsOf(IB_GROUPS.arts),
  core: [ESSAY, TOK],
};

export const GROUP_NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[];
/** The groups without the core. */
export const SUBJECT_GROUPS = GROUP_NAMES.filter((group) => group !== 'core');

function idsOf(courses: readonly { id: string }[]): string[] {
  return courses.map(({ id }) => id);
}

/** The years of examinations that some courses end before or begin after. */
export const YEARS: readonly string[] = yearsFrom(
  Math.min(...IB_COURSES.flatMap(({ lastExams }) => lastExams ?? [])),
  Math.max(...IB_COURSES.map(({ firstExams }) => firstExams)),
);

function yearsFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, place) => String(first + place));
}

/** Whether the course has examinations in a year; every course if the year is empty. */
export function isExaminedIn({ variants }: Course, year: string | undefined): boolean {
  if (!year) return true;
  return Object.values(variants).some(({ first, last = Infinity }) => first <= Number(year) && Number(year) <= last);
}

/** The course of the same name that has examinations in a year, such as the new course of Psychology for 2027. */
export function sameNameIn({ name }: Course, year: string): Course | undefined {
  return [...COURSES.values()].find((one) => one.name === name && isExaminedIn(one, year));
}

/** The names of the courses that end before a year, and whose new courses are not among ours. */
export function unknownIn(year: string): string[] {
  const over = [...COURSES.values()].filter((course) => !sameNameIn(course, year));
  return [...new Set(over.map(({ name }) => name))];
}

/** The name of a course. */
export function nameOf(course: Course, messages: Messages): string {
  if (course.id === ESSAY) return messages.ee;
  if (course.id === TOK) return messages.tok;
  return subjectName(course);
}

/**
 * The name of a course that is not part of the core. If two courses share a name, or the course has ended, it gets the years of
 * its examinations.
 */
export function subjectName({ name, variants }: Course): string {
  const isAlone = [...COURSES.values()].filter((one) => one.name === name).length === 1;
  const facts = Object.values(variants)[0];
  if (!facts) return name;
  const hasEnded = facts.last !== undefined && String(facts.last) <= facts.source.checked.slice(0, 'YYYY'.length);
  return isAlone && !hasEnded ? name : `${name} (${facts.first}–${facts.last ?? ''})`;
}
