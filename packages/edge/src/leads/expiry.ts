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

/** When a lead expires, in SQL: on its day of deletion, or earlier if it is unwanted. */
export const DELETE_AT = `
  case when ${SUSPECT} and ${UNWANTED} then min(coalesce(delete_at, ${Number.MAX_SAFE_INTEGER}), ${SINCE} + ${SPAM_DAYS * DAY_MS})
    else delete_at end`;
