import { AP_EXAMS, type ApExam } from '@tutoring/domain/ap-exams';
import { monthOfSession, type IbBoundaries } from '@tutoring/domain/ib-boundaries';
import { IB_COURSES, type IbCourse } from '@tutoring/domain/ib-courses';
import { BOUNDED_GRADES, boundsBySession } from '@tutoring/domain/ib-subject';
import type { Drawing } from './types';

// In English only, like the pages that show them.

/** The weights of a course's components: papers in ink, internal assessment in pencil. */
export function weightsOf(course: string): Drawing | undefined {
  const ib = IB_COURSES.find(({ id }) => id === course);
  if (ib) return ibWeights(ib);
  const ap = AP_EXAMS.find(({ id }) => id === course);
  return ap && apWeights(ap);
}

function ibWeights({ name, firstExams, levels }: IbCourse): Drawing | undefined {
  const level = levels.HL ? 'HL' : 'SL';
  const parts = levels[level];
  if (!parts) return undefined;
  const hasLevels = Object.keys(levels).length > 1;
  return {
    kind: 'bars',
    caption: `IB ${name}${hasLevels ? ` ${level}` : ''}, first exams ${firstExams}: how much each part counts. The school marks the parts in pencil.`,
    rows: parts.map((part) => ({
      label: part.name,
      value: part.weight,
      text: `${part.weight}%`,
      pencil: part.kind === 'internal',
    })),
  };
}

function apWeights({ name, examYear, sections }: ApExam): Drawing {
  return {
    kind: 'bars',
    caption: `${name}, exam of May ${examYear}: how much each section counts.`,
    rows: sections.map((section) => ({
      label: section.detail ? `${section.name} (${section.detail})` : section.name,
      value: section.weight,
      text: `${section.weight}%`,
    })),
  };
}

/** The grade boundaries of the last session in per cent, at HL if there is one. */
export function boundariesOf(course: string, { sessions, courses, checked }: IbBoundaries): Drawing | undefined {
  const name = IB_COURSES.find(({ id }) => id === course)?.name;
  const { HL, SL } = courses[course] ?? {};
  const [last] = boundsBySession(HL ?? SL);
  if (!name || !last) return undefined;
  const { session, bounds } = last;
  const month = new Date(`${monthOfSession(session)}-01`).toLocaleDateString('en', MONTH_AND_YEAR);
  const boundaries = BOUNDED_GRADES.flatMap((grade) => {
    const from = bounds[grade]?.low;
    return from === undefined ? [] : [{ grade, from }];
  });
  const sources = sessions[session]?.sources.join(' and ');
  return {
    kind: 'grades',
    caption: `IB ${name} ${HL ? 'HL' : 'SL'}, ${month}: the lowest percentage for each grade, in the time zone where it was lowest. Source: ${sources}, checked in ${checked}.`,
    boundaries,
  };
}

const MONTH_AND_YEAR = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
