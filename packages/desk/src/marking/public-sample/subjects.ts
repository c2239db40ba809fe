import type { JsonSchema } from '@tutoring/domain/desk';
import type { Entry } from '../../content/model/files';

/** The page of a subject. */
export interface Subject {
  address: string;
  label: string;
}

/** The pages of subjects, by name. */
export function subjectsOf(entries: readonly Entry[]): Subject[] {
  return entries
    .flatMap(({ isSubject, label, name, versions: [first] }) =>
      isSubject && first?.address ? [{ address: first.address, label: label ?? name }] : [],
    )
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** The page of what a family wrote as its subject, such as “Chemistry HL”; nothing if that is not clear. */
export function subjectNamed(asked: string | undefined, subjects: readonly Subject[]): string {
  const words = (asked ?? '').toLocaleLowerCase('en');
  const found = subjects.filter(({ label }) => words.includes(label.toLocaleLowerCase('en')));
  return found.length === 1 && found[0] ? found[0].address : '';
}

/** The schema of an entry whose subject is chosen from the pages that there are. */
export function withSubjects(schema: JsonSchema, subjects: readonly Subject[]): JsonSchema {
  const { subject, ...others } = schema.properties ?? {};
  if (!subject || subjects.length === 0) return schema;
  const { pattern: _, ...kept } = subject;
  const chosen: JsonSchema = {
    ...kept,
    minLength: 1,
    // A new entry may have none yet.
    enum: ['', ...subjects.map(({ address }) => address)],
    labels: { '': 'Choose…', ...Object.fromEntries(subjects.map(({ address, label }) => [address, label])) },
  };
  return { ...schema, properties: { subject: chosen, ...others } };
}
