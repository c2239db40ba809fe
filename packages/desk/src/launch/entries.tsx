import { contentKindOf } from '@tutoring/domain/content';
import type { LaunchPlace } from '@tutoring/domain/launch';
import { Button } from '@tutoring/ui/button';
import { useState, type ReactNode } from 'react';
import { editHref } from '../content/addresses';
import type { EntryStates } from './answered-list';
import { entryKey, type Change } from './changes';
import { beforeAnswer, type Before, type EntryState } from './entry-answer';
import * as styles from './launch.css';
import { NeedsName } from './needs-name';
import { keyOf } from './places';
import { useFocusAfter } from './use-focus-after';
import type { Texts } from './use-answers';

interface EntriesProps {
  places: readonly LaunchPlace[];
  states: EntryStates;
  texts: Texts;
  by: string;
  onAnswer: (change: Change) => void;
}

/** The entries of data files that wait, each with its own answers. */
export function Entries({ places, states, texts, by, onAnswer }: EntriesProps) {
  const isAnswerable = places.some(({ entry }) => entry?.mark ?? entry?.removable);
  return (
    <>
      {isAnswerable && by === '' && <NeedsName />}
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={keyOf(place)} className={styles.entry}>
            <EntryText place={place} />
            <EntryAnswers
              place={place}
              state={states.get(entryKey(place)) ?? 'open'}
              text={texts[place.file]}
              by={by}
              onAnswer={onAnswer}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function EntryText({ place: { heading, sentence, page, link } }: { place: LaunchPlace }) {
  return (
    <div>
      {heading && <h4 className={styles.name}>{heading}</h4>}
      <p>{sentence}</p>
      {(link ?? page) && (
        <p className={styles.quiet}>
          {link && (
            <a href={link} target="_blank" rel="noreferrer">
              {new URL(link).host}
            </a>
          )}
          {link && page && ' · '}
          {page && <a href={page}>{page}</a>}
        </p>
      )}
    </div>
  );
}

interface EntryAnswersProps {
  place: LaunchPlace;
  state: EntryState;
  /** Of the file; nothing until it is loaded. */
  text: string | undefined;
  by: string;
  onAnswer: (change: Change) => void;
}

function EntryAnswers({ place, state, text, by, onAnswer }: EntryAnswersProps) {
  const { ref, expectFocus } = useFocusAfter();
  const [before, setBefore] = useState<Before>();
  const { file, field, entry, heading = place.sentence } = place;
  const answer = (is: true | 'not-us' | null) => {
    expectFocus();
    onAnswer({
      of: 'entry',
      file,
      label: heading,
      by,
      is,
      place: { file, field, entry },
      ...(is === null && { before }),
    });
    setBefore(is !== null && text !== undefined ? beforeAnswer(text, place, is) : undefined);
  };
  const change = entry?.mark ? 'Change' : field ? 'Fill in' : 'Open';
  const needsName = by === '' || text === undefined;
  if (state === 'true')
    return (
      <Answered says="True">
        {entry?.mark && (
          <Button ref={ref} variant="secondary" aria-label={`Undo: ${heading}`} onClick={() => answer(null)}>
            Undo
          </Button>
        )}
      </Answered>
    );
  if (state === 'gone')
    return (
      <Answered says="Taken out">
        {before && (
          <Button ref={ref} variant="secondary" aria-label={`Put back: ${heading}`} onClick={() => answer(null)}>
            Put back
          </Button>
        )}
      </Answered>
    );
  return (
    <div className={styles.row}>
      {entry?.mark && (
        <Button
          ref={ref}
          variant="secondary"
          aria-label={`True: ${heading}`}
          aria-disabled={needsName}
          onClick={() => needsName || answer(true)}
        >
          True
        </Button>
      )}
      {contentKindOf(file) && (
        <a
          className={styles.link}
          aria-label={`${change}: ${heading}`}
          href={editHref({ path: file, line: place.line, field })}
        >
          {change}
        </a>
      )}
      {entry?.removable && (
        <Button
          ref={entry.mark ? undefined : ref}
          variant="secondary"
          aria-label={`Take out: ${heading}`}
          aria-disabled={needsName}
          onClick={() => needsName || answer('not-us')}
        >
          Take out
        </Button>
      )}
    </div>
  );
}

function Answered({ says, children }: { says: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <p className={styles.answered}>{says}</p>
      {children}
    </div>
  );
}
