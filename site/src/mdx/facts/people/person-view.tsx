import type { PersonPhoto, PersonProps } from '@tutoring/ui/person';
import { InItsLanguage } from '../../../shared/in-its-language';
import type { PersonFacts } from './person-facts';

/** What the library's components show of a person. */
export function personView({
  name,
  role,
  facts,
  sample,
  photo,
}: PersonFacts): Pick<PersonProps, 'name' | 'role' | 'facts' | 'sample' | 'photo'> {
  return {
    name,
    role: <InItsLanguage {...role} />,
    facts: facts.map((fact, place) => <InItsLanguage key={`${fact.text} ${place}`} {...fact} />),
    sample,
    photo: photo && filesOf(photo),
  };
}

/** The last format is the one that every browser reads. */
function filesOf(files: NonNullable<PersonFacts['photo']>): PersonPhoto {
  const formats = [...new Set(files.map(({ format }) => format))].map((format) => {
    const some = files.filter((file) => file.format === format);
    return {
      type: `image/${format}`,
      src: some.at(-1)?.href ?? '',
      srcSet: some.map(({ href, width }) => `${href} ${width}w`).join(', '),
    };
  });
  const { src = '', srcSet = '' } = formats.at(-1) ?? {};
  return { src, srcSet, sources: formats.slice(0, -1).map(({ type, srcSet }) => ({ type, srcSet })) };
}
