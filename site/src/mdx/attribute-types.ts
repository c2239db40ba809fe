import * as z from 'zod';

// The types of attributes. Each message tells the writer how to fix a wrong or missing value.
const matching = (pattern: RegExp, fix: string) => z.string(fix).regex(pattern, fix);
export const text = matching(/\S/, 'write some text');
/** A boolean: present or absent. */
export const flag = z.literal('yes', 'write "yes", or leave the attribute out');
export const id = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'write lower-case letters, digits and hyphens, such as free-tools',
);
export const path = matching(/^\/[\w/-]*$/, 'write a path of this site, such as /services');
export const link = matching(
  /^(\/|#|https:\/\/|mailto:)\S*$/,
  'write a path of this site, such as /contact, or an address with https://',
);
/** The id of a video at its provider. */
export const videoId = matching(
  /^[\w/-]+$/,
  'write the id from the address of the video: the eleven characters after "v=" (YouTube), or the digits after "vimeo.com/"',
);
export const month = matching(/^\d{4}-(0[1-9]|1[0-2])$/, 'write a month, such as 2026-11');
export const oneOf = <Values extends string[]>(...values: Values) => z.enum(values, `use one of ${values.join(', ')}`);
/** A chart in a hero, drawn from the site's data: see hero/drawings. */
export const figures = oneOf(
  'weights',
  'boundaries',
  'hours',
  'weeks',
  'effects',
  'evidence',
  'schools',
  'keeping',
  'notice',
);
