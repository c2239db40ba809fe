import type { CalendarDate } from '@tutoring/domain/study-plan';
import { missedBefore, replan, type KeptPlan, type Replanned } from '@tutoring/domain/study-plan-kept';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/button';
import { fill } from '../lib/fill';
import { missingText } from './missing-text';
import * as styles from './kept.css';
import { turn } from './study-hours-estimator.css';
import type { Texts } from './study-text';
import type { Messages } from './translation';
import { WaysToFit } from './ways-to-fit';

interface KeptReplanProps {
  kept: KeptPlan;
  today: CalendarDate;
  /** Takes the new plan. */
  take: (kept: KeptPlan) => void;
  messages: Messages;
  texts: Texts;
}

/** After missed sessions: offers to plan the rest again, and shows first what that changes. */
export function KeptReplan({ kept, today, take, messages, texts }: KeptReplanProps) {
  const [preview, setPreview] = useState<Replanned>();
  const box = useRef<HTMLDivElement>(null);
  const missed = missedBefore(kept, today);
  if (missed.length === 0) return null;
  const hours = missed.reduce((sum, session) => sum + session.hours, 0);
  // The pressed button disappears, so the focus moves to the text in its place.
  const show = (next: Replanned | undefined) => {
    flushSync(() => setPreview(next));
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.missed} aria-live="polite">
      <p>
        <b>{fill(messages.kept_missed, { count: texts.number(missed.length), hours: texts.hours(hours) })}</b>
      </p>
      {preview ? (
        <>
          <p>{fill(messages.kept_moves, { count: texts.number(preview.moved.length) })}</p>
          <p>
            {preview.missing.length === 0
              ? messages.kept_fits
              : fill(messages.kept_lost, { items: missingText(preview.missing, texts) })}
          </p>
          {preview.fit.missing > 0 && (
            <WaysToFit
              ways={preview.fit.ways}
              request={kept.request}
              apply={(changes) => show(replan(kept, today, changes))}
              messages={messages}
              texts={texts}
            />
          )}
          <div className={turn}>
            <Button onClick={() => take(preview.kept)}>{messages.kept_take}</Button>
            <Button variant="secondary" onClick={() => show(undefined)}>
              {messages.kept_cancel}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{messages.kept_missedHelp}</p>
          <div className={turn}>
            <Button onClick={() => show(replan(kept, today))}>{messages.kept_replan}</Button>
          </div>
        </>
      )}
    </div>
  );
}
