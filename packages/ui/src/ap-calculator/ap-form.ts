import { AP_EXAMS, AP_SCORE_ONLY_EXAMS, type ApExam } from '@tutoring/domain/ap-exams';
import { AP_SCORES, type ApEntry, type ApScore } from '@tutoring/domain/ap-score';
import { PLACE_NAME, type Fields, type ToolForm } from '../tool/fields';
import { MAX_NUMBER_LENGTH, wholeNumberIn } from '../tool/number-field';

/** How many exams the form has room for. Few students take more in all their years together. */
export const MAX_EXAMS = 10;

/** The possible targets, without 1, which everybody reaches. */
export const TARGETS: readonly ApScore[] = [...AP_SCORES].reverse().filter((score) => score > 1);

/** The value of `read` that stands for the higher end of each exam's scores. */
export const HIGHER = 'high';

/** A field of one exam, such as `raw.mcq`, which the domain's problems name alike. */
const EXAM_FIELD = /^(?:(?:raw|maxRaw)\.[a-z0-9]{1,10}|target|score)$/;

/** The names of all exams by id: those with sections, then those of which only a score can be entered. */
export const EXAM_NAMES: ReadonlyMap<string, string> = new Map(
  [...AP_EXAMS, ...AP_SCORE_ONLY_EXAMS].map(({ id, name }) => [id, name]),
);

/**
 * The fields of AP exams: `exam`, `exam2` to `exam10`, the chosen exams; `open`, the number of the exam whose fields are
 * shown; and for recognition by universities `to` (where to study) and `read` (which score). Each exam has fields of its
 * own, so that a visitor loses no entry by choosing another one. Their names begin with the exam, such as
 * `ap-chemistry.raw.mcq`, the points of a section. The others are `maxRaw.mcq`, the maximum of a different paper;
 * `target`; and `score`, if the student knows or expects it.
 */
export const AP: ToolForm = {
  name: 'ap',
  // The page that explains the calculation uses the same invented student.
  example: {
    exam: 'ap-chemistry',
    'ap-chemistry.raw.mcq': '42',
    'ap-chemistry.raw.frq': '27',
    'ap-chemistry.target': '5',
    to: 'ucas-ap',
  },
  accepts: (name, value) => {
    if (/^exam([2-9]|10)?$/.test(name)) return EXAM_NAMES.has(value);
    if (name === 'open') return numberOf(value) !== undefined;
    if (name === 'to') return PLACE_NAME.test(value);
    if (name === 'read') return value === HIGHER || scoreIn(value) !== undefined;
    const [id = ''] = name.split('.', 1);
    // Older links have a single exam, and no prefix.
    const field = EXAM_NAMES.has(id) ? name.slice(id.length + 1) : name;
    if (!EXAM_FIELD.test(field)) return false;
    if (field === 'target' || field === 'score') return scoreIn(value) !== undefined;
    // A value that is not a number is reported beside its field.
    return value.length <= MAX_NUMBER_LENGTH;
  },
  renamed: (fields) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => !EXAM_FIELD.test(name) || fields.exam)
        .map(([name, value]) => [EXAM_FIELD.test(name) ? `${fields.exam}.${name}` : name, value]),
    ),
  shared: (fields) => {
    const chosen = rowsOf(fields).map((number) => `${examIn(fields, number)}.`);
    return Object.fromEntries(
      Object.entries(fields).filter(([name]) => !name.includes('.') || chosen.some((id) => name.startsWith(id))),
    );
  },
};

/** Returns the score in a field, or `undefined` if the text is not a score. */
export function scoreIn(text: string | undefined): ApScore | undefined {
  return AP_SCORES.find((score) => String(score) === text);
}

const NUMBERS = Array.from({ length: MAX_EXAMS }, (_, place) => place + 1);

function numberOf(text: string | undefined): number | undefined {
  return NUMBERS.find((number) => String(number) === text);
}

/** The name of the field with the exam of a row. The first has no number, as in older links. */
export function examField(number: number): string {
  return number === 1 ? 'exam' : `exam${number}`;
}

/** The id of a row's exam; empty while none is chosen. */
export function examIn(fields: Fields, number: number): string {
  return fields[examField(number)] ?? '';
}

/** The numbers of the rows: those with an exam, and the open one. There is always one. */
export function rowsOf(fields: Fields): readonly number[] {
  const rows = NUMBERS.filter((number) => examIn(fields, number) !== '' || String(number) === fields.open);
  return rows.length > 0 ? rows : [1];
}

/** The number of the row whose fields are shown. */
export function openRow(fields: Fields): number {
  const rows = rowsOf(fields);
  return rows.find((number) => String(number) === fields.open) ?? rows[0] ?? 1;
}

/** The number of the next new row; `undefined` if the form is full. */
export function nextRow(fields: Fields): number | undefined {
  const rows = rowsOf(fields);
  return NUMBERS.find((number) => !rows.includes(number));
}

/** Returns the input of `apScore`. A number that cannot be read becomes `NaN`, and an empty field `null`. */
export function entryOf(fields: Fields, { id: exam, sections }: ApExam): ApEntry {
  const numbers = (kind: 'raw' | 'maxRaw') =>
    Object.fromEntries(
      sections.map(({ id }) => {
        const text = fields[`${exam}.${kind}.${id}`];
        return [id, text === undefined ? null : wholeNumberIn(text)];
      }),
    );
  return { exam, raw: numbers('raw'), maxRaw: numbers('maxRaw') };
}
