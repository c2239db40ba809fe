import { wholeNumberProblem, type InputProblem, type Rejected, type ValueProblemCode } from '../input-problem';
import { apCuts, type ApCuts } from './cuts';
import { AP_EXAMS, type ApExam } from './exams';

/** More than any AP section ever had; beyond it somebody's finger slipped, and the solver would count for ever. */
const MOST_RAW = 200;

/** Raw points of one exam, as far as they are known. */
export interface ApEntry {
  /** An id of `AP_EXAMS`, such as `ap-chemistry`. */
  exam: string;
  /** Raw points by the section's id, whole; a section without any is still open. */
  raw: Readonly<Record<string, number | null | undefined>>;
  /** Maxima of another paper (a mock, an older format) by the section's id, whole, 1 to 200. @default those of the exam */
  maxRaw?: Readonly<Record<string, number | null | undefined>>;
}

/** A section as it is entered. */
export interface Section {
  id: string;
  raw: number | null;
  maxRaw: number;
  /** Per cent of the composite. */
  weight: number;
}

/** A section with points in it. */
export type Filled = Section & { raw: number };

/** The entry with everything looked up, or every field that is wrong. */
export function readEntry({
  exam: examId,
  raw,
  maxRaw = {},
}: ApEntry):
  { status: 'ready'; exam: ApExam; cuts: ApCuts; sections: readonly Section[] } | Rejected<ValueProblemCode> {
  const exam = AP_EXAMS.find(({ id }) => id === examId);
  const cuts = exam && apCuts(exam.id);
  if (!cuts) return { status: 'invalid', problems: [{ field: 'exam', code: 'unknown' }] };
  const known = new Set(exam.sections.map(({ id }) => id));
  const sections = exam.sections.map(({ id, weight, maxRaw: usual }): Section => ({
    id,
    weight,
    raw: raw[id] ?? null,
    maxRaw: maxRaw[id] ?? usual,
  }));
  const problems = [
    ...unknownKeys('raw', raw, known),
    ...unknownKeys('maxRaw', maxRaw, known),
    ...sections.flatMap((section) => sectionProblem(section) ?? []),
  ];
  return problems.length > 0 ? { status: 'invalid', problems } : { status: 'ready', exam, cuts, sections };
}

function unknownKeys(field: string, record: object, known: ReadonlySet<string>): InputProblem<ValueProblemCode>[] {
  const unknown = Object.keys(record).filter((key) => !known.has(key));
  return unknown.map((key) => ({ field: `${field}.${key}`, code: 'unknown' }));
}

function sectionProblem({ id, raw, maxRaw }: Section): InputProblem<ValueProblemCode> | undefined {
  // Points are only measured against a maximum that is one.
  return (
    wholeNumberProblem(`maxRaw.${id}`, maxRaw, 1, MOST_RAW) ??
    (raw === null ? undefined : wholeNumberProblem(`raw.${id}`, raw, 0, maxRaw))
  );
}

/** Per cent: the sum of raw points / maximum × weight. */
export function compositeOf(sections: readonly Filled[]): number {
  return exact(sections.reduce((sum, { raw, maxRaw, weight }) => sum + (raw / maxRaw) * weight, 0));
}

/** Without the last digits, which binary fractions get wrong: full marks are 100, not 99.99999999999999. */
export function exact(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}
