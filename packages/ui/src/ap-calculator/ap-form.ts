import { AP_EXAMS, type ApExam } from '@tutoring/domain/ap-exams';
import { AP_SCORES, type ApEntry, type ApScore } from '@tutoring/domain/ap-score';
import { PLACE_NAME, type Fields, type ToolForm } from '../tool/fields';
import { MAX_NUMBER_LENGTH, wholeNumberIn } from '../tool/number-field';

/** The possible targets, without 1, which everybody reaches. */
export const TARGETS: readonly ApScore[] = [...AP_SCORES].reverse().filter((score) => score > 1);

/** Fields have the names that the domain uses in its problems. */
const SECTION_FIELD = /^(raw|maxRaw)\.[a-z0-9]{1,10}$/;

/**
 * The fields of an AP exam: `exam`; the points of each section, such as `raw.mcq`; the maximum of a different paper, such as
 * `maxRaw.mcq`; `target`; and for recognition by universities `to` (where to study) and `read` (the score).
 */
export const AP: ToolForm = {
  name: 'ap',
  // The page that explains the calculation uses the same invented student.
  example: { exam: 'ap-chemistry', 'raw.mcq': '42', 'raw.frq': '27', target: '5', to: 'ucas-ap' },
  accepts: (name, value) => {
    if (name === 'exam') return AP_EXAMS.some(({ id }) => id === value);
    // A value that is not a number is reported beside its field.
    if (SECTION_FIELD.test(name)) return value.length <= MAX_NUMBER_LENGTH;
    if (name === 'target' || name === 'read') return scoreIn(value) !== undefined;
    return name === 'to' && PLACE_NAME.test(value);
  },
};

/** Returns the score in a field, or `undefined` if the text is not a score. */
export function scoreIn(text: string | undefined): ApScore | undefined {
  return AP_SCORES.find((score) => String(score) === text);
}

export function examOf({ exam }: Fields): ApExam | undefined {
  return AP_EXAMS.find(({ id }) => id === exam);
}

/** Returns the input of `apScore`. A number that cannot be read becomes `NaN`, and an empty field `null`. */
export function entryOf(fields: Fields, { id: exam, sections }: ApExam): ApEntry {
  const numbers = (kind: 'raw' | 'maxRaw') =>
    Object.fromEntries(
      sections.map(({ id }) => {
        const text = fields[`${kind}.${id}`];
        return [id, text === undefined ? null : wholeNumberIn(text)];
      }),
    );
  return { exam, raw: numbers('raw'), maxRaw: numbers('maxRaw') };
}

/** Chooses another exam and clears the points, which belong to the old one. */
export function otherExam(fields: Fields, exam: string): Fields {
  const points = Object.keys(fields).filter((name) => SECTION_FIELD.test(name));
  return { ...Object.fromEntries(points.map((name) => [name, ''])), exam };
}
