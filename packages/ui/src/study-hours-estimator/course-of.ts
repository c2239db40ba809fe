import { AP_EXAMS } from '@tutoring/domain/ap-exams';
import { IB_COURSES, type IbCourse } from '@tutoring/domain/ib-courses';
import type { StudyComponent, StudyLevel } from '@tutoring/domain/study-plan';

/** Theory of Knowledge has no exam: it is coursework. */
const EXAMINED = IB_COURSES.filter(({ id }) => id !== 'ib-tok');

/** What a visitor can choose from: what is typed freely is as good, but is not split by component. */
export const COURSE_NAMES = [...new Set([...EXAMINED, ...AP_EXAMS].map(({ name }) => name))].sort();

/** The IB course with this name whose exams are in this year; without a year, the newest. */
export function ibCourse(name: string, year?: number): IbCourse | undefined {
  return EXAMINED.filter((course) => isNamed(course, name)).find(
    ({ firstExams, lastExams = Infinity }) => year === undefined || (firstExams <= year && year <= lastExams),
  );
}

/** The levels at which a course of this name can be taken; nothing if it is none that we know. */
export function levelsOf(name: string): readonly StudyLevel[] | undefined {
  if (AP_EXAMS.some((exam) => isNamed(exam, name))) return ['AP'];
  const { levels } = ibCourse(name) ?? {};
  return levels && (Object.keys(levels) as StudyLevel[]);
}

/**
 * What is studied for in a course: papers, orals and the sections of an AP exam. What is written at home is not: it is
 * coursework, which is planned by itself.
 * @returns An empty list if the course is none that we know.
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
