import { directionOf } from '@tutoring/domain/languages';
import type { MarkedWork, MarkingRecord } from '@tutoring/domain/marking';
import { Button } from '@tutoring/ui/button';
import { Dialog, DialogClose, DialogHeader, DialogTitle } from '@tutoring/ui/dialog';
import { MarkedPage } from '@tutoring/ui/marked-page';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { Trouble } from '../common/trouble';
import { useLoaded } from '../common/use-loaded';
import { pageMessages } from './page-messages';
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
  const { reference, sizes, subjects, question } = marking;
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
          <Sheet language={language}>
            {(messages) => (
              <MarkedPage
                messages={messages}
                // As the edge names it.
                title={[subjects, reference].filter(Boolean).join(', ')}
                question={question}
                grade={work.grade}
                comment={work.comment}
                marks={work.marks}
                pages={sizes.map((size, position) => ({ ...size, src: sourceOf(position) }))}
              />
            )}
          </Sheet>
        )}
      </Dialog>
    </div>
  );
}

interface SheetProps {
  language: string;
  children: (messages: Awaited<ReturnType<typeof pageMessages>>) => ReactNode;
}

/** In the student's language and direction, once its messages are loaded. */
function Sheet({ language, children }: SheetProps) {
  const load = useCallback(() => pageMessages(language), [language]);
  const { data, error, isLoading, retry } = useLoaded(load);
  if (error && !isLoading) return <Trouble error={error} onRetry={retry} />;
  if (!data) return <p role="status">Loading…</p>;
  return (
    <div lang={language} dir={directionOf(language)}>
      {children(data)}
    </div>
  );
}
