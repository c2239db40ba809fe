import { UNRETURNED_PAGE_DAYS } from '@tutoring/domain/retention';
import { marking } from '../business';

const DAY_MS = 86_400_000;

const MINOR_DAYS = Math.min(UNRETURNED_PAGE_DAYS, marking.unansweredMinorDays);

/** Leads that students under 18 sent, in SQL. */
const OF_MINOR = "role = 'student' and json_extract(details, '$.age') <> 'adult'";

/** When a marking's pages are deleted, in SQL of `markings` and `leads`. */
export const PAGES_DELETED_AT = `
  case when returned_at is not null then markings.delete_at
    when ${OF_MINOR} then markings.received_at + ${MINOR_DAYS * DAY_MS}
    else markings.received_at + ${UNRETURNED_PAGE_DAYS * DAY_MS} end`;

/** Markings that nobody has returned in time, in SQL of `markings`; ?1 is the time. Written for the index of those that wait. */
export const GIVEN_UP = `
  returned_at is null and (
    received_at < ?1 - ${UNRETURNED_PAGE_DAYS * DAY_MS}
    or received_at < ?1 - ${MINOR_DAYS * DAY_MS} and reference in (select reference from leads where ${OF_MINOR}))`;

/** Markings that were returned, and whose pages have been kept long enough, in SQL; ?1 is the time. */
export const KEPT_LONG_ENOUGH = 'delete_at < ?1';
