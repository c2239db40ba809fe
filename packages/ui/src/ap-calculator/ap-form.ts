import { AP_EXAMS, type ApExam } from '@tutoring/domain/ap-exams';
import { AP_SCORES, type ApEntry, type ApScore } from '@tutoring/domain/ap-score';
import { PLACE_NAME, type Fields, type ToolForm } from '../tool/fields';
import { MAX_NUMBER_LENGTH, wholeNumberIn } from '../tool/number-field';

/** What can be aimed for: everybody reaches a 1. */
export const TARGETS: readonly ApScore[] = [...AP_SCORES].reverse().filter((score) => score > 1);

/** The names of the fields are those by which the domain says what is wrong. */
const SECTION_FIELD = /^(raw|maxRaw)\.[a-z0-9]{1,10}$/;

/**
 * The fields of an AP exam: `exam`, `raw.mcq` and so on for the points of each section, `maxRaw.mcq` for the maximum of
 * another paper, `target`, and for how it is read elsewhere `to` (where to study) and `read` (the score).
 */
export const AP: ToolForm = {
  name: 'ap',
  // The page that explains the sum works through the same invented student.
  example: { exam: 'ap-chemistry', 'raw.mcq': '42', 'raw.frq': '27', target: '5', to: 'ucas-ap' },
  accepts: (name, value) => {
    if (name === 'exam') return AP_EXAMS.some(({ id }) => id === value);
    // What is no number is said beside its field.
    if (SECTION_FIELD.test(name)) return value.length <= MAX_NUMBER_LENGTH;
    if (name === 'target' || name === 'read') return scoreIn(value) !== undefined;
    return name === 'to' && PLACE_NAME.test(value);
  },
};

/** The score that stands in a field. */
export function scoreIn(text: string | undefined): ApScore | undefined {
  return AP_SCORES.find((score) => String(score) === text);
}

/** The exam that is chosen. */
export function examOf({ exam }: Fields): ApExam | undefined {
  return AP_EXAMS.find(({ id }) => id === exam);
}

/** What the domain calculates with. */
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

/** The changes by which another exam is chosen: points of the one say nothing about the other. */
export function otherExam(fields: Fields, exam: string): Fields {
  const points = Object.keys(fields).filter((name) => SECTION_FIELD.test(name));
  return { ...Object.fromEntries(points.map((name) => [name, ''])), exam };
}
