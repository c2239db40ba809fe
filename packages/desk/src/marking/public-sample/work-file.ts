import { LANGUAGES } from '@tutoring/domain/languages';
import type { MarkingRecord, MarkKind } from '@tutoring/domain/marking';
import {
  SCRIPT_MARKS,
  STUDENT_WORK_LIMITS,
  type ScriptMark,
  type ScriptMarkKind,
  type Transcript,
} from '@tutoring/domain/student-work';
import { readYaml } from '../../forms/edit-yaml';
import { inReadingOrder } from '../marks';
import { NO_LANGUAGE } from '../words';

/** What students wrote and let us show (site/src/build/content/schemas/student-work.ts). */
export const STUDENT_WORK_FILE = 'site/data/student-work.yaml';

/** An entry of the file. While somebody types, any field may be missing. */
export interface WrittenWork {
  reference?: string;
  subject?: string;
  language?: string;
  title?: string;
  question?: string;
  grade?: string;
  text?: string;
  marks?: Partial<ScriptMark>[];
}

/**
 * The entries of a file.
 * @throws {Error} if it is not YAML.
 */
export function worksIn(text: string): WrittenWork[] {
  const value = readYaml(text);
  // An empty entry is `null`.
  return Array.isArray(value) ? value.map((one) => (one ?? {}) as WrittenWork) : [];
}

/** The entry of a request, or -1. */
export const placeOfWork = (works: readonly WrittenWork[], reference: string): number =>
  works.findIndex((work) => work.reference === reference);

/** A transcript has fewer kinds of marks than a page. */
const KINDS: Record<MarkKind, ScriptMarkKind> = {
  tick: 'tick',
  underline: 'underline',
  wavy: 'underline',
  highlight: 'highlight',
  ring: 'underline',
};

/** A new entry, with what the marking knows already. What the photo shows is the owner's to type. */
export function newWork(
  { reference, language = NO_LANGUAGE, question, work }: MarkingRecord,
  subject: string,
): WrittenWork {
  const marks = inReadingOrder(work.marks)
    .filter(({ note }) => note !== '')
    .slice(0, STUDENT_WORK_LIMITS.marks)
    .map(({ kind, note }) => ({ words: '', kind: KINDS[kind], note }));
  return {
    reference,
    subject,
    language: LANGUAGES.find((known) => known === language) ?? NO_LANGUAGE,
    title: '',
    ...(question && { question }),
    ...(work.grade && { grade: work.grade }),
    text: '',
    marks,
  };
}

/** An entry as pages show it, as far as it is written. */
export function transcriptOf({ title = '', question, grade, text = '', marks = [] }: WrittenWork): Transcript {
  return {
    title,
    question,
    grade,
    text,
    marks: marks.map(({ words = '', kind, note = '' }) => ({
      words,
      kind: SCRIPT_MARKS.find((known) => known === kind) ?? 'underline',
      note,
    })),
  };
}

/** What to call an entry that may have no title yet. */
export const calledOf = ({ title = '', reference = '' }: WrittenWork): string => title.trim() || reference;
