import type { Language } from '@tutoring/domain/languages';
import type { Person } from '../../../build/content/people';
import type { LoaderContext } from '../../../build/model/mdx-component';
import { inLanguage, type DataText } from '../../../shared/localised-text';
import { personFacts, type PersonFacts } from '../people/person-facts';

/** Somebody who teaches. */
export type TutorFacts = PersonFacts & {
  subjects: { id: string; label: string; levels: Person['subjects'][number]['levels'] }[];
  languages: Language[];
  hours?: NonNullable<Person['hours']>;
  checked: Person['checked'];
  note?: Record<'well' | 'lost' | 'next', DataText>;
};

/** What a page shows of somebody who teaches, in the page's language. */
export function tutorFacts(
  person: Person,
  context: Pick<LoaderContext, 'language' | 'messages' | 'page' | 'tree'>,
): TutorFacts {
  const { languages, hours, checked, note } = person;
  const { tree, page, language } = context;
  return {
    ...personFacts(person, context),
    subjects: person.subjects.map(({ page: path, levels }) => {
      const about = tree.at(path);
      return { id: subjectId(path), label: about ? tree.labelOf(about, page.lang) : path, levels };
    }),
    languages,
    checked,
    ...(hours && { hours }),
    ...(note && {
      note: {
        well: inLanguage(note.well, language),
        lost: inLanguage(note.lost, language),
        next: inLanguage(note.next, language),
      },
    }),
  };
}

/** A subject's name in links to /tutors: the last part of its page's address. */
export function subjectId(path: string): string {
  return path.split('/').at(-1) ?? path;
}
