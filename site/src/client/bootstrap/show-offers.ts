import { isRunning } from '../../shared/offer';

/**
 * Shows what holds of each offer on the page, and hides the rest. Of the lines above the page it shows one at most. The server wrote what held when the site was built, and
 * both sides of a beginning or an end that was still to come.
 * @param now Milliseconds since the epoch.
 * @param dismissed The ids of the offers that the visitor has closed.
 */
export function showOffers(now: number, dismissed: readonly string[]): void {
  let isTaken = false;
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const { from, until, offer = '', side } = element.dataset;
    const runs = isRunning({ ...(from && { from: Number(from) }), until: Number(until) }, now);
    element.hidden = side === 'ended' ? runs : !runs || dismissed.includes(offer) || (offer !== '' && isTaken);
    isTaken ||= offer !== '' && !element.hidden;
  }
}
