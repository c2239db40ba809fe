import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/internal/storage';
import * as ISLAND from '../../shared/island-attributes';
import { fetchDocument } from './loading/fetch-document';
import { loadSheet } from './loading/load-sheet';

/** Milliseconds after which the island loads without waiting for the panel's content. */
const PANEL_TIMEOUT_MS = 3000;

/**
 * Fills the open dialog of a `press` island with its server-rendered content, so that the visitor can read and type while the
 * island's script loads. What cannot be fetched, the island renders.
 * @param sheet The address of its stylesheet.
 * @param question What to ask once the island is hydrated.
 * @returns Whether the question will be asked.
 */
export async function fillPanel(island: HTMLElement, sheet: string | undefined, question?: string): Promise<boolean> {
  const address = island.getAttribute(ISLAND.panel);
  // A stored conversation is only known to the island, and its files are in the browser's cache by then.
  if (!address || !sheet || safeStorage('session').get(STORAGE_KEY.chat)) return false;
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, PANEL_TIMEOUT_MS));
  try {
    // All at once: on a slow line, each round trip is half a second.
    const files = Promise.all([import('./open-panel'), fetchDocument(address), loadSheet(sheet)]);
    const loaded = await Promise.race([files, timeout]);
    return loaded?.[0].openPanel(island, loaded[1], question) ?? false;
  } catch {
    return false;
  }
}
