import { SPAM_DAYS } from '@tutoring/domain/retention';

const DAY_MS = 86_400_000;

/** Spam, and what looks like a machine's, in SQL. Exactly as the index of migration 0011 has it, or that is not used. */
const SUSPECT = "(status = 'spam' or review in ('over_limit', 'too_fast', 'bot_check'))";

/** Since when a suspect lead counts as unwanted: since it was marked as spam, or since it came. */
const SINCE = 'coalesce(status_at, received_at)';

/**
 * Whether a suspect lead is unwanted: it is spam, or nobody has marked it as anything. The `+` keeps SQLite from the index of
 * statuses, by which it would read every lead that is still new.
 */
const UNWANTED = "(+status = 'spam' or (+status = 'new' and status_by is null))";

/** The leads that are unwanted since before ?1, in SQL. */
export const UNWANTED_BEFORE = `${SUSPECT} and received_at < ?1 and ${UNWANTED} and ${SINCE} < ?1`;

/** When a lead is deleted, in SQL: on its day, or earlier if it is unwanted. */
export const DELETE_AT = `
  case when ${SUSPECT} and ${UNWANTED} then min(coalesce(delete_at, ${Number.MAX_SAFE_INTEGER}), ${SINCE} + ${SPAM_DAYS * DAY_MS})
    else delete_at end`;
