import { useCallback, useState, type RefObject } from 'react';
import { GAP, withoutBrought } from './bring-to-form';
import { loadDraft } from './draft';

/** What a tool has put into the message, unchanged. */
export interface BroughtText {
  /** Whether it is still in the message. Otherwise the visitor has just taken it out. */
  isIn: boolean;
  /** Takes it out, or puts it back. */
  toggle: () => void;
}

/** What a tool has put into the message. The form calls `look` after each change of the message. */
export function useBrought(formRef: RefObject<HTMLFormElement | null>) {
  const [isIn, setIsIn] = useState<boolean>();

  /** Once the visitor has changed the text or cleared the form, it is theirs. */
  const look = useCallback((form: HTMLFormElement) => {
    const { brought } = loadDraft();
    setIsIn(brought && messageOf(form)?.value.includes(brought) ? true : undefined);
  }, []);
  const toggle = () => {
    const { brought } = loadDraft();
    const message = formRef.current && messageOf(formRef.current);
    if (!message || !brought) return;
    const own = withoutBrought(message.value, brought);
    message.value = isIn ? own : [brought, own].filter(Boolean).join(GAP);
    // The form saves its draft.
    message.dispatchEvent(new Event('input', { bubbles: true }));
    setIsIn(!isIn);
  };
  return { look, brought: isIn === undefined ? undefined : ({ isIn, toggle } satisfies BroughtText) };
}

function messageOf(form: HTMLFormElement): HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem('message');
  return field instanceof HTMLTextAreaElement ? field : undefined;
}
