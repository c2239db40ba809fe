/** The day until which an element counts the weeks, such as `2027-04-23`, or a month if the day is unknown. */
export const WEEKS_UNTIL = 'data-weeks-until';

/** Marks the table of courses that change; the browser then shows only the courses that are chosen. */
export const COURSE_CHANGES = 'data-course-changes';
