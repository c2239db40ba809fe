import type { ClaimAnswer, LaunchDecision, LaunchHow } from '@tutoring/domain/launch';
import { useId } from 'react';
import type { EntryStates } from './answered-list';
import type { Change } from './changes';
import { ClaimAnswers } from './claim-answers';
import { Entries } from './entries';
import * as styles from './launch.css';
import { Places, type LoadPlaces } from './places';
import { ReaderAnswer } from './reader-answer';
import type { Texts } from './use-answers';

/** What all decisions share. */
export interface Answering {
  /** Who answers. */
  by: string;
  texts: Texts;
  states: EntryStates;
  loadPlaces: LoadPlaces;
  onAnswer: (decision: string, change: Change) => void;
}

/** One decision: what visitors read, and the owner's answers. */
export function Decision({ decision, answering }: { decision: LaunchDecision; answering: Answering }) {
  const { id, title, places, how, blocks, decided, answer, morePlaces = 0 } = decision;
  const { by, texts, states, loadPlaces } = answering;
  const headingId = useId();
  const onAnswer = (change: Change) => answering.onAnswer(id, change);
  return (
    <article className={styles.decision} aria-labelledby={headingId} data-state={decided ? 'decided' : 'open'}>
      <h3 id={headingId} className={styles.claim}>
        {title}
      </h3>
      {!blocks && <p className={styles.quiet}>Advice: the launch does not wait for it.</p>}
      {how.by === 'claim' ? (
        <Places decision={id} places={places} more={morePlaces} load={loadPlaces} />
      ) : (
        <Entries places={places} states={states} texts={texts} by={by} onAnswer={onAnswer} />
      )}
      {answer && <Answered answer={answer} />}
      {how.by === 'claim' ? (
        <ClaimAnswers decision={decision} how={how} by={by} onAnswer={onAnswer} />
      ) : how.by === 'reader' ? (
        <ReaderAnswer decision={decision} how={how} text={texts[how.file]} onAnswer={onAnswer} />
      ) : (
        <Elsewhere how={how} />
      )}
    </article>
  );
}

function Answered({ answer: { is, by, on } }: { answer: ClaimAnswer }) {
  return (
    <p className={styles.answered}>
      {is === true ? 'True' : 'Not us: the sentence leaves every page'} · {by}, {on}
    </p>
  );
}

/** How to answer what the desk cannot answer here. */
function Elsewhere({ how }: { how: Exclude<LaunchHow, { by: 'claim' | 'reader' }> }) {
  // Each entry has a link to its own field.
  if (how.by === 'form') return null;
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
  return <p>{how.what}</p>;
}
