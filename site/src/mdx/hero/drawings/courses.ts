import { AP_EXAMS, type ApExam } from '@tutoring/domain/ap-exams';
import { BOUNDARIES_CHECKED, IB_BOUNDARIES, type BoundaryRow } from '@tutoring/domain/ib-boundaries';
import { IB_COURSES, type IbCourse, type IbLevel } from '@tutoring/domain/ib-courses';
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

/** The first grade in a BoundaryRow: grade 1 has no lower boundary. */
const LOWEST_GRADE = 2;
const MONTHS = { M: 'May', N: 'November' } as const;

/** The grade boundaries in per cent, of the last session with reliable figures. */
export function boundariesOf(course: string): Drawing | undefined {
  const name = IB_COURSES.find(({ id }) => id === course)?.name;
  const latest = (['HL', 'SL'] as const)
    .flatMap((level) => (IB_BOUNDARIES[course]?.[level] ?? []).map((row) => ({ level, row })))
    .filter(({ row }) => isReliable(row))
    .sort((one, other) => age(one.row) - age(other.row))[0];
  return name && latest ? gradesOf(name, latest) : undefined;
}

const isReliable = ({ confidence, oldCourse, relabelled, min }: BoundaryRow) =>
  confidence !== 'low' && !oldCourse && !relabelled && !min.includes(null);
/** Lower for more recent sessions; November comes after May. */
const age = ({ session }: BoundaryRow) => -Number(session.slice(1)) * 2 - (session.startsWith('N') ? 1 : 0);

function gradesOf(name: string, { level, row }: { level: IbLevel; row: BoundaryRow }): Drawing {
  const month = MONTHS[row.session.slice(0, 1) as keyof typeof MONTHS];
  return {
    kind: 'grades',
    caption: `IB ${name} ${level}, ${month} 20${row.session.slice(1)}: the lowest percentage for each grade. Published by ${row.source}, checked in ${BOUNDARIES_CHECKED}.`,
    boundaries: row.min.flatMap((from, at) => (from === null ? [] : [{ grade: LOWEST_GRADE + at, from }])),
  };
}
