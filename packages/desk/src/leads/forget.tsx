import { TIME_TRAVEL_DAYS } from '@tutoring/domain/inbox-limits';
import { useId, useRef } from 'react';
import { Button } from '@tutoring/ui/button';
import { Dialog, DialogClose, DialogHeader, DialogTitle, DialogTrigger } from '@tutoring/ui/dialog';
import { fill } from '@tutoring/ui/internal/fill';
import type { InboxMessages } from './messages';
import * as styles from './inbox.css';

interface ForgetProps {
  reference: string;
  isBusy: boolean;
  onForget: () => Promise<boolean>;
  messages: InboxMessages;
}

/** Deletes a lead, after a question that says what this does and what it does not reach. */
export function Forget({ reference, isBusy, onForget, messages }: ForgetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const onConfirm = () => {
    if (isBusy) return;
    // First: when the lead is gone, so is the dialog, and its entry in the history would stay.
    dialog.current?.close();
    void onForget();
  };
  return (
    <div className={styles.danger}>
      <DialogTrigger for={id} variant="secondary">
        {messages.forget}
      </DialogTrigger>
      <Dialog ref={dialog} id={id}>
        <DialogHeader>
          <DialogTitle>{messages.forgetHeading}</DialogTitle>
          <DialogClose />
        </DialogHeader>
        <div className={styles.group}>
          <p>{fill(messages.forgetText, { reference })}</p>
          <p>{fill(messages.forgetCopies, { days: String(TIME_TRAVEL_DAYS) })}</p>
          <div className={styles.row}>
            <Button onClick={onConfirm}>{messages.forgetConfirm}</Button>
            <Button variant="secondary" onClick={() => dialog.current?.close()}>
              {messages.cancel}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
