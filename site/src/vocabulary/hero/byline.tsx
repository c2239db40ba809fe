import { fill } from '@tutoring/ui/provider';
import type { PageContext } from '../../contract/page';
import { useLanguage } from '../../shell/page-data';
import { Day } from '../day';

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ author, date, updated, minutes, reviewed }: NonNullable<PageContext['byline']>) {
  const { words } = useLanguage();
  return (
    <>
      {fill(words.by, { author })} · <Day date={date} />
      {updated && updated !== date && (
        <>
          {' '}
          · {words.updated} <Day date={updated} />
        </>
      )}
      {reviewed && (
        <>
          {' '}
          · {fill(words.reviewed, { name: reviewed.by })} <Day date={reviewed.on} />
        </>
      )}{' '}
      · {fill(words.minutes, { minutes: String(minutes) })}
    </>
  );
}
