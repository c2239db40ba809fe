import { MARKING_PAGES_MAX } from '@tutoring/domain/marking-limits';
import { forwardRef, lazy, Suspense, useEffect, useImperativeHandle, useState, type RefObject } from 'react';
import * as field from '../../field/field.css';
import { fill } from '../../lib/fill';
import { useLatest } from '../../lib/use-latest';
import type { FieldContext } from '../fields';
import { PageItem } from './page-item';
import * as styles from './pages.css';
import type { OpenPdf, PdfOpener } from './open-pdf';
import type { PagesHandle } from './pages-field';
import { PdfChoice } from './pdf-choice';
import { lookAt, type FileProblem } from './prepare-page';
import { usePages } from './use-pages';

export interface PagePickerProps {
  context: FieldContext;
  /** The field for files. Its files are taken out of it. */
  input: RefObject<HTMLInputElement | null>;
  openPdf: PdfOpener | undefined;
}

const Cropper = lazy(() => import('./cropper'));

/** The pages of the form: takes files from the field, a drop or the clipboard, prepares them and shows them in order. */
export const PagePicker = forwardRef<PagesHandle, PagePickerProps>(function PagePicker(
  { context, input, openPdf },
  ref,
) {
  const { messages } = context;
  const { pages, upload, add, edit, remove, move, clear, undo } = usePages(input);
  const [problems, setProblems] = useState<readonly { name: string; problem: FileProblem | 'filesOver' }[]>([]);
  const [pdf, setPdf] = useState<OpenPdf>();
  const [cropping, setCropping] = useState<string>();
  const [isRemoved, setIsRemoved] = useState(false);
  const free = MARKING_PAGES_MAX - pages.length;
  const latestFree = useLatest(free);
  useImperativeHandle(ref, () => ({ clear, undo }));

  const refuse = (name: string, problem: FileProblem | 'filesOver') =>
    setProblems((before) => [...before, { name, problem }]);

  const addPdf = async (opened: OpenPdf, numbers: readonly number[]) => {
    // One page at a time: each takes 16 MB while it is drawn.
    for (const number of numbers) {
      const drawn = await opened.draw(number, PDF_PIXELS).catch(() => undefined);
      if (!drawn || !(await add(drawn))) refuse(fill(messages.pageName, { number: String(number) }), 'fileBroken');
    }
    opened.close();
  };

  const take = useLatest(async (files: readonly File[]) => {
    setProblems([]);
    setIsRemoved(false);
    let room = latestFree.current;
    for (const file of files) {
      if (room <= 0) {
        refuse(file.name, 'filesOver');
        continue;
      }
      const kind = await lookAt(file);
      if (kind === 'picture' || kind === 'heic') {
        if (await add(file)) room -= 1;
        else refuse(file.name, kind === 'heic' ? 'fileHeic' : 'fileBroken');
      } else if (kind !== 'pdf') refuse(file.name, kind);
      else if (!openPdf) refuse(file.name, 'fileOther');
      else {
        const opened = await openPdf(file).catch(() => 'unread' as const);
        if (typeof opened === 'string') refuse(file.name, PDF_PROBLEMS[opened]);
        else if (opened.count > room) setPdf(opened);
        else {
          room -= opened.count;
          await addPdf(opened, range(opened.count));
        }
      }
    }
  });

  useEffect(() => {
    const element = input.current;
    const form = element?.form;
    if (!element || !form) return undefined;
    const takeChosen = () => {
      const files = [...(element.files ?? [])];
      // The form sends what is prepared from them, and the same file can be chosen again.
      element.value = '';
      if (files.length > 0) void take.current(files);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) void take.current(files);
    };
    takeChosen();
    element.addEventListener('change', takeChosen);
    form.addEventListener('paste', paste);
    return () => {
      element.removeEventListener('change', takeChosen);
      form.removeEventListener('paste', paste);
    };
  }, [input, take]);

  const ready = pages.filter(({ page }) => page);
  return (
    <>
      {/* `valuesOf` reads the pages from here, as all other fields. */}
      {upload && ready.length > 0 && (
        <>
          <input type="hidden" name="upload" value={upload} />
          {ready.map(({ id, page }) => (
            <input key={id} type="hidden" name="pages" value={page?.sha256} />
          ))}
        </>
      )}
      <div role="alert">
        {problems.map(({ name, problem }, at) => (
          <p key={`${at}:${name}`} className={field.problem}>
            <bdi>{name}</bdi>: {messages[problem]}
          </p>
        ))}
      </div>
      {pdf && (
        <PdfChoice
          messages={messages}
          count={pdf.count}
          free={free}
          onChoose={(numbers) => {
            setPdf(undefined);
            void addPdf(pdf, numbers);
          }}
          onCancel={() => {
            pdf.close();
            setPdf(undefined);
          }}
        />
      )}
      {pages.length > 0 && (
        <ol className={styles.list}>
          {pages.map((page, at) => (
            <PageItem
              key={page.id}
              messages={messages}
              number={at + 1}
              count={pages.length}
              page={page.page}
              onTurn={(direction) => void edit(page.id, direction)}
              onMove={(by) => move(page.id, by)}
              onCrop={() => setCropping(page.id)}
              onRemove={() => {
                remove(page.id);
                setIsRemoved(true);
                // The button is gone.
                input.current?.focus();
              }}
            >
              {cropping === page.id && page.page && (
                <Suspense fallback={<p className={field.help}>{messages.pagePreparing}</p>}>
                  <Cropper
                    messages={messages}
                    jpeg={page.page.jpeg}
                    onCrop={(frame) => {
                      setCropping(undefined);
                      void edit(page.id, frame);
                    }}
                    onCancel={() => setCropping(undefined)}
                  />
                </Suspense>
              )}
            </PageItem>
          ))}
        </ol>
      )}
      <p role="status" className={field.help}>
        {isRemoved && messages.pageRemoved}
      </p>
      {pages.length > 0 && <p className={field.help}>{messages.pagesKept}</p>}
    </>
  );
});

/** Pixels of a PDF's page before it is prepared: as many as a page may have. */
const PDF_PIXELS = 2000;

const PDF_PROBLEMS = { broken: 'fileBroken', locked: 'fileLocked', unread: 'fileUnread' } as const;

const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
