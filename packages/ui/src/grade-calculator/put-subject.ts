import { chosenIn } from '../subject-calculator/subject-form';
import type { Fields } from '../tool/fields';
import { courseIn, nameInRow, rowFields, SUBJECT_ROWS, type Row } from './row-form';

/** Entries of a diploma's form, and the row that has changed. */
interface Put {
  row: Row;
  fields: Fields;
}

/**
 * Puts the subject of the form of one subject into a diploma: into the row of the same course, or else into the first free one,
 * if possible at the same level. `undefined` if all six subjects are filled.
 */
export function putSubject(diploma: Fields, subject: Fields): Put | undefined {
  const { course, kind, variant, key } = chosenIn(subject);
  const row = kind === 'subject' ? rowFor(diploma, course.id, variant) : kind === 'tok' ? 'tok' : 'ee';
  if (!row) return undefined;
  const start = `${key}.`;
  const kept = Object.entries(diploma).filter(
    ([name]) => !name.startsWith(`${row}.${start}`) && name !== nameInRow(row, 'entered'),
  );
  // The diploma has no question for a component.
  const marks = Object.entries(subject).filter(([name]) => name.startsWith(start) && name !== `${start}ask`);
  return {
    row,
    fields: {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(marks.map(([name, value]) => [`${row}.${name}`, value])),
      ...(kind === 'subject' && { [nameInRow(row, 'course')]: course.id, [nameInRow(row, 'level')]: variant }),
      ...(kind === 'essay' && { guide: variant }),
    },
  };
}

function rowFor(diploma: Fields, course: string, level: string): Row | undefined {
  const free = SUBJECT_ROWS.filter((row) => Object.keys(rowFields(diploma, row)).every((name) => name === 'level'));
  return (
    SUBJECT_ROWS.find((row) => courseIn(diploma, row) === course) ??
    free.find((row) => diploma[nameInRow(row, 'level')] === level) ??
    free[0]
  );
}

/** A row of a diploma as entries of the form of one subject, which keeps its other courses. */
export function subjectOf(diploma: Fields, row: Row, subject: Fields): Fields {
  const { name: _, grade: __, entered: ___, ...fields } = rowFields(diploma, row);
  const start = `${chosenIn(fields).key}.`;
  const others = Object.entries(subject).filter(([field]) => !field.startsWith(start) || field === `${start}ask`);
  return { ...Object.fromEntries(others), ...fields };
}
