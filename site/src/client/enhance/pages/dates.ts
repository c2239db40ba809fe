import { DATE_PLACE } from '../../../shared/page-attributes';
import { now } from '../clock';

/** Filters the page's dates by the chosen programme, region and course, and removes what is past: the page may be old. */
export function enhanceDates(fields: HTMLElement): void {
  const status = fields.querySelector<HTMLElement>('[role="status"]');
  const chosen = (name: string) => fields.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value ?? '';
  if (!status) return;
  removePast(now());
  const rows = [...document.querySelectorAll<HTMLElement>('[data-last]')];
  const places = [...document.querySelectorAll<HTMLElement>(`[${DATE_PLACE}]`)];
  const show = () => {
    const choice = { programme: chosen('programme'), regions: chosen('region'), courses: chosen('course') };
    for (const row of rows)
      row.hidden = Object.entries(choice).some(([name, wanted]) => !fits(row.dataset[name], wanted));
    for (const place of places) place.hidden = !place.querySelector('[data-last]:not([hidden])');
    status.textContent = (status.dataset.pattern ?? '')
      .replace('{shown}', String(rows.filter((row) => !row.hidden).length))
      .replace('{total}', String(rows.length));
  };
  fields.hidden = false;
  fields.addEventListener('change', show);
  show();
}

/** Whether a date is for a choice. What names no programme, region or course is for all. */
function fits(own: string | undefined, wanted: string): boolean {
  return own === undefined || wanted === '' || own.split(' ').includes(wanted);
}

/** Removes the dates that ended before a moment's day on the visitor's calendar. */
export function removePast(moment: number): void {
  const today = new Intl.DateTimeFormat('en-CA').format(moment);
  for (const row of document.querySelectorAll<HTMLElement>('[data-last]'))
    if ((row.dataset.last ?? '') < today) row.remove();
}
