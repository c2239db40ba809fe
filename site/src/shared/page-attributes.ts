/** An element with this attribute counts the weeks to its value: a day such as `2027-04-23`, or a month if the day is unknown. */
export const WEEKS_UNTIL = 'data-weeks-until';

/** Marks the table of changing courses. The browser filters it by the visitor's choice. */
export const COURSE_CHANGES = 'data-course-changes';

/** Marks the fields that choose which dates the page shows, their calendar, and the dates of a region, by its code. */
export const DATE_FILTER = 'data-date-filter';
export const DATE_FEED = 'data-date-feed';
export const DATE_PLACE = 'data-date-place';
