import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { enhanceNoticeStrip } from '@tutoring/ui/enhance';
import { safeStorage } from '@tutoring/ui/storage';
import { isBusyPage, REGION_STRIP, type StoredNode } from '../../../shared/before-paint';
import { cardAddress } from '../../../shared/overlays';
import { track } from '../analytics/track';
import { fetchDocument } from '../loading/fetch-document';
import { locate } from './locate';
import { cardFor, placeOf } from './choose';

/** The places that have a page; the build puts them in. */
declare const REGION_PLACES: readonly string[];

const session = safeStorage('session');
/** Nothing is suggested in this visit any more (widgets.ts). */
const settle = () => session.set(STORAGE_KEY.region, '');

/**
 * Suggests the page of the visitor's region, if this one is another's. The first page of a visit finds out what to suggest
 * and keeps it; from the second on, the inline script writes it under the header (before-paint.ts), where it stays until
 * the visitor follows it, closes it, or comes to the page by another way.
 */
export async function suggestRegion(): Promise<void> {
  if (session.get(STORAGE_KEY.region)) showKept();
  else await findSuggestion();
}

async function findSuggestion(): Promise<void> {
  const { pathname } = location;
  // The visitor has chosen in the language switcher.
  if (session.get(STORAGE_KEY.language)) return settle();
  // A visitor who has begun a message is about to send it.
  if (isBusyPage(pathname) || session.get(STORAGE_KEY.leadDraft)) return;
  const code = placeOf(await locate(), navigator.languages, REGION_PLACES);
  if (!code) return settle();
  const strips = await fetchDocument(cardAddress(code.toLowerCase()));
  // The next page asks again.
  if (!strips) return;
  const cards = [...strips.querySelectorAll('section')].map((element) => ({
    element,
    lang: element.lang,
    paths: [...element.querySelectorAll('a')].map((link) => link.pathname),
  }));
  const card = cardFor(cards, navigator.languages, { path: pathname, lang: document.documentElement.lang });
  if (card) session.set(STORAGE_KEY.region, JSON.stringify(kept(card.element)));
  else settle();
}

function kept(node: Node): StoredNode {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  return [node.namespaceURI, node.localName, attributes, ...[...node.childNodes].map(kept)];
}

/** Makes the strip work where it stands, and takes it back where the visitor has found the page without it. */
function showKept(): void {
  const { pathname } = location;
  if (session.get(STORAGE_KEY.region)?.includes(`"href":"${pathname}"`)) return settle();
  const strip = document.querySelector<HTMLElement>(`[${REGION_STRIP}] > section`);
  if (!strip) return;
  const event = { page_path: pathname, region: strip.dataset.region ?? '' };
  track('region_suggestion_shown', event);
  enhanceNoticeStrip(strip, {
    onDismiss() {
      settle();
      track('region_suggestion_dismissed', event);
    },
  });
  strip.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (!link) return;
    settle();
    track('region_suggestion_followed', { ...event, target_path: link.pathname });
  });
}
