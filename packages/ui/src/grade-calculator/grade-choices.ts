import type { Messages } from './translation';

/** A list of grades or letters that begins with an empty option. `N` has an explanation. */
export function gradeChoices({ none, noGrade }: Messages, values: readonly string[]) {
  return [{ value: '', label: none }, ...values.map((value) => ({ value, label: value === 'N' ? noGrade : value }))];
}
