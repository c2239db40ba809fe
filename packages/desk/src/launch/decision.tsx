import { contentKindOf } from '@tutoring/domain/content';
import type { ClaimAnswer, LaunchDecision, LaunchHow } from '@tutoring/domain/launch';
import { useId } from 'react';
import { editHref } from '../content/addresses';
import type { ChangedFiles, EntryStates } from './answered-list';
import type { Change } from './changes';
import { ClaimAnswers } from './claim-answers';
import { Entries } from './entries';
import * as styles from './launch.css';
import { Places, type LoadPlaces } from './places';
import { ReaderAnswer } from './reader-answer';
import type { Texts } from './use-answers';

/** What all decisions share. */
export interface Answering {
  /** Whether nothing can be saved here: the decisions are shown without answers. */
  isReadOnly: boolean;
  /** Who answers. */
  by: string;
  texts: Texts;
  states: EntryStates;
  changed: ChangedFiles;
  loadPlaces: LoadPlaces;
  /** Loads the text of a file, if it can. */
  loadText: (file: string) => Promise<string | undefined>;
  onAnswer: (decision: string, change: Change) => void;
}

/** One decision: what visitors read, and the owner's answers. */
export function Decision({ decision, answering }: { decision: LaunchDecision; answering: Answering }) {
  const { id, title, places, how, blocks, decided, answer, morePlaces = 0 } = decision;
  const { isReadOnly, by, texts, loadPlaces } = answering;
  const headingId = useId();
  const onAnswer = (change: Change) => answering.onAnswer(id, change);
  return (
    <article className={styles.decision} aria-labelledby={headingId} data-state={decided ? 'decided' : 'open'}>
      <h3 id={headingId} className={styles.claim}>
        {title}
      </h3>
      {!blocks && !decided && <p className={styles.quiet}>Advice: you may go live without it.</p>}
      {how.by === 'claim' ? (
        <Places decision={id} places={places} more={morePlaces} load={loadPlaces} />
      ) : (
        <Entries places={places} blocks={blocks} answering={answering} onAnswer={onAnswer} />
      )}
      {answer && <Answered answer={answer} />}
      {isReadOnly && how.by !== 'command' ? null : how.by === 'claim' ? (
        <ClaimAnswers decision={decision} how={how} by={by} onAnswer={onAnswer} />
      ) : how.by === 'reader' ? (
        <ReaderAnswer decision={decision} how={how} text={texts[how.file]} onAnswer={onAnswer} />
      ) : (
        <Elsewhere how={how} isDone={decided && places.length === 0} />
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
function Elsewhere({ how, isDone }: { how: Exclude<LaunchHow, { by: 'claim' | 'reader' }>; isDone: boolean }) {
  // Each open entry has a link to its own field.
  if (how.by === 'form')
    return isDone ? (
      <p>
        Nothing is open here. {contentKindOf(how.file) && <a href={editHref({ path: how.file })}>Look at it again</a>}
      </p>
    ) : null;
  if (isDone) return <p>Nothing is open here.</p>;
  if (how.by === 'command')
    return (
      <div className={styles.commands}>
        <p className={styles.quiet}>
          Whoever has installed the site types this in a terminal, in the project’s folder. It counts when the site is
          built again.
        </p>
        {how.commands.map((command) => (
          <pre key={command} className={styles.command}>
            <code>{command}</code>
          </pre>
        ))}
      </div>
    );
  return <p>{how.what}</p>;
}
