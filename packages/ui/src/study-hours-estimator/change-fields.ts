import { applyChange, type StudyChange, type StudyRequest } from '@tutoring/domain/study-plan';
import type { Fields } from '../tool/fields';
import { rowsOf, WEEKDAYS, withoutRow } from './study-form';
import { offOf, type RowNames } from './study-request';

/** The form fields that change when several changes are applied in order. */
export function fieldsOfChanges(
  fields: Fields,
  request: StudyRequest,
  changes: readonly StudyChange[],
  names: RowNames,
): Fields {
  const { hours, practice } = changes.reduce(applyChange, request);
  return Object.assign({}, ...changes.map(fieldsOfChange)) as Fields;

  function fieldsOfChange(change: StudyChange): Fields {
    switch (change.kind) {
      case 'more-hours':
        if (typeof hours === 'number') return { hours: String(hours) };
        return Object.fromEntries(WEEKDAYS.map((day) => [`day${day}`, String(hours[day - 1] ?? 0)]));
      case 'more-practice':
        return { practice: String(Math.round(practice * 100)) };
      case 'fewer-off': {
        const given = rowsOf(fields, 'off').filter((number) => change.off.includes(offOf(fields, number)));
        return Object.assign({}, ...given.map((number) => withoutRow('off', number))) as Fields;
      }
      case 'lower-target': {
        const number = rowsOf(fields, 'subject').find((one) => names.subject(one) === change.subject);
        return number === undefined ? {} : { [`target${number}`]: String(change.grade) };
      }
    }
  }
}
