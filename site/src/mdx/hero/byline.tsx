import { fill } from '@tutoring/ui/internal/fill';
import type { PageContext } from '../../shared/page';
import { useLanguage } from '../../shared/page-data';
import { Day } from '../day';

/** An article's author, dates and reading time. */
export function Byline({ author, date, updated, minutes, reviewed }: NonNullable<PageContext['byline']>) {
  const { messages } = useLanguage();
  return (
    <>
      {fill(messages.by, { author })} · <Day date={date} />
      {updated && updated !== date && (
        <>
          {' '}
          · {messages.updated} <Day date={updated} />
        </>
      )}
      {reviewed && (
        <>
          {' '}
          · {fill(messages.reviewed, { name: reviewed.by })} <Day date={reviewed.on} />
        </>
      )}{' '}
      · {fill(messages.minutes, { minutes: String(minutes) })}
    </>
  );
}
