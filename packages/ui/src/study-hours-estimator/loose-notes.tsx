import { looseNotes, type KeptPlan } from '@tutoring/domain/study-plan-kept';
import { Button } from '../button/button';
import * as sheet from '../tool/tool.css';
import * as styles from './kept.css';
import type { Texts } from './study-text';
import type { Messages } from './translation';

interface LooseNotesProps {
  kept: KeptPlan;
  /** Deletes a note. @default nobody can */
  remove?: (session: string) => void;
  messages: Messages;
  texts: Texts;
}

/** The notes whose sessions are gone. The visitor wrote them, so only the visitor deletes them. */
export function LooseNotes({ kept, remove, messages, texts }: LooseNotesProps) {
  const notes = looseNotes(kept);
  if (notes.length === 0) return null;
  return (
    <section>
      <h4 className={sheet.heading}>{messages.kept_looseNotes}</h4>
      <ul className={styles.sessions}>
        {notes.map(({ session, note, of }) => (
          <li key={session} className={styles.looseNote}>
            {of && <b>{texts.isolated(texts.slotName(of))}</b>}
            <p className={styles.looseText}>{note}</p>
            {remove && (
              <Button
                variant="secondary"
                aria-label={`${messages.kept_dropNote}: ${note.slice(0, SHOWN)}`}
                onClick={() => remove(session)}
              >
                {messages.kept_dropNote}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How much of a note names its button, in characters. */
const SHOWN = 60;
