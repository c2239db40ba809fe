import { Link } from '@tutoring/ui/link';
import { Small } from '@tutoring/ui/text';
import { Suspense } from 'react';
import { SchoolListIsland } from './live';
import { useLanguage, usePage } from './page-data';
import type { Attributes } from './vocabulary';

/** The schools of a place: all, with filters; or a few names and the way to the list. */
export function Schools({ in: place, few }: Attributes<'Schools'>) {
  const { facts } = usePage();
  const { words } = useLanguage();
  const { schools = [], page } = facts.schools?.[place] ?? {};
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
        <Suspense>
          <SchoolListIsland schools={schools} />
        </Suspense>
      )}
      <Small>{words.schoolsNote}</Small>
      {few && page && (
        <p>
          <Link href={page}>{words.schoolsAll}</Link>
        </p>
      )}
    </>
  );
}
