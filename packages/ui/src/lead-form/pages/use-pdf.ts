import { useEffect, useRef, useState } from 'react';
import type { OpenPdf, PdfOpener } from './open-pdf';
import type { FileProblem } from './prepare-page';

/** Pixels of a PDF's page before it is prepared: as many as a page may have. */
const PDF_PIXELS = 2000;

const PROBLEMS = { broken: 'fileBroken', locked: 'fileLocked', blank: 'fileBlank', slow: 'fileSlow' } as const;

/** A PDF from being chosen until its pages are taken. */
export interface Reading {
  name: string;
  /** Ends what opens it, wherever it is. */
  stop: AbortController;
  /** Set while the visitor has to choose pages, because there is not room for all. */
  choice?: OpenPdf;
}

interface PdfHandlers {
  openPdf: PdfOpener | undefined;
  /** Adds a page. Resolves with whether it could be opened. */
  add: (page: Blob) => Promise<boolean>;
  /** Says why a file, or a page of it, is not taken. */
  refuse: (name: string, problem: FileProblem, page?: number) => void;
}

/** Opens one PDF at a time, and takes its pages. */
export function usePdf({ openPdf, add, refuse }: PdfHandlers) {
  const [reading, setReading] = useState<Reading>();
  const current = useRef<Reading>(undefined);
  const change = (next: Reading | undefined) => {
    current.current = next;
    setReading(next);
  };
  useEffect(() => () => current.current?.stop.abort(), []);

  const cancel = () => {
    current.current?.stop.abort();
    change(undefined);
  };

  const takePages = async ({ name, stop }: Reading, opened: OpenPdf, numbers: readonly number[]) => {
    // One page at a time: each takes 16 MB while it is drawn.
    for (const number of numbers) {
      const drawn = await opened.draw(number, PDF_PIXELS).catch(() => 'broken' as const);
      if (stop.signal.aborted) return;
      if (typeof drawn === 'string') refuse(name, PROBLEMS[drawn], number);
      else if (!(await add(drawn))) refuse(name, 'fileBroken', number);
    }
    opened.close();
    change(undefined);
  };

  return {
    reading,
    cancel,
    /** Takes all pages of a PDF, or asks which, if there is not room for all. Returns how many pages it took. */
    take: async (file: File, room: number): Promise<number> => {
      // A PDF whose pages nobody has chosen yet gives way.
      cancel();
      if (!openPdf) {
        refuse(file.name, 'fileOther');
        return 0;
      }
      const mine: Reading = { name: file.name, stop: new AbortController() };
      change(mine);
      const opened = await openPdf(file, mine.stop.signal).catch(() => 'unread' as const);
      if (mine.stop.signal.aborted) return 0;
      if (typeof opened === 'string') {
        refuse(file.name, opened === 'unread' ? 'fileUnread' : PROBLEMS[opened]);
        change(undefined);
        return 0;
      }
      if (opened.count > room) {
        change({ ...mine, choice: opened });
        return 0;
      }
      await takePages(mine, opened, range(opened.count));
      return opened.count;
    },
    /** Takes the pages that the visitor chose. */
    choose: async (numbers: readonly number[]): Promise<void> => {
      const asked = current.current;
      if (!asked?.choice) return;
      const { choice, ...mine } = asked;
      change(mine);
      await takePages(mine, choice, numbers);
    },
  };
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
