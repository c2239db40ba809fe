import { comingHolidays, type SchoolHolidays } from '@tutoring/domain/dates';
import type { CalendarDate } from '@tutoring/domain/study-plan';
import type { Fields } from '../tool/fields';
import { nextRow, rowsOf, withoutRow } from './study-form';
import { offOf } from './study-request';

/**
 * The changes of a form when a school calendar is chosen: its coming holidays become rows of days off. The rows of the calendar
 * before it go, unless the visitor changed them.
 * @param id The calendar, or an empty text for none.
 */
export function fieldsOfHolidays(
  fields: Fields,
  calendars: readonly SchoolHolidays[],
  id: string,
  today: CalendarDate,
): Fields {
  const before = calendars.find((one) => one.id === fields.holidays);
  const gone = rowsOf(fields, 'off').filter((number) => before?.off.includes(offOf(fields, number)));
  const changes: Record<string, string> = {};
  for (const number of gone) Object.assign(changes, withoutRow('off', number));
  const left = Object.fromEntries(Object.entries(fields).filter(([name]) => changes[name] === undefined));
  const already = rowsOf(left, 'off').map((number) => offOf(left, number));
  const chosen = calendars.find((one) => one.id === id);
  const coming = chosen ? comingHolidays(chosen, today).filter((period) => !already.includes(period)) : [];
  for (const period of coming) {
    const number = nextRow(left, 'off');
    if (number === undefined) break;
    const [off = '', until] = period.split('/');
    const row = { [`span${number}`]: until ? 'range' : 'day', [`off${number}`]: off, [`until${number}`]: until ?? '' };
    Object.assign(left, row);
    Object.assign(changes, row);
  }
  return { ...changes, holidays: chosen ? id : '' };
}
