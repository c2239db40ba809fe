import { languageOf } from '@tutoring/domain/languages';
import { hoursAhead, onOtherClock } from '@tutoring/domain/session-times';
import { clockRange, dayRange } from '@tutoring/domain/time-text';
import { BUSINESS_ZONE, WINTER_MONDAY } from '../../../build/model/calendar';
import { regionName } from '../../../build/model/content-tree';
import type { LoaderContext } from '../../../build/model/mdx-component';
import type { Region, SiteData } from '../../../build/content/data';
import type { Windows } from '../../../build/model/session-times';
import type { Drawing, LocalDay } from './types';

/** The regions beside Toronto on pages without a region. */
const SAMPLE_REGIONS: readonly string[] = ['jp', 'uk'];

/**
 * The hours of the page's region. Without one, of all regions with the page's language: the first is drawn, the others are listed.
 * In English of three cities.
 */
export function hoursOf({ page, language, tree, data }: LoaderContext): Drawing {
  const here = tree.regionAt(page.path);
  if (here) return { kind: 'day', ...dayOf(here, page.lang) };
  const home = tree.homeOf(page);
  const [first, ...others] = data.regions.withPage
    .filter(({ languages }) => languages.some(({ lang }) => languageOf(lang) === language))
    .sort((one, other) => Number(hasPage(other, home)) - Number(hasPage(one, home)))
    .map((region) => ({ place: regionName(region, data, page.lang), ...dayOf(region, page.lang) }));
  return first && language !== 'en' ? { kind: 'day', ...first, others } : threeCities(data);
}

const hasPage = ({ languages }: Region, address: string) => languages.some(({ path }) => path === address);

/** A region's hours in winter, when the clock difference is largest. */
export function dayOf({ zone, windows }: Windows, lang: string): LocalDay {
  return {
    behind: hoursAhead(WINTER_MONDAY, zone, BUSINESS_ZONE),
    hours: windows.map(({ days, from, to }) => `${dayRange(days, lang)} ${clockRange(from, to, lang)}`),
    days: dayRange(windows[0]?.days ?? [], lang),
    windows: windows.slice(0, 1).map(({ from, to }) => ({ from: hour(from), to: hour(to) })),
  };
}

/** In English only. */
function threeCities({ regions }: SiteData): Drawing {
  const places = regions.withPage
    .filter(({ id }) => SAMPLE_REGIONS.includes(id))
    .flatMap(({ zone, windows: [weekdays] }) => (weekdays ? [cityOf(zone, weekdays)] : []));
  const hours = places.map(({ city, there, here }) => `${city} ${there} (${here} in Toronto)`);
  return {
    kind: 'cities',
    caption: `One winter day in Toronto, ${places.map(({ city }) => city).join(' and ')}. Weekday sessions: ${hours.join(', ')}.`,
    clocks: [{ label: 'Toronto', behind: 0 }, ...places.map(({ city, behind }) => ({ label: city, behind }))],
    windows: places.map(({ drawn }) => drawn),
  };
}

/** A city's hours on a weekday, on its clock and on Toronto's. */
function cityOf(zone: string, { from, to }: Windows['windows'][number]) {
  const [start, end] = [from, to].map((time) => onOtherClock(WINTER_MONDAY, time, zone, BUSINESS_ZONE).time) as [
    string,
    string,
  ];
  return {
    city: zone.slice(zone.lastIndexOf('/') + 1),
    behind: -hoursAhead(WINTER_MONDAY, zone, BUSINESS_ZONE),
    there: clockRange(from, to, 'en'),
    here: clockRange(start, end, 'en'),
    drawn: { from: hour(start), to: hour(start) + hour(to) - hour(from) },
  };
}

/** `16:30` as 16.5. */
function hour(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}
