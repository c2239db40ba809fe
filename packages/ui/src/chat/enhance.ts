import { keepAboveKeyboard } from '../lib/keep-above-keyboard';
import { isOfInputMethod } from '../search/composition';
import { closesPanel } from './closes-panel';
import { returnFocus, takeFocus } from './take-focus';

/**
 * Makes the server's HTML of a chat's panel usable before hydration: moves the focus into the panel, closes it on Escape and by
 * its button, and keeps a question that the visitor sends early. Call it once the open dialog has its content.
 * @param question A question to send, if there is one already. The field shows it while it waits.
 * @returns Call it once the chat is hydrated: it sends the kept question.
 */
export function enhanceChatPanel(panel: HTMLDialogElement, question = ''): () => void {
  const [form, field] = [panel.querySelector('form'), panel.querySelector('textarea')];
  const ending = new AbortController();
  const { signal } = ending;
  const link = panel.previousElementSibling as HTMLElement | null;
  let isSent = false;
  const setSent = (next: boolean) => {
    isSent = next;
    if (next) panel.setAttribute('aria-busy', 'true');
    else panel.removeAttribute('aria-busy');
  };
  const keep = (event: Event) => {
    event.preventDefault();
    setSent(true);
  };
  const close = () => {
    setSent(false);
    delete document.documentElement.dataset.chat;
    setExpanded(link, false);
    const hadFocus = panel.contains(document.activeElement);
    panel.close();
    if (hadFocus) returnFocus(panel, link);
  };
  form?.addEventListener('submit', keep, { signal });
  field?.addEventListener('keydown', (event) => isSend(event) && keep(event), { signal });
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest('[data-close]')) close();
  };
  panel.addEventListener('click', onClick, { signal });
  const onKeyDown = (event: KeyboardEvent) => {
    if (panel.open && closesPanel(event)) close();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  if (field && question) {
    field.value = question;
    setSent(true);
  }
  setExpanded(link, true);
  const lower = keepAboveKeyboard(panel);
  takeFocus(panel);
  return () => {
    ending.abort();
    lower?.();
    if (!isSent) return;
    setSent(false);
    form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
  };
}

/** The link's state, as the component writes it: it hides while the panel covers it. */
function setExpanded(link: HTMLElement | null, isExpanded: boolean): void {
  link?.setAttribute('aria-expanded', String(isExpanded));
  link?.setAttribute('data-state', isExpanded ? 'open' : 'closed');
}

/** Whether a key in the field sends the question. */
function isSend(event: KeyboardEvent): boolean {
  const { key, shiftKey, keyCode } = event;
  return key === 'Enter' && !shiftKey && !isOfInputMethod({ nativeEvent: event, keyCode });
}
