import { wholeNumberProblem, type InputProblem, type Rejected, type ValueProblemCode } from '../input-problem';
import { apCuts, type ApCuts } from './cuts';
import { AP_EXAMS, type ApExam } from './exams';

/** More than any AP section has. A larger number is a typing error, and would make the solver slow. */
const MOST_RAW = 200;

/** The raw points of an exam, complete or not. */
export interface ApEntry {
  /** An id of `AP_EXAMS`, such as `ap-chemistry`. */
  exam: string;
  /** Raw points by section id, whole numbers. A section without points is open. */
  raw: Readonly<Record<string, number | null | undefined>>;
  /** Other maxima (of a mock or an older format) by section id, whole numbers from 1 to 200. @default those of the exam */
  maxRaw?: Readonly<Record<string, number | null | undefined>>;
}

/** A section of an entry. */
export interface Section {
  id: string;
  raw: number | null;
  maxRaw: number;
  /** Per cent of the composite. */
  weight: number;
}

/** A section with points in it. */
export type Filled = Section & { raw: number };

/** Looks up the exam and sections of an entry, or returns all problems by field. */
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
  // Compare the points only with a valid maximum.
  return (
    wholeNumberProblem(`maxRaw.${id}`, maxRaw, 1, MOST_RAW) ??
    (raw === null ? undefined : wholeNumberProblem(`raw.${id}`, raw, 0, maxRaw))
  );
}

/** The composite in per cent: the sum of raw points / maximum × weight. */
export function compositeOf(sections: readonly Filled[]): number {
  return exact(sections.reduce((sum, { raw, maxRaw, weight }) => sum + (raw / maxRaw) * weight, 0));
}

/** Rounds off floating-point errors: full marks are 100, not 99.99999999999999. */
export function exact(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}
