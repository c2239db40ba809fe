import { KEPT_LIMITS, type StudySession } from '@tutoring/domain/study-plan-kept';
import { useState } from 'react';
import { Checkbox } from '../field/field';
import { fill } from '../lib/fill';
import { VisuallyHidden } from '../layout/layout';
import { OnRequest } from '../tool/on-request';
import * as sheet from '../tool/tool.css';
import * as styles from './kept.css';
import type { Texts } from './study-text';
import type { Messages } from './translation';

interface KeptSessionProps {
  session: StudySession;
  note: string;
  /** Marks it as done or open. @default nobody can */
  tick?: ((done: boolean) => void) | undefined;
  /** Changes the note. @default nobody can */
  write?: ((note: string) => void) | undefined;
  messages: Messages;
  texts: Texts;
}

/** A session to tick, and its note. */
export function KeptSession({ session, note, tick, write, messages, texts }: KeptSessionProps) {
  const name = texts.named(texts.slotName(session), texts.hours(session.hours));
  const recalls = session.recalls && fill(messages.recalls, { date: texts.dayMonth(session.recalls) });
  // The label of the note stays while the visitor writes.
  const [begun] = useState(note);
  return (
    <li data-session={session.session}>
      <Checkbox
        label={name}
        help={recalls}
        checked={session.done}
        disabled={!tick}
        onChange={({ target }) => tick?.(target.checked)}
      />
      {write ? (
        <OnRequest
          className={styles.note}
          summary={
            <>
              {begun === '' ? messages.kept_note : begun.slice(0, SHOWN)}
              <VisuallyHidden> ({name})</VisuallyHidden>
            </>
          }
        >
          <textarea
            aria-label={fill(messages.kept_noteOf, { name })}
            className={sheet.control}
            rows={3}
            maxLength={KEPT_LIMITS.note}
            defaultValue={note}
            onChange={({ target }) => write(target.value)}
          />
        </OnRequest>
      ) : (
        note !== '' && <p className={sheet.caution}>{note}</p>
      )}
    </li>
  );
}

/** How much of a note its closed element shows, in characters. */
const SHOWN = 60;
