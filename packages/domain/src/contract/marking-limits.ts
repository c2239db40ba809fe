/** The part of the contract of marking that a form needs from the start, without schemas or libraries. */

/** Pages of one request. */
export const MARKING_PAGES_MAX = 3;
/** Longest side of a page that the browser prepares, in pixels. */
export const PAGE_MAX_PIXELS = 2000;
/** Largest page that the browser sends, in bytes. */
export const PAGE_MAX_BYTES = 1_500_000;
/** Largest PDF that a browser opens, in bytes. It reads only the parts that the chosen pages need. */
export const PDF_MAX_BYTES = 100_000_000;
/** Largest photo of a form that is sent without JavaScript, in bytes: phones make photos of 2 to 8 MB. */
export const PHOTO_MAX_BYTES = 10_000_000;
/** Largest body of such a form, in bytes. A Worker has 128 MB, and several requests share it. */
export const PHOTO_FORM_MAX_BYTES = 16_000_000;
/** Longest side of a photo that is stored, in pixels. A larger one would need too much memory in the browsers that show it. */
export const PHOTO_MAX_PIXELS = 12_000;
/** Most pixels of a photo that is stored. */
export const PHOTO_MAX_AREA = 64_000_000;
/** Hours for which a page waits for its request, before it is deleted. */
export const UNBOUND_PAGE_HOURS = 24;
/** Minutes for which a page that somebody marks is locked for others. The desk renews the lock while they work. */
export const MARKING_LOCK_MINUTES = 10;

/** How a tutor marks a place on a page. */
export const MARK_KINDS = ['tick', 'underline', 'wavy', 'highlight', 'ring'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Most marks of one request. */
export const MARKS_MAX = 60;
/** Longest texts of a marked page, in UTF-16 code units, as `maxlength` counts. */
export const MARKED_WORK_LIMITS = { note: 600, grade: 20, comment: 2000 } as const;
/** Largest body of a request of the desk, in bytes: all marks with the longest notes, escaped as JSON. */
export const MARKED_WORK_MAX_BYTES = 400_000;

/**
 * The state of the mail with the private link: it was accepted, no attempt has failed yet, the latest one failed, or no mail is
 * due because there is no address or the link was taken back.
 */
export const RETURN_MAIL_STATES = ['accepted', 'waiting', 'failing', 'none'] as const;
export type ReturnMailState = (typeof RETURN_MAIL_STATES)[number];

/** Why the desk's request is refused: the marking has changed, somebody else works on it, or it is returned already. */
export const MARKING_REFUSALS = ['changed', 'locked', 'returned'] as const;
export type MarkingRefusal = (typeof MARKING_REFUSALS)[number];
