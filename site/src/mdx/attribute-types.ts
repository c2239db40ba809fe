import * as z from 'zod';

// What an attribute may say. Each ends in the mend that a writer is told, of a missing one as well.
const matching = (pattern: RegExp, mend: string) => z.string(mend).regex(pattern, mend);
export const text = matching(/\S/, 'write some words');
/** There or not there. */
export const flag = z.literal('yes', 'write "yes", or leave the attribute out');
export const id = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write small letters, digits and hyphens, such as free-tools');
export const path = matching(/^\/[\w/-]*$/, 'write a path of this site, such as /services');
export const link = matching(
  /^(\/|#|https:\/\/|mailto:)\S*$/,
  'write a path of this site, such as /contact, or an address with https://',
);
/** What a video is called at its company. */
export const videoId = matching(
  /^[\w/-]+$/,
  'write what the address of the video calls it: the eleven signs after "v=" (YouTube), or the digits after "vimeo.com/"',
);
export const month = matching(/^\d{4}-(0[1-9]|1[0-2])$/, 'write a month, such as 2026-11');
export const oneOf = <Values extends string[]>(...values: Values) => z.enum(values, `use one of ${values.join(', ')}`);
/** One of the house's drawings: see drawings.tsx. */
export const drawing = oneOf('grade-curve', 'oral-waveform', 'time-zones', 'week-plan');
export type DrawingName = z.output<typeof drawing>;
/** What a drawing in a hero shows, drawn from the site's facts: see hero/drawings. */
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
