import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { randomKey } from '../../lib/random-key';
import { loadDraft, saveUpload } from '../draft';
import { forgetPages, keepPages, keptPages, type StoredPage } from './page-store';
import { cropped, preparePage, turned, UNEDITED, type Edit, type Frame } from './prepare-page';

/** A page of the form. */
interface FormPage {
  id: string;
  /** What it is drawn from: the visitor's file, or after a reload the page itself. */
  source: Blob;
  edit: Edit;
  /** What is sent. `undefined` while it is prepared. */
  page: StoredPage | undefined;
}

/** One set of pages has one key, under which the server stores them. */
interface PageSet {
  upload: string | undefined;
  pages: readonly FormPage[];
}

/** The pages of a set that are ready to be sent. */
const signatureOf = ({ pages }: PageSet) =>
  pages
    .map(({ page }) => page?.sha256 ?? '')
    .join(' ')
    .trim();

const NONE: PageSet = { upload: undefined, pages: [] };

/**
 * The pages of a form, which this tab keeps until they are sent.
 * @param input The field for files. It gets an input event when the pages change, so that the form checks and saves as after typing.
 */
export function usePages(input: RefObject<HTMLInputElement | null>) {
  const [set, setSet] = useState(NONE);
  /** The current set, for what happens between two renders. */
  const current = useRef(NONE);
  const cleared = useRef(NONE);
  /** Prepare one page at a time: each takes up to 100 MB while it is decoded. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** What the form knows of: none at first, then what a reload, “Clear the form” and “Undo” leave, which are no input. */
  const known = useRef('');

  const change = useCallback((next: PageSet) => {
    current.current = next;
    setSet(next);
  }, []);
  /** Each set has a key of its own: pages of an earlier set that have arrived must not become part of it. */
  const changePages = useCallback(
    (pages: readonly FormPage[]) => change({ upload: pages.length > 0 ? randomKey() : undefined, pages }),
    [change],
  );

  useEffect(() => {
    const { upload } = loadDraft();
    if (!upload) return;
    void keptPages(upload).then((kept) => {
      if (kept.length === 0 || current.current.pages.length > 0) return;
      const pages = kept.map((page) => ({
        id: randomKey(),
        source: new Blob([page.jpeg], { type: 'image/jpeg' }),
        edit: UNEDITED,
        page,
      }));
      // The draft has them already. An input event would say that the visitor has changed a message that waits.
      known.current = signatureOf({ upload, pages });
      change({ upload, pages });
    });
  }, [change]);

  const signature = signatureOf(set);
  useEffect(() => {
    if (known.current === signature) return;
    known.current = signature;
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [signature, input]);

  const keep = () => {
    const { upload, pages } = current.current;
    const before = loadDraft().upload;
    if (before && before !== upload) void forgetPages(before);
    if (before !== upload) saveUpload(upload);
    if (upload)
      void keepPages(
        upload,
        pages.flatMap(({ page }) => page ?? []),
      );
  };

  /** Draws a page anew after those that are being drawn. @returns Whether it could be drawn. */
  const prepare = async (id: string): Promise<boolean> => {
    const mine = queue.current.then(async () => {
      const page = current.current.pages.find((one) => one.id === id);
      if (!page) return true;
      const prepared = await preparePage(page.source, page.edit).catch(() => undefined);
      const { pages } = current.current;
      changePages(
        prepared
          ? pages.map((one) => (one.id === id && one.edit === page.edit ? { ...one, page: prepared } : one))
          : pages.filter((one) => one.id !== id),
      );
      keep();
      return prepared !== undefined;
    });
    queue.current = mine;
    return mine;
  };

  return {
    ...set,
    /** Adds a picture. @returns Whether it could be opened. */
    add: (source: Blob): Promise<boolean> => {
      const id = randomKey();
      changePages([...current.current.pages, { id, source, edit: UNEDITED, page: undefined }]);
      return prepare(id);
    },
    edit: (id: string, how: 'left' | 'right' | Frame): Promise<boolean> => {
      changePages(
        current.current.pages.map((one) =>
          one.id === id
            ? { ...one, edit: typeof how === 'string' ? turned(one.edit, how) : cropped(one.edit, how) }
            : one,
        ),
      );
      return prepare(id);
    },
    remove: (id: string): void => {
      changePages(current.current.pages.filter((one) => one.id !== id));
      keep();
    },
    move: (id: string, by: -1 | 1): void => {
      const pages = [...current.current.pages];
      const from = pages.findIndex((one) => one.id === id);
      const [moved] = pages.splice(from, 1);
      if (moved) pages.splice(from + by, 0, moved);
      changePages(pages);
      keep();
    },
    /** Removes all pages, from this browser too. */
    clear: (): void => {
      const { upload } = current.current;
      cleared.current = current.current;
      known.current = '';
      change(NONE);
      if (upload) void forgetPages(upload);
      saveUpload(undefined);
    },
    /** Takes `clear` back. */
    undo: (): void => {
      known.current = signatureOf(cleared.current);
      change(cleared.current);
      keep();
    },
  };
}
