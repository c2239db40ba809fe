import { fill } from '@tutoring/ui/internal/fill';
import { shownPhoto, type Person } from '../../../build/content/people';
import type { LoaderContext } from '../../../build/model/mdx-component';
import { photoFiles, type PhotoFile } from '../../../build/model/photo-files';
import { inLanguage, type DataText } from '../../../shared/localised-text';

/** Somebody whom a page shows. It has nothing of the consent: facts are published. */
export type PersonFacts = {
  name: string;
  role: DataText;
  facts: DataText[];
  sample: boolean;
  /** The files of the photo, the best format first. */
  photo?: PhotoFile[];
};

/** What a page shows of a person, in the page's language. */
export function personFacts(
  person: Person,
  { language, messages }: Pick<LoaderContext, 'language' | 'messages'>,
): PersonFacts {
  const photo = shownPhoto(person, new Date());
  const isCounsellor = !person.shownAs.includes('tutor');
  const sampleName = messages[isCounsellor ? 'sampleCounsellor' : 'sampleTutor'];
  return {
    name: person.sample ? fill(sampleName, { letter: person.name }) : person.name,
    role: person.role
      ? inLanguage(person.role, language)
      : { text: messages[isCounsellor ? 'roleCounsellor' : 'roleTutor'] },
    facts: person.facts.map((fact) => inLanguage(fact, language)),
    sample: person.sample,
    ...(photo && { photo: photoFiles(photo) }),
  };
}

/** The visible text, for the search index and the checks. Samples are not found: they leave with the first real person. */
export function textOfPeople(people: readonly PersonFacts[]): string[] {
  return people
    .filter(({ sample }) => !sample)
    .flatMap(({ name, role, facts }) => [name, role.text, ...facts.map(({ text }) => text)]);
}
