import { contentKindOf } from '@tutoring/domain/content';
import type { ClaimAnswer, LaunchDecision, LaunchHow } from '@tutoring/domain/launch';
import { Button } from '@tutoring/ui/button';
import { Dialog, DialogClose, DialogHeader, DialogTitle } from '@tutoring/ui/dialog';
import { useId, useRef } from 'react';
import { editHref } from '../content/addresses';
import { CLAIMS_FILE, type Change } from './changes';
import * as styles from './launch.css';
import { NeedsName } from './needs-name';
import { today } from './today';
import { useFocusAfter } from './use-focus-after';

interface ClaimAnswersProps {
  decision: LaunchDecision;
  how: Extract<LaunchHow, { by: 'claim' }>;
  /** Who answers. */
  by: string;
  onAnswer: (change: Change) => void;
}

/** True, change, not us. “Not us” asks first when it would leave something behind. */
export function ClaimAnswers({ decision, how, by, onAnswer }: ClaimAnswersProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { ref, expectFocus } = useFocusAfter();
  const answer = (is: ClaimAnswer['is'] | null) => {
    expectFocus();
    onAnswer({
      of: 'claim',
      file: CLAIMS_FILE,
      label: decision.title,
      claim: how.claim,
      answer: is === null ? null : { is, by, on: today() },
    });
  };
  if (decision.decided)
    return (
      <Button ref={ref} variant="secondary" onClick={() => answer(null)}>
        Decide again
      </Button>
    );
  const isIncomplete = how.unmarked.length > 0;
  const first = decision.places.find(({ file }) => contentKindOf(file));
  const needsName = by === '';
  return (
    <>
      <div className={styles.row}>
        <Button ref={ref} variant="secondary" aria-disabled={needsName} onClick={() => needsName || answer(true)}>
          True
        </Button>
        {first && (
          <a className={styles.link} href={editHref({ path: first.file, line: first.line, field: first.field })}>
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
      {needsName && <NeedsName />}
      {how.kept && <p className={styles.quiet}>{how.kept}</p>}
      {how.strikeable && isIncomplete && (
        <details>
          <summary className={styles.more}>Why it cannot be struck yet</summary>
          <ul className={styles.entries}>
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
          <ul className={styles.entries}>
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
