import { enhanceNoticeCard, placeNoticeCard } from '@tutoring/ui/enhance';
import { cardAddress, type OverlayName, type OverlayQueue } from '../../../shared/overlays';
import { fetchDocument } from '../loading/fetch-document';

/** The cards of a place or an offer, as the build wrote them: none, if there are none. */
export async function fetchCards(name: string): Promise<HTMLElement[]> {
  const cards = await fetchDocument(cardAddress(name));
  const sheet = cards?.querySelector('link')?.getAttribute('href');
  if (sheet) await fetchSheet(sheet);
  return [...(cards?.querySelectorAll('section') ?? [])];
}

/** The stylesheets of cards that have been asked for, by address: cards that come together wait for one. */
const sheets = new Map<string, Promise<unknown>>();

/** The stylesheet of cards, which no page has before its first one. Without it none is shown. */
function fetchSheet(href: string): Promise<unknown> {
  const known = sheets.get(href);
  if (known) return known;
  const link = document.createElement('link');
  const sheet = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // Whoever asks later may have a better connection.
      link.remove();
      sheets.delete(href);
      reject(new Error('A stylesheet could not be loaded.'));
    };
  });
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  sheets.set(href, sheet);
  return sheet;
}

/** What happens with a card. */
export interface CardEvents {
  /** Whether it still holds, and may be shown where the visitor is in the page. @default always */
  isDue?: () => boolean;
  onShown: () => void;
  onFollowed: (path: string) => void;
  onDismissed: () => void;
}

/**
 * Lets a card wait for its turn.
 * @returns Takes it away, or out of the row.
 */
export function queueCard(slot: OverlayQueue, name: OverlayName, card: HTMLElement, events: CardEvents): () => void {
  let hide: (() => void) | undefined;
  let wasShown = false;
  const leave = () => {
    hide?.();
    slot.release(name);
  };
  slot.request(name, () => {
    if (events.isDue?.() === false) return undefined;
    // First in the page: whoever reads by keyboard or ear meets it first.
    document.body.prepend(card);
    // In the page's flow it would push away what is being read.
    if (getComputedStyle(card).position !== 'fixed') document.querySelector('footer')?.before(card);
    card.dataset.state = 'closed';
    if (!placeNoticeCard(card)) {
      card.remove();
      return undefined;
    }
    const end = enhanceNoticeCard(card, {
      onDismiss: () => {
        leave();
        events.onDismissed();
      },
    });
    const onClick = ({ target }: Event) => {
      const link = (target as Element).closest('a');
      if (link) events.onFollowed(link.pathname);
    };
    card.addEventListener('click', onClick);
    hide = () => {
      end();
      card.remove();
    };
    // It may give way to something, and come back.
    if (!wasShown) events.onShown();
    wasShown = true;
    return hide;
  });
  return leave;
}
