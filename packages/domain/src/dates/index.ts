/** Exam dates, results and deadlines. The dates themselves are data of the site. */
export { apStart } from './ap-start';
export { datesFeedPath, type DatesFeed } from './feed-path';
export { comingHolidays, type SchoolHolidays } from './holidays';
export { dateName, dateSequence, datesFor, firstExamDay, lastDayOf, type DateChoice } from './select';
export {
  DATE_BASES,
  DATE_KINDS,
  DATE_STATUSES,
  type DateBasis,
  type DateKind,
  type DateSource,
  type DateStatus,
  type DateTexts,
  type KeyDate,
} from './types';
