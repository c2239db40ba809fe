import { Button } from '@tutoring/ui/button';
import { Suspense, useEffect, useRef } from 'react';
import { RequestError } from '../common/request';
import { Trouble } from '../common/trouble';
import type { MarkingApi } from './api';
import { Conflict } from './conflict';
import { Marker } from './marker';
import { PublicSample } from './public-sample';
import { useMarking, type OpenMarking } from './use-marking';
import { untilWords } from './words';
import * as styles from './marking.css';

interface MarkingViewProps {
  api: MarkingApi;
  reference: string;
  onClose: () => void;
}

/** One marking: its pages, what is asked, and the answer. */
export function MarkingView({ api, reference, onClose }: MarkingViewProps) {
  const open = useMarking(api, reference);
  const { marking, trouble, access, theirs } = open;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <article className={styles.marking} aria-busy={!marking && !trouble}>
      <div className={styles.top}>
        <Button variant="secondary" onClick={onClose}>
          Back to the list
        </Button>
        <h2 ref={title} tabIndex={-1} dir="auto" className={styles.title}>
          {marking?.name ?? reference}
        </h2>
        <span className={styles.quiet}>{marking && reference}</span>
        <SaveState open={open} />
      </div>
      {!marking && !trouble && <p role="status">Loading the marking…</p>}
      {trouble && <Trouble error={trouble} onRetry={marking ? undefined : open.reload} />}
      {access === 'locked' && marking?.lock && (
        <p role="status" className={styles.notice}>
          {marking.lock.by} works on it until {untilWords(marking.lock.until)}. You can read it; it opens for you as
          soon as it is free.
        </p>
      )}
      {theirs && <Conflict mine={open.work} theirs={theirs} onChoose={open.settleConflict} />}
      {/* A forgotten request may still have a sample. */}
      {!marking && trouble && (
        <Suspense>
          <PublicSample reference={reference} />
        </Suspense>
      )}
      {marking && <Marker api={api} marking={marking} open={open} />}
    </article>
  );
}

function SaveState({ open: { access, isUnsaved, isSaving, saveTrouble, theirs, saveNow } }: { open: OpenMarking }) {
  if (access !== 'open') return null;
  if (theirs) return <span className={styles.saveState}>Not saved: choose a version</span>;
  const isSignedOut = saveTrouble instanceof RequestError && saveTrouble.failure === 'signed-out';
  const text = isSaving
    ? 'Saving…'
    : !isUnsaved
      ? 'Saved'
      : saveTrouble
        ? `Not saved: ${saveTrouble.title}`
        : 'Not saved yet';
  return (
    <span className={styles.saveState}>
      <span role="status" data-state={saveTrouble && isUnsaved ? 'problem' : undefined}>
        {text}
      </span>
      {saveTrouble && isUnsaved && !isSaving && (
        <>
          <span>It is kept in this browser.</span>
          {isSignedOut ? (
            <button type="button" className={styles.linkButton} onClick={() => location.reload()}>
              Sign in again
            </button>
          ) : (
            <button type="button" className={styles.linkButton} onClick={saveNow}>
              Save now
            </button>
          )}
        </>
      )}
    </span>
  );
}
