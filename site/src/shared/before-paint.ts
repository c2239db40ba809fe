/**
 * Marks an element after which the build inserts the inline script (client/bootstrap/before-paint.ts). The browser runs it
 * before it lays out the rest of the page, so its changes cause no layout shift.
 */
export const BEFORE_PAINT = 'data-before-paint';

/** The empty container under the header for the strip that suggests the page of the visitor's region. */
export const REGION_STRIP = 'data-strip';

/**
 * An element as JSON in session storage: namespace, name, attributes and children; text is a string. It is not stored as
 * HTML, because Trusted Types forbid parsing HTML from strings.
 */
export type StoredNode =
  | string
  | readonly [namespace: string | null, name: string, attributes: Record<string, string>, ...children: StoredNode[]];

/** Pages on which visitors fill in something, the pages after that, and the list of regions. */
const BUSY = /^\/(contact|tools|practice|owner|thanks|marked|regional|offline|404|error)(\/|$)/;
/** Region pages, such as `/jp`, `/us-ca` and `/ch/fr`. */
const REGION_PAGE = /^\/[a-z]{2}(-[a-z]{2,3})?(\/|$)/;

/** Whether a suggestion would interrupt the visitor on this page. */
export const isBusyPage = (path: string): boolean => BUSY.test(path);

/** Whether a page may show the region strip. */
export const mayHaveRegionStrip = (path: string): boolean => !isBusyPage(path) && !REGION_PAGE.test(path);
