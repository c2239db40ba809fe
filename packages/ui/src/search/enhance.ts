import { openModals } from '../dialog/open-modals';
import { isSearchKeyOn } from './shortcut';

/** The key that moves the focus to the search, and the key that does it with Ctrl or ⌘. */
export const SHORTCUT_KEY = '/';
const SHORTCUT_KEY_WITH_CONTROL = 'k';

/**
 * Moves the focus to the page's first visible search box on `/`, and on Ctrl or ⌘ with K. Visitors who dictate can switch
 * `/` off in the box (WCAG 2.1.4).
 * @returns Removes the shortcuts.
 */
export function enhanceSearchShortcuts(): () => void {
  const ending = new AbortController();
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (event.defaultPrevented || event.isComposing || altKey) return;
    const withControl = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === SHORTCUT_KEY_WITH_CONTROL;
    const alone = key === SHORTCUT_KEY && !ctrlKey && !metaKey && !isWriting(target) && isSearchKeyOn();
    if (!withControl && !alone) return;
    const box = [...document.querySelectorAll<HTMLInputElement>('[data-search] [type="search"]')].find(isReachable);
    if (!box) return;
    event.preventDefault();
    box.focus();
    box.select();
  };
  addEventListener('keydown', onKeyDown, { signal: ending.signal });
  return () => ending.abort();
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Whether a box can take the focus: it is visible, and not behind an open modal dialog. */
function isReachable(box: HTMLElement): boolean {
  const dialog = openModals().at(-1);
  return box.getClientRects().length > 0 && (!dialog || dialog.contains(box));
}
