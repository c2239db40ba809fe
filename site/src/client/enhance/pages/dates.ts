import { languageOf } from '@tutoring/domain/languages';
import { enhanceCalendarSubscription, showCalendarSubscription } from '@tutoring/ui/enhance';
import { chosenDatesPath } from '../../../shared/dates-feed';
import { DATE_FEED, DATE_PLACE } from '../../../shared/page-attributes';
import { SITE } from '../../../shared/site';

/** A choice, or the attributes of a date: its programme and session, and the codes of its regions and courses. */
type Traits = Readonly<Partial<Record<'programme' | 'regions' | 'courses' | 'session', string>>>;

/**
 * Filters the page's dates, and its calendar, by the chosen programme, region, course and session. Removes what is past: the page
 * may be old.
 */
export function enhanceDates(fields: HTMLElement, moment: number): void {
  const status = fields.querySelector<HTMLElement>('[role="status"]');
  const chosen = (name: string) => fields.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value ?? '';
  if (!status) return;
  const today = dayOf(moment);
  for (const row of document.querySelectorAll<HTMLElement>('[data-last]'))
    if (isPast(row.dataset.last ?? '', today)) row.remove();
  const rows = [...document.querySelectorAll<HTMLElement>('[data-last]')];
  const places = [...document.querySelectorAll<HTMLElement>(`[${DATE_PLACE}]`)];
  const feed = document.querySelector<HTMLElement>(`[${DATE_FEED}]`);
  const language = languageOf(document.documentElement.lang);
  const regions = [...fields.querySelectorAll<HTMLOptionElement>('[name=region] > option')].flatMap(
    ({ value }) => value || [],
  );
  if (feed) {
    enhanceCalendarSubscription(feed);
    const [name] = feed.children;
    if (name) name.textContent = feed.dataset.chosen ?? '';
  }
  const show = () => {
    const [programme, region, course, session] = FIELDS.map(chosen);
    const choice = { programme, regions: region, courses: course, session };
    for (const row of rows) row.hidden = !isFor(row.dataset, choice);
    for (const place of places) place.hidden = !place.querySelector('[data-last]:not([hidden])');
    status.textContent = (status.dataset.pattern ?? '')
      .replace('{shown}', String(rows.filter((row) => !row.hidden).length))
      .replace('{total}', String(rows.length));
    if (feed)
      showCalendarSubscription(
        feed,
        SITE.siteUrl + chosenDatesPath({ programme, region, course, session }, { language, regions }),
      );
  };
  fields.hidden = false;
  fields.addEventListener('change', show);
  show();
}

const FIELDS = ['programme', 'region', 'course', 'session'] as const;

/** Whether a date is for a choice. What names no programme, region or course is for all, and an empty choice wants all. */
export function isFor(date: Traits, choice: Traits): boolean {
  return (['programme', 'regions', 'courses', 'session'] as const).every(
    (trait) => !date[trait] || !choice[trait] || date[trait].split(' ').includes(choice[trait]),
  );
}

/** Whether a date ended before today. */
export function isPast(last: string, today: string): boolean {
  return last < today;
}

/** The day of a moment on the visitor's calendar, as `2026-11-27`: Canada writes days as ISO does. */
function dayOf(moment: number): string {
  return new Intl.DateTimeFormat('en-CA').format(moment);
}
