import { languageOf } from '@tutoring/domain/languages';
import { hoursAhead, onOtherClock } from '@tutoring/domain/session-times';
import { BUSINESS_ZONE, WINTER_MONDAY } from '../../../../build/model/calendar';
import type { FactSources } from '../../../../build/model/facts';
import type { SiteData } from '../../../../build/read/data';
import { dayNames, type Windows } from '../../facts/session-times/facts';
import type { Drawing, LocalDay } from './types';

/** Whose days stand beside Toronto's where a page is about no place. */
const ELSEWHERE: readonly string[] = ['jp', 'uk'];

/** The day of the page's place, or of the first that speaks its language; in English without a place, three cities'. */
export function hoursOf({ page, language, tree, data }: FactSources): Drawing {
  const here =
    tree.regionAt(page.path) ??
    (language === 'en'
      ? undefined
      : data.regions.withPage.find(({ languages }) => languages.some(({ lang }) => languageOf(lang) === language)));
  return here ? { kind: 'day', ...dayOf(here, page.lang) } : threeCities(data);
}

/** A place's day in winter, when the clocks are furthest apart. */
export function dayOf({ zone, windows }: Windows, lang: string): LocalDay {
  return {
    behind: hoursAhead(WINTER_MONDAY, zone, BUSINESS_ZONE),
    windows: windows.map(({ days, from, to }) => ({
      label: `${dayNames(days, lang)} ${from} – ${to}`,
      from: hour(from),
      to: hour(to),
    })),
  };
}

/** English alone. */
function threeCities({ regions }: SiteData): Drawing {
  const places = regions.withPage.filter(({ id }) => ELSEWHERE.includes(id));
  const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1);
  return {
    kind: 'cities',
    caption: `One winter day in Toronto, ${places.map(({ zone }) => cityOf(zone)).join(' and ')}, and when families there have lessons on weekdays.`,
    clocks: [
      { label: 'Toronto', behind: 0 },
      ...places.map(({ zone }) => ({ label: cityOf(zone), behind: -hoursAhead(WINTER_MONDAY, zone, BUSINESS_ZONE) })),
    ],
    windows: places.flatMap(({ zone, windows: [weekdays] }) => {
      if (!weekdays) return [];
      const start = hour(onOtherClock(WINTER_MONDAY, weekdays.from, zone, BUSINESS_ZONE).time);
      return [{ label: cityOf(zone), from: start, to: start + hour(weekdays.to) - hour(weekdays.from) }];
    }),
  };
}

/** `16:30` as 16.5. */
function hour(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}
