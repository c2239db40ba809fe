import type { LeadLogEntry } from '@tutoring/domain/inbox';
import { INBOX_LIMITS } from '@tutoring/domain/inbox-limits';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { Button } from '@tutoring/ui/button';
import { TextArea } from '@tutoring/ui/field';
import { fill } from '@tutoring/ui/internal/fill';
import { safeStorage } from '@tutoring/ui/internal/storage';
import { useLang } from '@tutoring/ui/provider';
import { momentOf } from './moments';
import { nameIn } from './value-label';
import type { InboxMessages } from './messages';
import * as styles from './inbox.css';

const storage = safeStorage('session');

interface LeadHistoryProps {
  reference: string;
  log: readonly LeadLogEntry[];
  isBusy: boolean;
  /** Whether it was added. */
  onNote: (text: string) => Promise<boolean>;
  messages: InboxMessages;
}

/** What was done with a lead, and a field for the next note. */
export function LeadHistory({ reference, log, isBusy, onNote, messages }: LeadHistoryProps) {
  const id = useId();
  const lang = useLang();
  const draft = `desk.note.${reference}`;
  const [text, setText] = useState(() => storage.get(draft) ?? '');
  useEffect(() => {
    if (text) storage.set(draft, text);
    else storage.remove(draft);
  }, [draft, text]);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || text.trim() === '') return;
    // What was not added stays in its field, also after signing in again.
    if (await onNote(text)) setText('');
  };
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.heading}>
        {messages.history}
      </h3>
      {log.length === 0 ? (
        <p className={styles.quiet}>{messages.noHistory}</p>
      ) : (
        <ol className={styles.plain}>
          {log.map((entry, place) => (
            <li key={place} className={styles.entry}>
              <p dir="auto" className={entry.kind === 'note' ? styles.noteText : undefined}>
                {textOf(entry, messages)}
              </p>
              <p className={styles.quiet}>
                <time dateTime={entry.at}>{momentOf(entry.at, lang)}</time> ·{' '}
                <bdi>{fill(messages.by, { by: entry.by })}</bdi>
              </p>
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={(event) => void onSubmit(event)} className={styles.group}>
        <TextArea
          label={messages.note}
          help={messages.noteHelp}
          required
          dir="auto"
          rows={3}
          maxLength={INBOX_LIMITS.note}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button type="submit" variant="secondary" aria-disabled={isBusy}>
            {messages.addNote}
          </Button>
        </div>
      </form>
    </section>
  );
}

function textOf({ kind, text }: LeadLogEntry, messages: InboxMessages): string {
  if (kind === 'status') return fill(messages.log_status, { text: nameIn(messages, 'status', text) });
  return kind === 'requeued' ? messages.log_requeued : text;
}
