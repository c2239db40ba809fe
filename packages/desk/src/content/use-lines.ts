import { useCallback, useRef, type RefObject } from 'react';
import { goToLine } from './caret';
import { linesAbove } from './model/mdx-file';

/** The text fields of a file, and the way to a line in whichever has it. */
export interface Lines {
  head: RefObject<HTMLTextAreaElement | null>;
  body: RefObject<HTMLTextAreaElement | null>;
  /** The fields of a page's text. */
  blocks: RefObject<HTMLDivElement | null>;
  /** Moves the cursor to a line of the file, as the checks count them. */
  show: (line: number) => void;
}

export function useLines(text: string, isPage: boolean): Lines {
  const head = useRef<HTMLTextAreaElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const blocks = useRef<HTMLDivElement>(null);
  const show = useCallback(
    (line: number) => {
      const above = isPage ? linesAbove(text) : 0;
      const block = blocks.current?.querySelector<HTMLTextAreaElement>(`textarea[data-line="${line}"]`);
      if (block) {
        goToLine(block, 1);
        return;
      }
      if (line > above || !head.current) {
        if (body.current) goToLine(body.current, Math.max(1, line - above));
        return;
      }
      // The fence above the fields is the first line.
      goToLine(head.current, Math.max(1, line - 1));
    },
    [text, isPage],
  );
  return { head, body, blocks, show };
}
