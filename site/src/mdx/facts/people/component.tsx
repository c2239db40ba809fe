import { Grid } from '@tutoring/ui/layout';
import { Person, type PersonPhoto } from '@tutoring/ui/person';
import type { DataText, PersonFacts } from './loader';

/** People with their photo or initials; nothing if the data names nobody. */
export function People({ facts: people }: { facts: PersonFacts[] }) {
  if (people.length === 0) return null;
  return (
    <Grid>
      {people.map(({ name, role, facts, sample, photo }) => (
        <Person
          key={name}
          name={name}
          role={<InItsLanguage {...role} />}
          facts={facts.map((fact) => (
            <InItsLanguage key={fact.text} {...fact} />
          ))}
          sample={sample}
          photo={photo && filesOf(photo)}
        />
      ))}
    </Grid>
  );
}

function InItsLanguage({ text, lang }: DataText) {
  return lang ? (
    <span lang={lang} dir="ltr">
      {text}
    </span>
  ) : (
    text
  );
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
