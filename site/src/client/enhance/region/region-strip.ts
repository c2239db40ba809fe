import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { enhanceNoticeStrip } from '@tutoring/ui/enhance';
import { safeStorage } from '@tutoring/ui/internal/storage';
import { isBusyPage, REGION_STRIP, type StoredNode } from '../../../shared/before-paint';
import { cardAddress } from '../../../shared/overlays';
import { track } from '../analytics/track';
import { fetchDocument } from '../loading/fetch-document';
import { locate } from './locate';
import { chooseCard, findRegion } from './choose';

/** The codes of the regions with a page. The build defines it. */
declare const REGION_PLACES: readonly string[];

const session = safeStorage('session');
/** Stops suggesting a region in this session. An empty value means so (overlays/start.ts). */
const stopSuggesting = () => session.set(STORAGE_KEY.region, '');

/**
 * Suggests the page of the visitor's region. The first page of a session finds the suggestion and stores it. From the
 * second page on, the inline script writes it under the header (before-paint.ts), until the visitor follows it, closes
 * it, or opens the suggested page in another way.
 */
export async function suggestRegion(): Promise<void> {
  if (session.get(STORAGE_KEY.region)) enhanceStrip();
  else await storeSuggestion();
}

async function storeSuggestion(): Promise<void> {
  const { pathname } = location;
  // The visitor chose a page in the language switcher.
  if (session.get(STORAGE_KEY.language)) return stopSuggesting();
  // A visitor with an unsent message should not be distracted.
  if (isBusyPage(pathname) || session.get(STORAGE_KEY.leadDraft)) return;
  const code = findRegion(await locate(), navigator.languages, REGION_PLACES);
  if (!code) return stopSuggesting();
  const strips = await fetchDocument(cardAddress(code.toLowerCase()));
  // The next page retries.
  if (!strips) return;
  const cards = [...strips.querySelectorAll('section')].map((element) => ({
    element,
    lang: element.lang,
    paths: [...element.querySelectorAll('a')].map((link) => link.pathname),
  }));
  const card = chooseCard(cards, navigator.languages, { path: pathname, lang: document.documentElement.lang });
  if (card) session.set(STORAGE_KEY.region, JSON.stringify(toStoredNode(card.element)));
  else stopSuggesting();
}

function toStoredNode(node: Node): StoredNode {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  return [node.namespaceURI, node.localName, attributes, ...[...node.childNodes].map(toStoredNode)];
}

/** Enhances the strip in this page, or stops suggesting if the visitor is on the suggested page. */
function enhanceStrip(): void {
  const { pathname } = location;
  if (session.get(STORAGE_KEY.region)?.includes(`"href":"${pathname}"`)) return stopSuggesting();
  const strip = document.querySelector<HTMLElement>(`[${REGION_STRIP}] > section`);
  if (!strip) return;
  const event = { page_path: pathname, region: strip.dataset.region ?? '' };
  track('region_suggestion_shown', event);
  enhanceNoticeStrip(strip, {
    onDismiss() {
      stopSuggesting();
      track('region_suggestion_dismissed', event);
    },
  });
  strip.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (!link) return;
    stopSuggesting();
    track('region_suggestion_followed', { ...event, target_path: link.pathname });
  });
}
