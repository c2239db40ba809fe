import built from '../../../generated/built.json';
import { COURSE_CHANGES } from '../../../shared/page-attributes';
import { AS_ON, PREVIEW_CARD, PREVIEW_TEXT } from '../../../shared/preview';
import { showOffers } from '../../bootstrap/show-offers';
import { setNow } from '../clock';
import { fetchCards } from '../overlays/card';
import { showSessionsFrom } from './course-changes';

/** English, because only the owner and writers see a preview (docs/adr/0035). */
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day to show, or what is wrong with it. */
export type Preview = { now: number; text: string } | { now?: undefined; text: string };

/**
 * Reads the day of a preview.
 * @param day The parameter's value, such as `2027-09-01`.
 * @param builtAt The day of the build. Pages lack offers that had ended by then, so earlier days cannot be shown.
 */
export function previewOf(day: string, builtAt: number): Preview {
  // Noon: the same day in Toronto.
  const now = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T12:00:00Z`) : NaN;
  const first = LONG_DAY.format(builtAt);
  const form = `Write a day as year-month-day in the address, such as ?${AS_ON}=2027-09-01.`;
  // JavaScript reads 30 February as 2 March.
  if (Number.isNaN(now) || new Date(now).toISOString().slice(0, day.length) !== day)
    return { text: `This is the page of today: “${day}” is not a day of the calendar. ${form}` };
  if (now < builtAt)
    return {
      text: `This is the page of today: this preview was built on ${first} and no longer has what ended before. ${form}`,
    };
  return { now, text: `Preview: as on ${LONG_DAY.format(now)}. Offers, banners and dates are those of this day.` };
}

/** Shows the page as on the day that its address names, and says so above it. Stores nothing. */
export async function start(): Promise<void> {
  const preview = previewOf(new URLSearchParams(location.search).get(AS_ON) ?? '', built.builtAt);
  if (preview.now !== undefined) {
    setNow(preview.now);
    showOffers(preview.now, []);
    // Not from `exam-weeks`, which would then be a file of its own that every visitor requests.
    const { correctWeeks } = await import('../first-interaction');
    correctWeeks(preview.now);
    for (const changes of document.querySelectorAll(`[${COURSE_CHANGES}]`)) showSessionsFrom(changes, preview.now);
    keepDayInLinks();
  }
  const [line] = await fetchCards(PREVIEW_CARD);
  if (!line) return;
  const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  while (text.nextNode())
    text.currentNode.nodeValue = text.currentNode.nodeValue?.replace(PREVIEW_TEXT, preview.text) ?? '';
  line.querySelector('a')?.setAttribute('href', location.pathname);
  document.body.prepend(line);
}

/** Adds the day to each link of this site that is followed. It is in the address only. */
function keepDayInLinks(): void {
  const day = new URLSearchParams(location.search).get(AS_ON) ?? '';
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest('a');
      // The line's own link leads back to today.
      if (!link || link.origin !== location.origin || link.closest('[data-preview]')) return;
      const { searchParams } = new URL(link.href);
      searchParams.set(AS_ON, day);
      link.search = String(searchParams);
    },
    { capture: true },
  );
}
