import { contentKindOf } from '@tutoring/domain/content';
import type { LaunchPlace } from '@tutoring/domain/launch';
import { Button } from '@tutoring/ui/button';
import { useState, type ReactNode } from 'react';
import { editHref } from '../content/addresses';
import { entryKey, type Change } from './changes';
import type { Answering } from './decision';
import { beforeAnswer, type Before, type EntryState } from './entry-answer';
import * as styles from './launch.css';
import { NeedsName } from './needs-name';
import { keyOf } from './places';
import { useFocusAfter } from './use-focus-after';

interface EntriesProps {
  places: readonly LaunchPlace[];
  /** Whether the launch waits for one of them. Otherwise the decision says that all are advice. */
  blocks: boolean;
  answering: Answering;
  onAnswer: (change: Change) => void;
}

/** The entries of data files that wait, each with its own answers. */
export function Entries({ places, blocks, answering, onAnswer }: EntriesProps) {
  const { isReadOnly, by, texts, states, changed, loadText } = answering;
  const isAnswerable = places.some(({ entry }) => entry?.mark ?? entry?.removable);
  return (
    <>
      {isAnswerable && !isReadOnly && by === '' && <NeedsName />}
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={keyOf(place)} className={styles.entry}>
            <EntryText place={place} isAdvice={blocks && place.advice === true}>
              {!place.entry && changed.has(place.file) && (
                <p className={styles.quiet}>
                  You have saved this file since the list was made. The list looks at it again when you have published.
                </p>
              )}
            </EntryText>
            {!isReadOnly && (
              <EntryAnswers
                place={place}
                state={states.get(entryKey(place)) ?? 'open'}
                text={texts[place.file]}
                by={by}
                loadText={loadText}
                onAnswer={onAnswer}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function EntryText({ place, isAdvice, children }: { place: LaunchPlace; isAdvice: boolean; children: ReactNode }) {
  const { heading, sentence, page, link } = place;
  return (
    <div>
      {heading && <h4 className={styles.name}>{heading}</h4>}
      <p>{sentence}</p>
      {isAdvice && <p className={styles.quiet}>Advice: you may go live without it.</p>}
      {children}
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
  loadText: Answering['loadText'];
  onAnswer: (change: Change) => void;
}

function EntryAnswers({ place, state, text, by, loadText, onAnswer }: EntryAnswersProps) {
  const { ref, expectFocus } = useFocusAfter();
  const [before, setBefore] = useState<Before>();
  const { file, field, entry, heading = place.sentence } = place;
  const answer = async (is: true | 'not-us' | null) => {
    // Undoing an answer needs the text before it.
    const now = text ?? (await loadText(file));
    if (now === undefined) return;
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
    setBefore(is === null ? undefined : beforeAnswer(now, place, is));
  };
  const change = entry?.mark ? 'Change' : field ? 'Fill in' : 'Open';
  const takeOut = entry?.openWhile === 'no-consent' ? 'Take the photo out' : 'Take out';
  const needsName = by === '';
  if (state === 'true')
    return (
      <Answered says={entry?.mark ? 'True' : 'Answered'}>
        {entry?.mark && (entry.mark !== 'checked' || before) && (
          <Button ref={ref} variant="secondary" aria-label={`Undo: ${heading}`} onClick={() => void answer(null)}>
            Undo
          </Button>
        )}
      </Answered>
    );
  if (state === 'gone')
    return (
      <Answered says="Taken out">
        {before && (
          <Button ref={ref} variant="secondary" aria-label={`Put back: ${heading}`} onClick={() => void answer(null)}>
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
          onClick={() => needsName || void answer(true)}
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
          aria-label={`${takeOut}: ${heading}`}
          aria-disabled={needsName}
          onClick={() => needsName || void answer('not-us')}
        >
          {takeOut}
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
