/** An element with this attribute counts the weeks to its value: a day such as `2027-04-23`, or a month if the day is unknown. */
export const WEEKS_UNTIL = 'data-weeks-until';

/** Marks the table of changing courses. The browser filters it by the visitor's choice. */
export const COURSE_CHANGES = 'data-course-changes';

/**
 * The id of what fills the first screen. The browser waits for all of it before it paints: on phones the lead, which comes early in
 * the HTML, is below the buttons, and would move down as they arrive.
 */
export const FIRST_SCREEN = 'first-screen';
