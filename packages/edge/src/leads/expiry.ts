import { SPAM_DAYS } from '@tutoring/domain/retention';

const DAY_MS = 86_400_000;

/** Spam and suspected spam, in SQL. Must equal the index of migration 0011, or SQLite does not use it. */
const SUSPECT = "(status = 'spam' or review in ('over_limit', 'too_fast', 'bot_check'))";

/** When a suspected lead became unwanted: when it was marked as spam, or when it arrived. */
const SINCE = 'coalesce(status_at, received_at)';

/**
 * Whether a suspected lead is unwanted: it is spam, or nobody has changed its status. The `+` keeps SQLite from using the
 * index of statuses, with which it would read every new lead.
 */
const UNWANTED = "(+status = 'spam' or (+status = 'new' and status_by is null))";

/** Leads that were unwanted before ?1, in SQL. */
export const UNWANTED_BEFORE = `${SUSPECT} and received_at < ?1 and ${UNWANTED} and ${SINCE} < ?1`;

/** Leads of students under 18 that nobody has answered, in SQL. */
export const UNANSWERED_MINOR =
  "status in ('new', 'spam') and role = 'student' and json_extract(details, '$.age') <> 'adult'";

const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * When a lead expires, in SQL: on its day of deletion, or earlier if it is unwanted or an unanswered minor's.
 * @param unansweredMinorDays Days after which an unanswered lead of a student under 18 expires; 0 for no such limit.
 */
export function deleteAt(unansweredMinorDays: number): string {
  const minor = unansweredMinorDays > 0 ? UNANSWERED_MINOR : 'false';
  return `nullif(min(
    coalesce(delete_at, ${NEVER}),
    case when ${SUSPECT} and ${UNWANTED} then ${SINCE} + ${SPAM_DAYS * DAY_MS} else ${NEVER} end,
    case when ${minor} then received_at + ${unansweredMinorDays * DAY_MS} else ${NEVER} end), ${NEVER})`;
}
