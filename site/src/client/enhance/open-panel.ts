import { enhanceChatPanel } from '@tutoring/ui/chat-enhance';
import { ISLAND_HYDRATED } from '../../shared/islands';

/**
 * Puts the server-rendered content into the open dialog of a `press` island, and makes it usable until the island is hydrated.
 * @param content The island's HTML with this content.
 * @param question What to ask once the island is hydrated.
 * @returns Whether it did: not if the dialog has been closed, or filled.
 */
export function openPanel(island: HTMLElement, content: Document | null, question?: string): boolean {
  const [link, dialog] = [island.querySelector('a'), island.querySelector('dialog')];
  const [ready, filled] = [content?.querySelector('a'), content?.querySelector('dialog')];
  if (!link || !dialog?.open || !ready || !filled || dialog.hasChildNodes()) return false;
  for (const [element, source] of [
    [link, ready],
    [dialog, filled],
  ] as const)
    for (const { name, value } of source.attributes) if (name.startsWith('aria-')) element.setAttribute(name, value);
  dialog.append(...filled.childNodes);
  island.addEventListener(ISLAND_HYDRATED, enhanceChatPanel(dialog, question), { once: true });
  return true;
}
