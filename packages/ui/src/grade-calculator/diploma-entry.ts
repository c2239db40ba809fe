import { MAX_POINTS, type DiplomaInput } from '@tutoring/domain/ib-diploma';

/** What stands in the form, all of it as the form has it: text, empty where nothing is chosen. */
export interface DiplomaEntry {
  subjects: readonly { name: string; level: string; grade: string }[];
  tok: string;
  ee: string;
  cas: boolean;
  target: string;
}

/** How many subjects a diploma has. */
export const SUBJECTS = 6;

/** The worked example that the server writes: an invented student, whom nothing fails and who is a point short of 36. */
export const EXAMPLE: DiplomaEntry = {
  subjects: [
    { name: '', level: 'HL', grade: '6' },
    { name: '', level: 'HL', grade: '5' },
    { name: '', level: 'HL', grade: '6' },
    { name: '', level: 'SL', grade: '6' },
    { name: '', level: 'SL', grade: '5' },
    { name: '', level: 'SL', grade: '5' },
  ],
  tok: 'B',
  ee: 'B',
  cas: true,
  target: '36',
};

/** A form in which nothing is chosen but the levels of most students. */
export const EMPTY: DiplomaEntry = {
  subjects: EXAMPLE.subjects.map(({ level }) => ({ name: '', level, grade: '' })),
  tok: '',
  ee: '',
  cas: false,
  target: '',
};

/** Whether a total can be aimed for. */
export const isTarget = (target: number) => Number.isInteger(target) && target >= 0 && target <= MAX_POINTS;

/** The names of the form's fields. */
export const fieldName = (place: number, part: 'name' | 'level' | 'grade') => `subjects.${place}.${part}` as const;

/** What stands in a form, by the names of its fields. */
export function entryOf(form: HTMLFormElement): DiplomaEntry {
  const values = new FormData(form);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    subjects: Array.from({ length: SUBJECTS }, (_, place) => ({
      name: text(fieldName(place, 'name')).trim(),
      level: text(fieldName(place, 'level')),
      grade: text(fieldName(place, 'grade')),
    })),
    tok: text('tok'),
    ee: text('ee'),
    cas: values.has('cas'),
    target: text('target'),
  };
}

/** What the domain calculates with. */
export function inputOf({ subjects, tok, ee, cas }: DiplomaEntry): DiplomaInput {
  return {
    subjects: subjects.map(({ level, grade }) => ({
      ...((level === 'HL' || level === 'SL') && { level }),
      ...(grade && { grade: grade === 'N' ? grade : Number(grade) }),
    })),
    tok,
    ee,
    cas,
  };
}
