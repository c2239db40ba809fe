import type { JsonSchema } from '@tutoring/domain/desk';
import type { Entry } from '../content/model/files';
import type { WrittenPerson } from './people-file';

/** A page that shows who teaches it. */
export interface SubjectPage {
  address: string;
  /** As the site's menus have it. */
  name: string;
  heading: string;
}

const SUBJECTS = 'School subjects';
const OTHERS = 'Other services';

/**
 * The pages among which people choose what they teach: school subjects first, each by its name.
 * @param people Theirs may be outside the services.
 */
export function subjectPagesOf(entries: readonly Entry[], people: readonly WrittenPerson[]): SubjectPage[] {
  const own = new Set(people.flatMap(({ subjects = [] }) => subjects.map(({ page }) => page)));
  const pages = entries.flatMap(({ name, label = name, isSubject = false, versions: [first] }) => {
    const { address } = first ?? {};
    if (address === undefined || !(address.startsWith('/services/') || own.has(address))) return [];
    return [{ address, label, title: name, heading: isSubject ? SUBJECTS : OTHERS }];
  });
  const isTwice = (label: string) => pages.filter((one) => one.label === label).length > 1;
  return pages
    .map(({ address, label, title, heading }) => ({ address, name: isTwice(label) ? title : label, heading }))
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'en'));
}

const rank = ({ heading }: SubjectPage) => (heading === SUBJECTS ? 0 : 1);

/** The schema of people.yaml whose subjects are chosen from the pages that there are. */
export function withSubjects(schema: JsonSchema, pages: readonly SubjectPage[]): JsonSchema {
  const { subjects } = schema.items?.properties ?? {};
  const { page, ...fields } = subjects?.items?.properties ?? {};
  if (!subjects?.items || !page) return schema;
  const { pattern: _, ...kept } = page;
  const choice: JsonSchema = {
    ...kept,
    minLength: 1,
    // A new subject has no page yet.
    enum: ['', ...pages.map(({ address }) => address)],
    labels: { '': 'Choose…', ...Object.fromEntries(pages.map(({ address, name }) => [address, name])) },
    headings: Object.fromEntries(pages.map(({ address, heading }) => [address, heading])),
  };
  const chosen = { ...subjects, items: { ...subjects.items, properties: { page: choice, ...fields } } };
  return {
    ...schema,
    items: { ...schema.items, properties: { ...schema.items?.properties, subjects: chosen } },
  };
}
