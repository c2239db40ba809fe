import type { Language } from '@tutoring/domain/languages';
import { shownPhoto, type Person } from '../../../build/content/people';
import type { Loader } from '../../../build/model/mdx-component';
import { photoFiles, type PhotoFile } from '../../../build/model/photo-files';

/** A text of the data, and its language if that is not the page's. */
export type DataText = { text: string; lang?: Language };
/** Somebody whom a page shows. It has nothing of the consent: facts are published. */
export type PersonFacts = {
  name: string;
  role: DataText;
  facts: DataText[];
  sample: boolean;
  /** The files of the photo, the best format first. */
  photo?: PhotoFile[];
};

/** The people of data/people.yaml with one part in the business. Often there is none: then pages show nothing. */
export const peopleShownAs = (part: Person['shownAs'][number]): Loader<PersonFacts[]> => ({
  load: ({ language, data }) =>
    data.people
      .filter(({ shownAs }) => shownAs.includes(part))
      .map((person) => {
        const photo = shownPhoto(person, new Date());
        return {
          name: person.name,
          role: inLanguage(person.role, language),
          facts: person.facts.map((fact) => inLanguage(fact, language)),
          sample: person.sample,
          ...(photo && { photo: photoFiles(photo) }),
        };
      }),
  textOf: (people) => people.flatMap(({ name, role, facts }) => [name, role.text, ...facts.map(({ text }) => text)]),
  // The chat does not quote people: with a language model, another company would read their names.
  linesOf: () => [],
});

function inLanguage(texts: Partial<Record<Language, string>>, language: Language): DataText {
  const own = texts[language];
  return own === undefined ? { text: texts.en ?? '', lang: 'en' } : { text: own };
}
