import { enhanceNoticeCard, placeNoticeCard } from '@tutoring/ui/enhance';
import { cardAddress, type OverlayName, type OverlayQueue } from '../../../shared/overlays';
import { fetchDocument } from '../loading/fetch-document';
import { loadSheet } from '../loading/load-sheet';

/** Fetches the cards of a region or an offer. Returns none if the file does not exist. */
export async function fetchCards(name: string): Promise<HTMLElement[]> {
  const cards = await fetchDocument(cardAddress(name));
  const sheet = cards?.querySelector('link')?.getAttribute('href');
  if (sheet) await loadSheet(sheet);
  return [...(cards?.querySelectorAll('section') ?? [])];
}

export interface CardEvents {
  /** Whether the card is still valid and may show at the current scroll position. @default always */
  isDue?: () => boolean;
  onShown: () => void;
  onFollowed: (path: string) => void;
  onDismissed: () => void;
}

/**
 * Queues a card.
 * @returns a function that hides the card, or removes it from the queue.
 */
export function queueCard(
  overlays: OverlayQueue,
  name: OverlayName,
  card: HTMLElement,
  events: CardEvents,
): () => void {
  let hide: (() => void) | undefined;
  let wasShown = false;
  const close = () => {
    hide?.();
    overlays.release(name);
  };
  overlays.request(name, () => {
    if (events.isDue?.() === false) return undefined;
    // First in the page, so keyboard and screen reader users reach it first.
    document.body.prepend(card);
    // In the flow it would shift the content, so it goes to the end.
    if (getComputedStyle(card).position !== 'fixed') document.querySelector('footer')?.before(card);
    card.dataset.state = 'closed';
    if (!placeNoticeCard(card)) {
      card.remove();
      return undefined;
    }
    const end = enhanceNoticeCard(card, {
      onDismiss: () => {
        close();
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
    // A card may be replaced and shown again.
    if (!wasShown) events.onShown();
    wasShown = true;
    return hide;
  });
  return close;
}
