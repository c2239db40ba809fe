import { CONTENT_LIMITS } from '@tutoring/domain/content-limits';
import { Button } from '@tutoring/ui/button';
import { TextField } from '@tutoring/ui/field';
import { useState } from 'react';
import { DeskError } from '../common/request';
import type { DocumentState } from './use-document';
import * as styles from './content.css';

interface SavingProps {
  state: DocumentState;
  /** What the summary says if the owner does not change it. */
  summary: string;
  /** Saves, unless something has to be corrected first. @default the document's own save */
  onSave?: (summary: string) => void;
  /** What is left to do after a save. */
  next?: string | undefined;
}

/** The summary, the button, and what became of the last save. */
export function Saving({ state, summary, onSave = state.save, next }: SavingProps) {
  const { isChanged, isKept, isSaving, discard, notice, error } = state;
  const why = error && (error instanceof DeskError ? error.title : 'the reason is above');
  // Until the owner writes one, the summary follows what has changed.
  const [typed, setTyped] = useState<string>();
  // The next change has a summary of its own.
  if (!isChanged && typed !== undefined) setTyped(undefined);
  return (
    <form
      className={styles.saving}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed?.trim() || summary);
      }}
    >
      {isChanged && (
        <div className={styles.summaryField}>
          <TextField
            label="What changed, in a line"
            saysOptional={false}
            maxLength={CONTENT_LIMITS.summary}
            dir="auto"
            value={typed ?? summary}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
      )}
      <div className={styles.row}>
        <Button type="submit" aria-disabled={!isChanged || isSaving}>
          {notice?.kind === 'merged' ? 'Save again' : 'Save'}
        </Button>
        {isChanged && !isSaving && (
          <Button variant="secondary" onClick={discard}>
            Undo all changes
          </Button>
        )}
        {/* The reason itself is above, perhaps out of sight. Screen readers have heard it. */}
        {isChanged && !isSaving && why && (
          <p aria-hidden="true" className={styles.problem}>
            Not saved: {why}.
          </p>
        )}
        <p role="status" className={styles.quiet}>
          {isSaving && 'Saving and checking…'}
          {!isSaving &&
            isChanged &&
            (isKept
              ? 'Not saved yet; kept in this browser.'
              : 'Not saved yet, and this browser has no room to keep it: save before you close this page.')}
          {!isSaving && !isChanged && (notice?.kind === 'saved' ? 'Saved.' : 'Nothing to save.')}
        </p>
        {!isSaving && !isChanged && notice?.kind === 'saved' && next && <p className={styles.quiet}>{next}</p>}
      </div>
    </form>
  );
}
