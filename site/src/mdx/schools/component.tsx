import { Link } from '@tutoring/ui/link';
import { Small } from '@tutoring/ui/text';
import { Island } from '../../client/islands/lib/island';
import { useLanguage, usePage } from '../../shared/page-data';
import type { PropsOf } from '../registry';

/** The schools of a region: all of them with filters, or a few names and a link to the list. */
export function Schools({ few, facts: { schools, href } }: PropsOf<'Schools'>) {
  const { lang } = usePage();
  const { messages } = useLanguage();
  return (
    <>
      {few ? (
        <ul>
          {schools.map(({ name, city }) => (
            <li key={name}>
              {name}, {city}
            </li>
          ))}
        </ul>
      ) : (
        <Island name="school-list" props={{ schools, language: lang }} />
      )}
      <Small>{messages.schoolsNote}</Small>
      {few && href && (
        <p>
          <Link href={href}>{messages.schoolsAll}</Link>
        </p>
      )}
    </>
  );
}
