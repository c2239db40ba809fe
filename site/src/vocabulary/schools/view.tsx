import { Link } from '@tutoring/ui/link';
import { Small } from '@tutoring/ui/text';
import { LivePart } from '../../app/live-part';
import { useLanguage, usePage } from '../../shell/page-data';
import type { PropsOf } from '../words';

/** The schools of a place: all, with filters; or a few names and the way to the list. */
export function Schools({ few, facts: { schools, href } }: PropsOf<'Schools'>) {
  const { lang } = usePage();
  const { words } = useLanguage();
  return (
    <>
      {few ? (
        <ul>
          {schools.map(({ name, city }) => (
            <li key={name}>
              {name} ({city})
            </li>
          ))}
        </ul>
      ) : (
        <LivePart name="school-list" props={{ schools, language: lang }} />
      )}
      <Small>{words.schoolsNote}</Small>
      {few && href && (
        <p>
          <Link href={href}>{words.schoolsAll}</Link>
        </p>
      )}
    </>
  );
}
