import type { ClaimAnswer, LaunchDecision, LaunchHow, LaunchPlace } from '@tutoring/domain/launch';
import { Button } from '@tutoring/ui/button';
import { Dialog, DialogClose, DialogHeader, DialogTitle } from '@tutoring/ui/dialog';
import { useId, useRef } from 'react';
import { editHref } from '../content/addresses';
import * as styles from './launch.css';

interface DecisionProps {
  decision: LaunchDecision;
  /** Who answers. */
  by: string;
  onAnswer: (claim: string, answer: ClaimAnswer | null) => void;
}

/** Places shown before “and more”. */
const SHOWN_PLACES = 1;

/** One decision: what visitors read, and the owner's answers. */
export function Decision({ decision, by, onAnswer }: DecisionProps) {
  const { title, places, how, blocks, decided, answer } = decision;
  const id = useId();
  return (
    <article className={styles.decision} aria-labelledby={id} data-state={decided ? 'decided' : 'open'}>
      <h3 id={id} className={styles.claim}>
        {title}
      </h3>
      {!blocks && <p className={styles.quiet}>Advice: the launch does not wait for it.</p>}
      {how.by === 'claim' ? <Places places={places} /> : <Entries places={places} />}
      {answer && <Answered answer={answer} />}
      <Answering decision={decision} how={how} by={by} onAnswer={onAnswer} />
    </article>
  );
}

/** What visitors read, the most visible place first. */
function Places({ places }: { places: readonly LaunchPlace[] }) {
  const more = places.slice(SHOWN_PLACES);
  return (
    <>
      {places.slice(0, SHOWN_PLACES).map((place) => (
        <Place key={keyOf(place)} place={place} />
      ))}
      {more.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.more}>
            {more.length} more {more.length === 1 ? 'place' : 'places'}
          </summary>
          {more.map((place) => (
            <Place key={keyOf(place)} place={place} />
          ))}
        </details>
      )}
    </>
  );
}

/** The entries of a data file that wait. */
function Entries({ places }: { places: readonly LaunchPlace[] }) {
  return (
    <ul className={styles.entries}>
      {places.map((place) => (
        <li key={keyOf(place)}>{place.heading ?? place.sentence}</li>
      ))}
    </ul>
  );
}

const keyOf = ({ file, line = 0, field = '', sentence }: LaunchPlace) => [file, line, field, sentence].join(' ');

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
        {heading && ` · ${heading}`} · <a href={editHref({ path: file, line, field })}>Edit</a>
      </figcaption>
    </figure>
  );
}

function Answered({ answer: { is, by, on } }: { answer: ClaimAnswer }) {
  return (
    <p className={styles.answered}>
      {is === true ? 'True' : 'Not us: the sentence leaves every page'} · {by}, {on}
    </p>
  );
}

function Answering({ decision, how, by, onAnswer }: DecisionProps & { how: LaunchHow }) {
  if (how.by === 'claim') return <ClaimAnswers decision={decision} how={how} by={by} onAnswer={onAnswer} />;
  if (how.by === 'form')
    return (
      <p>
        <a href={editHref({ path: how.file, field: how.fields[0] })}>Fill in the form</a>
      </p>
    );
  if (how.by === 'command')
    return (
      <div className={styles.commands}>
        <p className={styles.quiet}>In a terminal, in the project’s folder:</p>
        {how.commands.map((command) => (
          <pre key={command} className={styles.command}>
            <code>{command}</code>
          </pre>
        ))}
      </div>
    );
  return (
    <p>
      {how.what} <span className={styles.quiet}>({how.file})</span>
    </p>
  );
}

type ClaimHow = Extract<LaunchHow, { by: 'claim' }>;

/** True, change, not us. “Not us” asks first when it would leave something behind. */
function ClaimAnswers({ decision, how, by, onAnswer }: DecisionProps & { how: ClaimHow }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // The pressed button goes, so the focus moves to what takes its place.
  const moveFocus = useRef(false);
  const focusIn = (button: HTMLButtonElement | null) => {
    if (!button || !moveFocus.current) return;
    moveFocus.current = false;
    button.focus();
  };
  const answer = (is: ClaimAnswer['is'] | null) => {
    moveFocus.current = true;
    onAnswer(how.claim, is === null ? null : { is, by, on: today() });
  };
  if (decision.decided)
    return (
      <Button ref={focusIn} variant="secondary" onClick={() => answer(null)}>
        Decide again
      </Button>
    );
  const isIncomplete = how.unmarked.length > 0;
  const first = decision.places.find(({ page }) => page);
  const needsName = by === '';
  return (
    <>
      <div className={styles.row}>
        <Button ref={focusIn} variant="secondary" aria-disabled={needsName} onClick={() => needsName || answer(true)}>
          True
        </Button>
        {first && (
          <a className={styles.link} href={editHref({ path: first.file, line: first.line })}>
            Change the sentence
          </a>
        )}
        {how.strikeable && (
          <Button
            variant="secondary"
            aria-disabled={needsName || isIncomplete}
            onClick={() => {
              if (needsName || isIncomplete) return;
              if (how.warnings.length === 0) answer('not-us');
              else dialog.current?.showModal();
            }}
          >
            Not us
          </Button>
        )}
      </div>
      {needsName && <p className={styles.quiet}>Write your name above first: each answer is kept with it.</p>}
      {!how.strikeable && (
        <p className={styles.quiet}>A law or the site itself needs this to be true, so it cannot be struck.</p>
      )}
      {how.strikeable && isIncomplete && (
        <details>
          <summary className={styles.more}>Why it cannot be struck yet</summary>
          <ul>
            {how.unmarked.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      )}
      {how.warnings.length > 0 && (
        <Dialog ref={dialog} id={id}>
          <DialogHeader>
            <DialogTitle>Take the sentence out?</DialogTitle>
            <DialogClose />
          </DialogHeader>
          <ul>
            {how.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
          <div className={styles.row}>
            <Button
              onClick={() => {
                dialog.current?.close();
                answer('not-us');
              }}
            >
              Take it out
            </Button>
            <Button variant="secondary" onClick={() => dialog.current?.close()}>
              Keep it
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The day in the owner's time zone. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
