import { enhanceNoticeCard, placeNoticeCard } from '@tutoring/ui/enhance';
import { cardAddress, type OverPage, type Slot } from '../../../contract/over-page';

/**
 * The cards of a place or an offer, as the build wrote them: none, if there are none. The browser reads them as a
 * document of their own, in which no script runs; HTML from a text is not allowed in our pages.
 */
export async function fetchCards(name: string): Promise<HTMLElement[]> {
  const cards = await fetchDocument(cardAddress(name));
  const sheet = cards?.querySelector('link')?.getAttribute('href');
  if (sheet) await fetchSheet(sheet);
  return [...(cards?.querySelectorAll('section') ?? [])];
}

function fetchDocument(address: string): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.overrideMimeType('text/html; charset=utf-8');
    request.responseType = 'document';
    request.onload = () => resolve(request.status === 200 ? request.responseXML : null);
    request.onerror = reject;
    request.send();
  });
}

/** The stylesheet of cards, which no page has before its first one. Without it none is shown. */
function fetchSheet(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = document.createElement('link');
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}

/** What happens with a card. */
export interface CardEvents {
  /** Whether it still holds, and may be shown where the visitor is in the page. @default always */
  isDue?: () => boolean;
  onShown: () => void;
  onFollowed: (path: string) => void;
  onDismissed: () => void;
}

/** What a card may not cover: what has the focus (but not a whole page that has it), and what the page is there for. */
const AVOID = ':focus:not([tabindex="-1"]), main :is([target=_blank][title], [type=submit])';

/** Lets a card wait for its turn. */
export function queueCard(slot: Slot, name: OverPage, card: HTMLElement, events: CardEvents): void {
  slot.ask(name, () => {
    if (events.isDue?.() === false) return undefined;
    const avoid = [...document.querySelectorAll(AVOID)];
    // First in the page: whoever reads by keyboard or ear meets it first.
    document.body.prepend(card);
    // In the page's flow it would push away what is being read.
    if (getComputedStyle(card).position !== 'fixed') document.querySelector('footer')?.before(card);
    if (!placeNoticeCard(card, avoid)) {
      card.remove();
      return undefined;
    }
    const end = enhanceNoticeCard(card, {
      onDismiss: () => {
        hide();
        slot.left(name);
        events.onDismissed();
      },
    });
    const onClick = ({ target }: Event) => {
      const link = (target as Element).closest('a');
      if (link) events.onFollowed(link.pathname);
    };
    card.addEventListener('click', onClick);
    const hide = () => {
      end();
      card.remove();
    };
    events.onShown();
    return hide;
  });
}
