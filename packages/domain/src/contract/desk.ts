export type * from './desk-files';
export type * from './desk-schemas';

/** What the site's build tells the owner's desk. The desk reads it from `/owner/data/site.json`. */
export interface DeskSite {
  /** The name of the business. */
  brand: string;
  /** The address of the site, without a slash at the end. */
  siteUrl: string;
  /** Where a consultation is booked. */
  bookingUrl: string;
  /** The time zone of the business (IANA), in which its days and weeks begin. */
  timeZone: string;
  /** Where the owner signs out. Absent in a local run, which has no sign-in. */
  signOut?: string | undefined;
  /** Where unpublished changes can be seen: the origin of the development server or of a preview. */
  preview?: string | undefined;
}

/** The folder of the built site in which the desk and its data are. */
export const DESK_FOLDER = 'owner';
/** Where Cloudflare Access signs out. */
export const ACCESS_SIGN_OUT = '/cdn-cgi/access/logout';
