import { contentKindOf } from '@tutoring/domain/content';
import type { LaunchPlace } from '@tutoring/domain/launch';
import { useCallback, useState } from 'react';
import { Trouble } from '../common/trouble';
import { useLoaded } from '../common/use-loaded';
import { editHref } from '../content/addresses';
import * as styles from './launch.css';

/** Loads all places of a decision. */
export type LoadPlaces = (decision: string, signal: AbortSignal) => Promise<readonly LaunchPlace[]>;

interface PlacesProps {
  decision: string;
  places: readonly LaunchPlace[];
  /** Places that are not in the list, and load when somebody opens them. */
  more: number;
  load: LoadPlaces;
}

/** What visitors read, the most visible place first. */
export function Places({ decision, places, more, load }: PlacesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {places.map((place) => (
        <Place key={keyOf(place)} place={place} />
      ))}
      {more > 0 && (
        <details className={styles.rest} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className={styles.more}>
            {more} more {more === 1 ? 'place' : 'places'}
          </summary>
          {isOpen && <MorePlaces decision={decision} shown={places.length} load={load} />}
        </details>
      )}
    </>
  );
}

function MorePlaces({ decision, shown, load }: { decision: string; shown: number; load: LoadPlaces }) {
  const loadAll = useCallback((signal: AbortSignal) => load(decision, signal), [load, decision]);
  const { data: places, error, isLoading, retry } = useLoaded(loadAll);
  if (error && !isLoading) return <Trouble error={error} onRetry={retry} />;
  if (!places) return <p role="status">Loading…</p>;
  return places.slice(shown).map((place) => <Place key={keyOf(place)} place={place} />);
}

/** Tells places apart. */
export const keyOf = ({ file, line = 0, field = '', heading = '', sentence }: LaunchPlace) =>
  [file, line, field, heading, sentence].join(' ');

/** The sentence in its paragraph, with a link to where it can be changed. */
function Place({ place: { file, line, page, lang, heading, paragraph, sentence, field } }: { place: LaunchPlace }) {
  const at = paragraph?.indexOf(sentence) ?? -1;
  return (
    <figure className={styles.place}>
      <blockquote className={styles.quote} lang={lang} dir="auto">
        {paragraph && at >= 0 ? (
          <>
            {paragraph.slice(0, at)}
            <mark className={styles.mark}>{sentence}</mark>
            {paragraph.slice(at + sentence.length)}
          </>
        ) : (
          sentence
        )}
      </blockquote>
      <figcaption className={styles.quiet}>
        {page ? <a href={page}>{page}</a> : file}
        {heading && (
          <>
            {' · '}
            <bdi lang={lang}>{heading}</bdi>
          </>
        )}
        {contentKindOf(file) && (
          <>
            {' · '}
            <a href={editHref({ path: file, line, field })}>Edit</a>
          </>
        )}
      </figcaption>
    </figure>
  );
}
