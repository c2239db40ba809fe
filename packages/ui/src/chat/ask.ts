import { openModals } from '../dialog/open-modals';

/** Dispatched on the window to ask the page's chat a question, which is its `detail`. A chat that takes it prevents the default. */
export const ASK_CHAT = 'tutoring:ask';

/**
 * Opens the page's chat and asks it a question. Modal dialogs close, because they would cover the chat.
 * @returns Whether the page has a chat.
 */
export function askChat(question: string): boolean {
  const isTaken = !window.dispatchEvent(new CustomEvent(ASK_CHAT, { detail: question, cancelable: true }));
  if (isTaken) for (const dialog of openModals().reverse()) dialog.close();
  return isTaken;
}

/**
 * Links with a question in `data-ask` ask the page's chat. Without a chat, or with a key that opens another tab, the browser
 * follows the link.
 * @returns Stops.
 */
export function enhanceAskLinks(): () => void {
  const ending = new AbortController();
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[data-ask]');
    const question = link && link.dataset.ask;
    if (!question || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (askChat(question)) event.preventDefault();
  };
  addEventListener('click', onClick, { signal: ending.signal });
  return () => ending.abort();
}
