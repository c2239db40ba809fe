import type { SessionWindow } from '@tutoring/domain/session-times';
import { hasRoomWithin, onClockOf } from '@tutoring/domain/weekly-hours';
import { fill } from '../lib/fill';
import { fromAttribute } from './hours-attribute';
import { hoursText } from './hours-text';
import { PARTS_OF_WEEK } from './parts-of-week';

/** What the filters of a list need to know besides the list. */
export interface TutorListOptions {
  /** The visitor's time zone, IANA. @default the browser's */
  zone?: string | undefined;
  /** The day whose week decides which clocks have changed, `YYYY-MM-DD`. @default today */
  today?: string;
}

/** A person in the list, as the filters see them. */
interface Entry {
  item: HTMLElement;
  subjects: readonly string[];
  languages: readonly string[];
  /** On the visitor's clock. */
  hours: readonly SessionWindow[];
}

/**
 * The behaviour of `TutorList`, on its HTML: it writes the hours on the visitor's clock, and its filters leave the people who
 * match. It also applies what was chosen before it ran.
 * @returns Removes the behaviour.
 */
export function enhanceTutorList(
  root: HTMLElement,
  { zone = ownZone(), today = new Date().toISOString().slice(0, 10) }: TutorListOptions = {},
): () => void {
  const lang = root.closest<HTMLElement>('[lang]')?.lang ?? 'en';
  const entries = [...root.querySelectorAll<HTMLElement>('[data-subjects]')].map((item): Entry => {
    const { subjects = '', languages = '' } = item.dataset;
    return { item, subjects: subjects.split(' '), languages: languages.split(' '), hours: localHours(item) };
  });

  function localHours(item: HTMLElement): SessionWindow[] {
    const place = item.querySelector<HTMLElement>('[data-zone]');
    const lines = [...item.querySelectorAll<HTMLElement>('[data-hours]')];
    const hours = lines.map((line) => fromAttribute(line.dataset.hours ?? ''));
    const { zone: theirs, yours } = place?.dataset ?? {};
    if (!place || !theirs || !yours || !zone) return hours;
    const local = hours.map((window) => onClockOf(window, theirs, zone, today));
    lines.forEach((line, at) => (line.textContent = hoursText(local[at] as SessionWindow, lang)));
    place.textContent = yours;
    return local;
  }

  const filters = root.querySelector('form');
  const status = root.querySelector<HTMLElement>('[role=status]');
  const empty = root.querySelector<HTMLElement>('[data-empty]');
  if (!filters || !status) return () => undefined;
  const minutes = Number(root.dataset.minutes);
  const show = () => {
    const chosen = new FormData(filters);
    const part = PARTS_OF_WEEK[chosen.get('hours') as keyof typeof PARTS_OF_WEEK] as SessionWindow | undefined;
    const includes = (known: readonly string[], name: string) => {
      const value = chosen.get(name);
      return !value || known.includes(value as string);
    };
    for (const { item, subjects, languages, hours } of entries)
      item.hidden = !(
        includes(subjects, 'subject') &&
        includes(languages, 'language') &&
        (!part || hours.some((window) => hasRoomWithin(window, part, minutes)))
      );
    const count = entries.filter(({ item }) => !item.hidden).length;
    status.textContent = fill((count > 0 ? status.dataset.shown : status.dataset.none) ?? '', {
      count: String(count),
      total: String(entries.length),
    });
    if (empty) empty.hidden = count > 0;
  };
  const keepOnPage = (event: Event) => event.preventDefault();
  filters.addEventListener('change', show);
  filters.addEventListener('submit', keepOnPage);
  show();
  return () => {
    filters.removeEventListener('change', show);
    filters.removeEventListener('submit', keepOnPage);
  };
}

/** Some browsers hide their time zone. Then the hours stay as they are. */
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
