import type { FactSource } from '../../facts';

/** A part of an IB course's assessment. */
export interface IbComponent {
  id: string;
  /** The usual name, such as `Paper 2`. */
  name: string;
  /** `external`: marked by examiners; `internal`: marked by the school and moderated. */
  kind: 'external' | 'internal';
  /** Per cent of the subject's total. */
  weight: number;
  /** Maximum raw marks. Missing if sources disagree. */
  maxMarks?: number;
  /** Duration of a paper or an oral. */
  minutes?: number;
}

export type IbLevel = 'SL' | 'HL';

/** The lowest marks of each letter of TOK or of the Extended Essay. Below `D` it is an E. */
export interface LetterBoundaries extends FactSource {
  outOf: number;
  min: Readonly<Record<'A' | 'B' | 'C' | 'D', number>>;
}

/** The assessment of an IB Diploma course. The IB's guides are not public, so `sources` are pages that restate them. */
export interface IbCourse extends FactSource {
  /** Such as `ib-chemistry`. */
  id: string;
  name: string;
  /** The address of the IB's own page with the course's subject brief, which is public. */
  page: string;
  /** The year of the course's first examinations. */
  firstExams: number;
  /** The year of its last examinations, if a new course replaces it. */
  lastExams?: number;
  /** Courses without levels, such as TOK, have `SL` only. */
  levels: Partial<Record<IbLevel, readonly IbComponent[]>>;
  /** Missing for courses with grades instead of letters. */
  letters?: LetterBoundaries;
}

/** The IB's pages of the Diploma courses. Each links to the subject brief. */
export const CURRICULUM = 'https://www.ibo.org/programmes/diploma-programme/curriculum';
