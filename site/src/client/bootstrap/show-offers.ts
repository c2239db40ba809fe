import { isRunning } from '../../shared/offers/offer';

/**
 * Shows the elements that match each offer's current state, and hides the others. At most one promo line is visible. The
 * server rendered the state at build time, and both sides of every start and end that was still ahead.
 * @param now Milliseconds since the epoch.
 * @param dismissed The ids of the offers that the visitor closed.
 */
export function showOffers(now: number, dismissed: readonly string[]): void {
  let hasLine = false;
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const { from, until, offer = '', side } = element.dataset;
    const runs = isRunning({ ...(from && { from: Number(from) }), until: Number(until) }, now);
    element.hidden = side === 'ended' ? runs : !runs || dismissed.includes(offer) || (offer !== '' && hasLine);
    hasLine ||= offer !== '' && !element.hidden;
  }
}
