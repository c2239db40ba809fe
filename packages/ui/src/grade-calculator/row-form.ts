import type { Fields } from '../tool/fields';
import type { FormFields } from '../tool/use-tool-fields';
import { COURSES, ESSAY, GROUPS, subjectName, TOK, type Course } from '../subject-calculator/courses';
import { chosenIn, SUBJECT } from '../subject-calculator/subject-form';

/** A row with marks: the number of a subject, Theory of Knowledge, or the Extended Essay. */
export type Row = '1' | '2' | '3' | '4' | '5' | '6' | 'tok' | 'ee';
export const SUBJECT_ROWS = ['1', '2', '3', '4', '5', '6'] as const satisfies readonly Row[];
export const ROWS = [...SUBJECT_ROWS, 'tok', 'ee'] as const satisfies readonly Row[];

/** The name of a field with a mark, such as `1.ib-chemistry.HL.p1`: the row, and the name in the form of one subject. */
const ENTRY = /^([1-6]|tok|ee)\.(.+)$/;

/** Whether a field of a row with marks may have this value. */
export function acceptsMarks(name: string, value: string): boolean {
  if (/^course[1-6]$/.test(name)) return isSubject(value);
  if (/^entered([1-6]|tok|ee)$/.test(name)) return value === 'on';
  if (name === 'guide') return SUBJECT.accepts(name, value);
  const [, , entry = ''] = ENTRY.exec(name) ?? [];
  return entry.includes('.') && SUBJECT.accepts(entry, value);
}

/** Whether a course has a grade, and is not part of the core. */
const isSubject = (id: string) => COURSES.has(id) && !GROUPS.core.includes(id);

/** The course of a row; `''` without one. The exact name of a course stands for it. */
export function courseIn(fields: Fields, row: Row): string {
  if (row === 'tok') return TOK;
  if (row === 'ee') return ESSAY;
  return fields[`course${row}`] ?? courseNamed(fields[`name${row}`]) ?? '';
}

/** The id of the course with this name. Of two courses with one name, the newer one. */
export function courseNamed(name = ''): string | undefined {
  const wanted = name.trim().toLowerCase();
  const isWanted = (course: Course) => [course.name, subjectName(course)].some((one) => one.toLowerCase() === wanted);
  return [...COURSES.values()].filter((course) => isSubject(course.id) && isWanted(course)).at(-1)?.id;
}

/**
 * A row's fields as those of the form of one subject, and `name`, `grade` and `entered`. For Theory of Knowledge and the
 * Extended Essay, `grade` is the letter.
 */
export function rowFields(fields: Fields, row: Row): Fields {
  const start = `${row}.`;
  const found = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(start) ? [[name.slice(start.length), value] as const] : [],
  );
  const course = courseIn(fields, row);
  if (course) found.push(['course', course]);
  for (const name of ['name', 'level', 'grade', 'entered', ...(row === 'ee' ? ['guide'] : [])]) {
    const value = fields[nameInRow(row, name)];
    if (value) found.push([name, value]);
  }
  return Object.fromEntries(found);
}

/** The name in the diploma's form of a field of a row. */
export function nameInRow(row: Row, name: string): string {
  if (name === 'guide') return name;
  if (name.includes('.')) return `${row}.${name}`;
  return name === 'grade' && (row === 'tok' || row === 'ee') ? row : `${name}${row}`;
}

/** A row as the form of one subject. */
export function rowForm(row: Row, fields: Fields, change: (changes: Fields) => void): FormFields {
  return {
    fields,
    bind: (name) => ({
      name: nameInRow(row, name),
      value: fields[name] ?? '',
      onChange: ({ target }) => change({ [nameInRow(row, name)]: target.value }),
    }),
  };
}

/** The changes that give a row a course: also its level, if it exists at one level only. */
export function courseChanges(row: Row, id: string): Fields {
  const [level, ...others] = Object.keys(COURSES.get(id)?.variants ?? {});
  return {
    [nameInRow(row, 'course')]: id,
    ...(level && others.length === 0 && { [nameInRow(row, 'level')]: level }),
  };
}

/** The changes of a typed name. A course's own name chooses the course. An emptied field takes the course away. */
export function nameChanges(row: Row, text: string): Fields {
  const course = courseNamed(text);
  if (course) return { ...courseChanges(row, course), [nameInRow(row, 'name')]: '' };
  return { [nameInRow(row, 'name')]: text, ...(text === '' && { [nameInRow(row, 'course')]: '' }) };
}

/** The name of a subject: the one that the visitor entered, or its course's. `undefined` without either. */
export function subjectIn(fields: Fields, row: Row): string | undefined {
  const course = COURSES.get(courseIn(fields, row));
  return fields[nameInRow(row, 'name')] ?? (course && subjectName(course));
}

/** The level of a subject: the course's, if the course lacks the chosen one. */
export function levelIn(fields: Fields, row: Row): string | undefined {
  const inRow = rowFields(fields, row);
  return inRow.course ? chosenIn(inRow).variant : inRow.level;
}

/** The fields that a link needs: of each row, only the marks of its course and level. */
export function sharedRows(fields: Fields): Fields {
  const starts = ROWS.flatMap((row) => {
    const inRow = rowFields(fields, row);
    return inRow.course ? [`${row}.${chosenIn(inRow).key}.`] : [];
  });
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !ENTRY.test(name) || starts.some((start) => name.startsWith(start))),
  );
}
