import { directionOf } from '@tutoring/domain/languages';
import type { MarkedWork, MarkingRecord } from '@tutoring/domain/marking';
import { Button } from '@tutoring/ui/button';
import { Dialog, DialogClose, DialogHeader, DialogTitle } from '@tutoring/ui/dialog';
import { MarkedPage } from '@tutoring/ui/marked-page';
import { useId, useRef, useState, type MouseEvent } from 'react';
import { en } from '../leads/messages';
import { nameIn } from '../leads/value-label';
import * as styles from './marking.css';

interface PreviewProps {
  marking: MarkingRecord;
  work: MarkedWork;
  language: string;
  sourceOf: (position: number) => string;
}

/** The marked pages as the student will see them. */
export function Preview({ marking, work, language, sourceOf }: PreviewProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { sizes, subjects, programme, question } = marking;
  return (
    <div>
      <Button variant="secondary" onClick={() => dialog.current?.showModal()}>
        See it as the student does
      </Button>
      <Dialog ref={dialog} id={id} className={styles.previewDialog} onOpenChange={setIsOpen}>
        <DialogHeader>
          <DialogTitle>As the student sees it</DialogTitle>
          <DialogClose />
        </DialogHeader>
        {isOpen && (
          // Its links lead from marks to notes. As fragments of the address they would close the marking.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only links react, and Enter on a link is a click
          <div lang={language} dir={directionOf(language)} onClick={follow}>
            <MarkedPage
              title={subjects ?? nameIn(en, 'programme', programme)}
              question={question}
              grade={work.grade}
              comment={work.comment}
              marks={work.marks}
              pages={sizes.map((size, position) => ({ ...size, src: sourceOf(position) }))}
            />
          </div>
        )}
      </Dialog>
    </div>
  );
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const fragment = link?.getAttribute('href');
  if (!fragment?.startsWith('#')) return;
  event.preventDefault();
  document.getElementById(fragment.slice(1))?.scrollIntoView({ block: 'center' });
}
