import type { MarkingRecord } from '@tutoring/domain/marking';
import { Button } from '@tutoring/ui/button';
import { Dialog, DialogClose, DialogHeader, DialogTitle, DialogTrigger } from '@tutoring/ui/dialog';
import { useNow } from '@tutoring/ui/internal/use-now';
import { useId, useRef, useState } from 'react';
import { dayOf, momentOf } from '../leads/moments';
import { Version } from './conflict';
import { CopyLink, isUnreached, mailText, Unreached } from './return-mail';
import { keepUnsaved, readUnsaved } from './unsaved';
import * as styles from './marking.css';

/** Milliseconds after which the screen looks again whether the mail should have gone out. */
const TICK_MS = 60_000;

interface ReturnedProps {
  marking: MarkingRecord;
  returned: NonNullable<MarkingRecord['returned']>;
  isBusy: boolean;
  onRevoke: () => void;
  onSentByHand: () => void;
}

/** What became of a marking that was sent. */
export function Returned({ marking, returned, isBusy, onRevoke, onSentByHand }: ReturnedProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { at, by, path, linkExpiresAt, linkRevokedAt } = returned;
  const now = useNow(TICK_MS);
  const when = (iso: string) => momentOf(iso, 'en');
  return (
    <section aria-labelledby={`${id}title`} className={styles.part}>
      <h3 id={`${id}title`} className={styles.partTitle}>
        Returned
      </h3>
      <dl className={styles.facts}>
        <dt>Sent</dt>
        <dd>
          {when(at)}, by <bdi>{by}</bdi>
        </dd>
        <dt>To</dt>
        <dd>
          <bdi>{marking.answerTo ?? 'nobody: there is no address'}</bdi>
        </dd>
        <dt>Mail</dt>
        <dd>{mailText(marking)}</dd>
        <dt>Link</dt>
        <dd>{linkRevokedAt ? `taken back ${when(linkRevokedAt)}` : `works until ${dayOf(linkExpiresAt, 'en')}`}</dd>
      </dl>
      {now !== undefined && isUnreached(marking, now) && (
        <Unreached marking={marking} isBusy={isBusy} onSentByHand={onSentByHand} />
      )}
      {path && <CopyLink path={path} />}
      <Leftover marking={marking} />
      {!linkRevokedAt && (
        <div>
          <DialogTrigger for={id} variant="secondary">
            Take the link back…
          </DialogTrigger>
          <Dialog ref={dialog} id={id}>
            <DialogHeader>
              <DialogTitle>Take the link back?</DialogTitle>
              <DialogClose />
            </DialogHeader>
            <div className={styles.part}>
              <p>
                Whoever opens it reads that it works no longer. You can’t give it back; tell the family another way.
              </p>
              <div className={styles.row}>
                <Button
                  aria-disabled={isBusy}
                  onClick={() => {
                    dialog.current?.close();
                    if (!isBusy) onRevoke();
                  }}
                >
                  Take it back
                </Button>
                <Button variant="secondary" onClick={() => dialog.current?.close()}>
                  Keep it
                </Button>
              </div>
            </div>
          </Dialog>
        </div>
      )}
    </section>
  );
}

/** What somebody was still writing here when another person sent the marking. */
function Leftover({ marking }: { marking: MarkingRecord }) {
  const [unsaved, setUnsaved] = useState(() => readUnsaved(marking.reference));
  if (!unsaved) return null;
  return (
    <div className={styles.notice}>
      <strong>Not sent: what you wrote here meanwhile</strong>
      <Version title="Yours, in this browser" work={unsaved.work} />
      <Button
        variant="secondary"
        onClick={() => {
          keepUnsaved(marking.reference, undefined);
          setUnsaved(undefined);
        }}
      >
        Discard it
      </Button>
    </div>
  );
}
