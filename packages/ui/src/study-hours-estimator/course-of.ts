import { AP_EXAMS } from '@tutoring/domain/ap-exams';
import { IB_COURSES, type IbCourse } from '@tutoring/domain/ib-courses';
import type { StudyComponent, StudyLevel } from '@tutoring/domain/study-plan';

/** Theory of Knowledge has no exam. It is coursework, so it is left out. */
const EXAMINED = IB_COURSES.filter(({ id }) => id !== 'ib-tok');

/** The suggested courses. Any other name is accepted too, but its hours are not split by component. */
export const COURSE_NAMES = [...new Set([...EXAMINED, ...AP_EXAMS].map(({ name }) => name))].sort();

/** The IB course with this name that has exams in this year. Without a year, the newest, which is first in the data. */
export function ibCourse(name: string, year?: number): IbCourse | undefined {
  return EXAMINED.filter((course) => isNamed(course, name)).find(
    ({ firstExams, lastExams = Infinity }) => year === undefined || (firstExams <= year && year <= lastExams),
  );
}

/** The levels of a course; `undefined` if the course is unknown. */
export function levelsOf(name: string): readonly StudyLevel[] | undefined {
  if (AP_EXAMS.some((exam) => isNamed(exam, name))) return ['AP'];
  const { levels } = ibCourse(name) ?? {};
  return levels && (Object.keys(levels) as StudyLevel[]);
}

/**
 * The components that a student studies for: papers, orals and the sections of an AP exam. Coursework is left out,
 * because the planner plans it separately.
 * @returns An empty list if the course is unknown.
 */
export function componentsOf(name: string, level: StudyLevel, year: number): readonly StudyComponent[] {
  if (level === 'AP') {
    const exam = AP_EXAMS.find((one) => isNamed(one, name));
    return exam?.sections.map((section) => ({ id: section.name, weight: section.weight })) ?? [];
  }
  const components = ibCourse(name, year)?.levels[level] ?? [];
  return components
    .filter(({ minutes }) => minutes !== undefined)
    .map((component) => ({ id: component.name, weight: component.weight }));
}

function isNamed({ name }: { name: string }, wanted: string): boolean {
  return name.toLowerCase() === wanted.trim().toLowerCase();
}
