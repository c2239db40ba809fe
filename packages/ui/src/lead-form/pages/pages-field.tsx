import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentType,
  type Ref,
  type RefAttributes,
} from 'react';
import { loadDraft } from '../draft';
import { controlProps, Field, type FieldContext } from '../fields';
import * as styles from './pages.css';
import type { PdfOpener } from './open-pdf';
import type { PagePickerProps } from './page-picker';

/** What “Clear the form” and its “Undo” do with the pages. */
export interface PagesHandle {
  clear: () => void;
  undo: () => void;
}

export interface PagesFieldProps {
  openPdf: PdfOpener | undefined;
  handle: Ref<PagesHandle>;
}

/**
 * Formats that all browsers open. HEIC is not one of them: Safari turns a photo into JPEG for a field that does not name it. Without
 * JavaScript the server takes JPEG only, which it also checks.
 */
const PICTURES = 'image/jpeg,image/png,image/webp';
/** For browsers that convert nothing. They would hide a HEIC photo without a word; the picker says what to do with it. */
const ALL_PICTURES = 'image/*,.heic,.heif';

/** The formats of the field once the picker can say why it does not take a file. */
const picturesHere = () => (navigator.vendor.startsWith('Apple') ? PICTURES : ALL_PICTURES);

/**
 * A field for files, and what the script adds to it: it prepares each page, shows it, and lets the visitor turn and crop it. Its code
 * is loaded when the visitor is about to use the field, or if pages of this tab are kept.
 */
export function PagesField({ context, openPdf, handle }: PagesFieldProps & { context: FieldContext }) {
  const { messages } = context;
  const input = useRef<HTMLInputElement>(null);
  const picker = useRef<PagesHandle>(null);
  const [Picker, setPicker] = useState<ComponentType<PagePickerProps & RefAttributes<PagesHandle>>>();
  /** Whether the browser's own field stays, and the browser sends its files with the form. */
  const [isPlain, setIsPlain] = useState(false);
  const pictures = Picker ? picturesHere() : PICTURES;
  /** How many pages the picker shows. */
  const [count, setCount] = useState(0);
  useImperativeHandle(handle, () => ({
    clear: () => picker.current?.clear(),
    undo: () => picker.current?.undo(),
  }));
  const load = () => {
    // Pages over plain HTTP cannot name what they send.
    if (!('subtle' in crypto)) {
      setIsPlain(true);
      return;
    }
    import('./page-picker').then(
      ({ PagePicker }) => {
        setPicker(() => PagePicker);
        setIsPlain(false);
      },
      // The next touch tries again.
      () => setIsPlain(true),
    );
  };
  const begin = useRef(load);
  useEffect(() => {
    // The visitor may have chosen files before hydration.
    if (loadDraft().upload || input.current?.files?.length) begin.current();
  }, []);
  return (
    <Field
      context={context}
      field="pages"
      label={messages.pages}
      help={
        <>
          {messages.pagesHelp}
          <span className={styles.plain} data-plain={isPlain || undefined}>
            {' '}
            {messages.pagesPlain}
          </span>
        </>
      }
    >
      {Picker && <Picker ref={picker} context={context} input={input} openPdf={openPdf} onCount={setCount} />}
      <div className={styles.drop} data-plain={isPlain || undefined}>
        <input
          {...controlProps(context, 'pages', true)}
          ref={input}
          className={styles.file}
          type="file"
          accept={openPdf ? `${pictures},application/pdf` : pictures}
          multiple
          onPointerEnter={load}
          onFocus={load}
          onDragEnter={load}
          onChange={load}
        />
        <span className={styles.prompt} aria-hidden="true">
          {count > 0 ? messages.pagesMore : messages.pagesAdd}
          <span className={styles.hint}>{messages.pagesDrop}</span>
        </span>
      </div>
    </Field>
  );
}
