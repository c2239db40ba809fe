import { CORE_LETTERS, MAX_POINTS, SUBJECT_GRADES, type DiplomaInput } from '@tutoring/domain/ib-diploma';
import type { IbResultToRecognise } from '@tutoring/domain/recognition';
import { PLACE_NAME, type Fields, type ToolForm } from '../tool/fields';
import { MAX_NUMBER_LENGTH, wholeNumberIn } from '../tool/number-field';
import { acceptsOffer } from './offer-form';
import { acceptsQuestion } from './question-form';
import { acceptsMarks, ROWS, sharedRows, type Row } from './row-form';

/** The longest name of a subject, in characters. */
export const MAX_NAME = 60;

export const LEVELS = ['HL', 'SL'] as const;
export const GRADES = SUBJECT_GRADES.map(String);

/** The worked example that the server renders: an invented student who meets every condition and is a point short of 36. */
const EXAMPLE: Fields = {
  ...subjects(['HL', 'HL', 'HL', 'SL', 'SL', 'SL'], ['6', '5', '6', '6', '5', '5']),
  tok: 'B',
  ee: 'B',
  cas: 'on',
  target: '36',
};

/** The fields of marks and of the further questions. Their files list them. */
const ACCEPTS = [acceptsMarks, acceptsOffer, acceptsQuestion];

/**
 * The fields of an IB Diploma: `level1` to `level6`, `grade1`, `name1` and so on, `tok`, `ee`, `cas`, `target`, and `to`
 * (where to study). With marks also `course1`, `1.ib-chemistry.HL.p1` and so on, `tok.ib-tok.SL.essay`, `guide` and
 * `ee.ib-ee.2027.A` for the Extended Essay, and `entered1`, `enteredtok` and `enteredee`, if the entered grade counts although
 * the marks give one.
 */
export const DIPLOMA: ToolForm = {
  name: 'ib',
  example: EXAMPLE,
  // A cleared form keeps the usual levels: three HL and three SL.
  cleared: subjects(['HL', 'HL', 'HL', 'SL', 'SL', 'SL'], []),
  accepts: (name, value) => {
    const [, kind] = /^(level|grade|name)[1-6]$/.exec(name) ?? ['', name];
    if (kind === 'level') return (LEVELS as readonly string[]).includes(value);
    if (kind === 'grade') return GRADES.includes(value);
    if (kind === 'name') return value.length <= MAX_NAME;
    if (kind === 'tok' || kind === 'ee') return (CORE_LETTERS as readonly string[]).includes(value);
    if (kind === 'cas') return value === 'on';
    // An invalid total is reported beside its field. An unknown place to study becomes the first.
    if (kind === 'target') return value.length <= MAX_NUMBER_LENGTH;
    return kind === 'to' ? PLACE_NAME.test(value) : ACCEPTS.some((accepts) => accepts(name, value));
  },
  shared: sharedRows,
};

function subjects(levels: readonly string[], grades: readonly string[]): Fields {
  return Object.fromEntries([
    ...levels.map((level, place) => [`level${place + 1}`, level]),
    ...grades.map((grade, place) => [`grade${place + 1}`, grade]),
  ]) as Fields;
}

/** Whether a total is a possible target. */
export function isTarget(target: string): boolean {
  return wholeNumberIn(target) <= MAX_POINTS;
}

/** The grades that recognition depends on. */
export function gradesOf({ subjects, tok, ee }: DiplomaInput): Omit<IbResultToRecognise, 'total' | 'diploma'> {
  const letter = (given: string | undefined) => CORE_LETTERS.find((one) => one === given) ?? null;
  return {
    subjects: subjects.map(({ level, grade }) => ({
      level: level ?? 'HL',
      grade: SUBJECT_GRADES.find((one) => one === grade) ?? null,
    })),
    tok: letter(tok),
    ee: letter(ee),
  };
}

/** The row that a field of the domain belongs to, such as 3 for `subjects.2.grade`; `undefined` for CAS. */
export function rowOf(field: string): Row | undefined {
  const [, place] = /^subjects\.(\d)/.exec(field) ?? [];
  return ROWS.find((row, index) => row === field || String(index) === place);
}
