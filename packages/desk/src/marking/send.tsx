import type { MarkingRecord } from '@tutoring/domain/marking';
import { Button } from '@tutoring/ui/button';
import { Dialog, DialogClose, DialogHeader, DialogTitle } from '@tutoring/ui/dialog';
import { useId, useRef, useState } from 'react';
import type { Obstacle } from './marks';
import { languageName } from './words';
import * as styles from './marking.css';

interface SendProps {
  marking: MarkingRecord;
  language: string;
  obstacles: readonly Obstacle[];
  hasComment: boolean;
  isBusy: boolean;
  onSend: () => void;
  onShow: (mark: string) => void;
}

/** Sends the marked pages, after a question that says to whom. */
export function Send({ marking, language, obstacles, hasComment, isBusy, onSend, onShow }: SendProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const { answerTo, name } = marking;
  if (answerTo === null) {
    return (
      <p className={styles.notice}>
        This student is too young for an answer without a parent, and gave no parent’s address. It can’t be sent.
      </p>
    );
  }
  const onAsk = () => {
    setIsRefused(obstacles.length > 0);
    if (obstacles.length === 0) dialog.current?.showModal();
  };
  return (
    <div className={styles.part}>
      {isRefused && obstacles.length > 0 && (
        <div role="alert" className={styles.notice}>
          <strong>Before you send</strong>
          <ul className={styles.obstacles}>
            {obstacles.map(({ text, mark }) => (
              <li key={text}>
                {text}{' '}
                {mark && (
                  <button type="button" className={styles.linkButton} onClick={() => onShow(mark)}>
                    Write it
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <Button aria-disabled={isBusy} onClick={() => !isBusy && onAsk()}>
          {isBusy ? 'Sending…' : 'Send…'}
        </Button>
      </div>
      <Dialog ref={dialog} id={id}>
        <DialogHeader>
          <DialogTitle>Send the marked pages?</DialogTitle>
          <DialogClose />
        </DialogHeader>
        <div className={styles.part}>
          <p>
            A private link goes to <strong className={styles.address}>{answerTo}</strong>, for <bdi>{name}</bdi>. The
            mail and the page are in {languageName(language)}.
          </p>
          {!hasComment && <p>There is no closing comment. It is where a student looks for what to do next.</p>}
          <p>After that you can’t change it. You can take the link back.</p>
          <div className={styles.row}>
            <Button
              onClick={() => {
                dialog.current?.close();
                onSend();
              }}
            >
              Send it
            </Button>
            <Button variant="secondary" onClick={() => dialog.current?.close()}>
              Not yet
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
