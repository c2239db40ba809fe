import type { StoredPlanCalendar } from '@tutoring/domain/plan-calendar';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '../lib/storage';

const local = safeStorage('local');

/** The calendar on the server, as this device knows it. */
export interface PhoneRecord extends StoredPlanCalendar {
  /** The digest of the plan that the server has. */
  sent: string;
  /** Set until the server has deleted the calendar: the visitor asked for that, or deleted the plan. */
  removal?: 'asked' | 'with-plan';
}

/** The calendar of the plan, if there is one. An unreadable entry counts as none. */
export function phoneRecord(): PhoneRecord | undefined {
  try {
    const { id, secret, path, sent, removal } = JSON.parse(local.get(STORAGE_KEY.planCalendar) ?? '') as PhoneRecord;
    if (![id, secret, path, sent].every((value) => typeof value === 'string')) return undefined;
    return { id, secret, path, sent, ...(removal && { removal }) };
  } catch {
    return undefined;
  }
}

/** Stores the calendar, or forgets it. */
export function rememberPhone(record: PhoneRecord | undefined): void {
  if (record) local.set(STORAGE_KEY.planCalendar, JSON.stringify(record));
  else local.remove(STORAGE_KEY.planCalendar);
}
