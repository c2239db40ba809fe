/**
 * Marks an element behind which the build puts the inline script (client/bootstrap/before-paint.ts). The browser runs it
 * before it reads what follows, so what the script changes there moves nothing.
 */
export const BEFORE_PAINT = 'data-before-paint';

/** The empty place under the header for the strip that suggests the page of the visitor's region. */
export const REGION_STRIP = 'data-strip';

/**
 * An element in the session's storage: its namespace, name, attributes and children. A text stands for itself. HTML in a
 * string would not do: the content policy lets no page read HTML from strings.
 */
export type StoredNode =
  | string
  | readonly [namespace: string | null, name: string, attributes: Record<string, string>, ...children: StoredNode[]];

/** Pages on which the visitor writes or works, what follows, and the choice of a region itself. */
const BUSY = /^\/(contact|tools|practice|owner|thanks|regional|offline|404|error)(\/|$)/;
/** The pages of regions, such as `/jp`, `/us-ca` and `/ch/fr`. */
const OF_REGION = /^\/[a-z]{2}(-[a-z]{2,3})?(\/|$)/;

/** Whether a visitor of this page is busy with something else than looking around. */
export const isBusyPage = (path: string): boolean => BUSY.test(path);

/** Whether the strip may stand on a page. */
export const mayHaveRegionStrip = (path: string): boolean => !isBusyPage(path) && !OF_REGION.test(path);
