import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';
import type { IbLevel } from '@tutoring/domain/ib-courses';
import { markedDiploma, type CoreEntry, type MarkedDiploma, type SubjectEntry } from '@tutoring/domain/ib-diploma';
import { essayMarks, tokMarks } from '@tutoring/domain/ib-subject';
import type { Fields } from '../tool/fields';
import { boundariesIn } from '../subject-calculator/outcome';
import { chosenIn, entriesIn, OWN } from '../subject-calculator/subject-form';
import { levelIn, rowFields, SUBJECT_ROWS, type Row } from './row-form';

/**
 * The diploma of the form: by entered grades, and by marks where they give a grade.
 * @param known The boundaries of past sessions.
 */
export function diplomaIn(fields: Fields, known: IbBoundaries | undefined): MarkedDiploma {
  return markedDiploma({
    subjects: SUBJECT_ROWS.map((row) => subjectIn(fields, row, known)),
    tok: coreIn(fields, 'tok'),
    ee: coreIn(fields, 'ee'),
    cas: 'cas' in fields,
  });
}

function subjectIn(fields: Fields, row: Row, known: IbBoundaries | undefined): SubjectEntry {
  const grade = fields[`grade${row}`];
  return {
    level: levelIn(fields, row) as IbLevel | undefined,
    grade: grade === undefined || grade === 'N' ? grade : Number(grade),
    marks: marksIn(rowFields(fields, row), known),
    prefersGrade: `entered${row}` in fields,
  };
}

/** The marks of a row with a course, and the boundaries that decide its grade. */
export function marksIn(inRow: Fields, known: IbBoundaries | undefined): SubjectEntry['marks'] {
  if (!inRow.course) return undefined;
  const chosen = chosenIn(inRow);
  const { bounds, sessions, why } = boundariesIn(inRow, chosen, known);
  return {
    components: chosen.components,
    entries: entriesIn(inRow, chosen),
    sessions: why && Object.keys(bounds).length > 0 ? [{ session: OWN, bounds }] : sessions,
  };
}

function coreIn(fields: Fields, row: 'tok' | 'ee'): CoreEntry {
  const inRow = rowFields(fields, row);
  const chosen = chosenIn(inRow);
  const entries = entriesIn(inRow, chosen);
  return {
    letter: fields[row],
    marks: row === 'tok' ? tokMarks(entries) : essayMarks(Number(chosen.variant), entries.marks),
    prefersLetter: `entered${row}` in fields,
  };
}
