import { MARKING_PAGES_MAX, PDF_MAX_BYTES } from '@tutoring/domain/marking-limits';
import { forwardRef, lazy, Suspense, useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import * as field from '../../field/field.css';
import { fill } from '../../lib/fill';
import { useLatest } from '../../lib/use-latest';
import { useLang } from '../../provider/provider';
import { formattingTag } from '@tutoring/domain/languages';
import type { FieldContext } from '../fields';
import { PageItem } from './page-item';
import * as styles from './pages.css';
import type { PdfOpener } from './open-pdf';
import type { PagesHandle } from './pages-field';
import { PdfReading } from './pdf-reading';
import { lookAt, type FileProblem } from './prepare-page';
import { usePages } from './use-pages';
import { usePdf } from './use-pdf';

export interface PagePickerProps {
  context: FieldContext;
  /** The field for files. Its files are taken out of it. */
  input: RefObject<HTMLInputElement | null>;
  openPdf: PdfOpener | undefined;
  /** Called with the number of pages when it changes. */
  onCount: (count: number) => void;
}

const Cropper = lazy(() => import('./cropper'));

/** The pages of the form: takes files from the field, a drop or the clipboard, prepares them and shows them in order. */
export const PagePicker = forwardRef<PagesHandle, PagePickerProps>(function PagePicker(
  { context, input, openPdf, onCount },
  ref,
) {
  const { messages } = context;
  const lang = useLang();
  const number = (value: number) => new Intl.NumberFormat(formattingTag(lang)).format(value);
  const { pages, upload, add, edit, remove, move, clear, undo } = usePages(input);
  const [problems, setProblems] = useState<readonly Refusal[]>([]);
  const [cropping, setCropping] = useState<string>();
  const [isRemoved, setIsRemoved] = useState(false);
  /** Whether the focus is to return to the field. */
  const hasRemoved = useRef(false);
  const free = MARKING_PAGES_MAX - pages.length;
  const latestFree = useLatest(free);
  /** Files are taken one after the other, so that each knows how much room the earlier ones left. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const refuse = (name: string, problem: FileProblem, page?: number) =>
    setProblems((before) => [...before, { name, problem, page }]);
  const pdf = usePdf({ openPdf, add, refuse });
  useImperativeHandle(ref, () => ({
    clear: () => {
      pdf.cancel();
      clear();
    },
    undo,
  }));

  /** Returns how many pages a file has become. */
  const takeFile = async (file: File, room: number): Promise<number> => {
    const looked = room > 0 ? await lookAt(file) : 'filesOver';
    if (typeof looked === 'string') refuse(file.name, looked);
    else if (looked.kind === 'pdf') return pdf.take(file, room);
    else if (await add(file)) return 1;
    else refuse(file.name, looked.otherwise);
    return 0;
  };

  const take = useLatest((files: readonly File[]) => {
    queue.current = queue.current.then(async () => {
      setProblems([]);
      setIsRemoved(false);
      let room = latestFree.current;
      for (const file of files) room -= await takeFile(file, room);
    });
  });

  useEffect(() => {
    onCount(pages.length);
  }, [pages.length, onCount]);
  useEffect(() => {
    // The button is gone. With three pages the field was hidden until now.
    if (hasRemoved.current) input.current?.focus();
    hasRemoved.current = false;
  }, [pages.length, input]);

  useEffect(() => {
    const element = input.current;
    const form = element?.form;
    if (!element || !form) return undefined;
    const takeChosen = () => {
      const files = [...(element.files ?? [])];
      // The form sends what is prepared from them, and the same file can be chosen again.
      element.value = '';
      if (files.length > 0) take.current(files);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) take.current(files);
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
        {problems.map(({ name, problem, page }, at) => (
          <p key={`${at}:${name}`} className={field.problem}>
            <bdi>{name}</bdi>
            {page && ` (${fill(messages.pageName, { number: number(page) })})`}:{' '}
            {fill(messages[problem], { size: number(PDF_MAX_BYTES / 1_000_000) })}
          </p>
        ))}
      </div>
      <PdfReading
        messages={messages}
        free={free}
        reading={pdf.reading}
        onChoose={(numbers) => {
          queue.current = queue.current.then(() => pdf.choose(numbers));
        }}
        onCancel={pdf.cancel}
      />
      {pages.length > 0 && (
        <ol className={styles.list}>
          {pages.map((page, at) => (
            <PageItem
              key={page.id}
              messages={messages}
              number={at + 1}
              count={pages.length}
              page={page.page}
              isCropping={cropping === page.id}
              onTurn={(direction) => void edit(page.id, direction)}
              onMove={(by) => move(page.id, by)}
              onCrop={() => setCropping(cropping === page.id ? undefined : page.id)}
              onRemove={() => {
                setProblems([]);
                setIsRemoved(true);
                hasRemoved.current = true;
                remove(page.id);
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

/** A file that is not taken, or a page of it. */
interface Refusal {
  name: string;
  problem: FileProblem;
  page: number | undefined;
}
