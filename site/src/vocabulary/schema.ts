import * as z from 'zod';

// What an attribute may say. Each ends in the mend that a writer is told, of a missing one as well.
const matching = (pattern: RegExp, mend: string) => z.string(mend).regex(pattern, mend);
const text = matching(/\S/, 'write some words');
/** There or not there. */
const flag = z.literal('yes', 'write "yes", or leave the attribute out');
const id = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write small letters, digits and hyphens, such as free-tools');
const path = matching(/^\/[\w/-]*$/, 'write a path of this site, such as /services');
const link = matching(
  /^(\/|#|https:\/\/|mailto:)\S*$/,
  'write a path of this site, such as /contact, or an address with https://',
);
const month = matching(/^\d{4}-(0[1-9]|1[0-2])$/, 'write a month, such as 2026-11');
const oneOf = <Values extends string[]>(...values: Values) => z.enum(values, `use one of ${values.join(', ')}`);

const drawing = oneOf('grade-curve', 'oral-waveform', 'time-zones', 'week-plan');

/**
 * The writer's vocabulary: every component an MDX file may use, at most fifteen, with the attributes it takes. The
 * build checks them; the browser only uses the types. A test compares docs/writing.md with it.
 */
export const VOCABULARY = {
  /** How a course is assessed, from the facts of @tutoring/domain: one table a level. */
  Assessment: z.strictObject({ course: id }),
  BookingLink: z.strictObject({}),
  Card: z.strictObject({ heading: text, href: link.optional() }),
  Cards: z.strictObject({}),
  /** What stands in data/*.yaml or in the code's own tables, and is written once. */
  Facts: z.strictObject({
    of: oneOf(
      'counting',
      'nearest',
      'offer',
      'offers',
      'price',
      'region',
      'retention',
      'session-times',
      'testimonials',
      'tiers',
      'trader',
    ),
  }),
  Hero: z.strictObject({
    kicker: text.optional(),
    plain: flag.optional(),
    id: id.optional(),
    drawing: drawing.optional(),
  }),
  /** Words that matter; with a note, they are marked in a script. */
  Mark: z.strictObject({
    note: text.optional(),
    by: oneOf('tutor', 'ai').optional(),
    kind: oneOf('underline', 'highlight', 'tick').optional(),
  }),
  /** A student's page with notes in its margin: see Mark. */
  Script: z.strictObject({ title: text, grade: text.optional() }),
  /** The pages below an address, as cards, in their order. */
  Pages: z.strictObject({ below: path }),
  /** The schools of a place, from schools.yaml: the whole list, or a few names and a link to it. */
  Schools: z.strictObject({ in: id, few: flag.optional() }),
  Section: z.strictObject({
    title: text,
    tone: oneOf('sunken').optional(),
    id: id.optional(),
    drawing: drawing.optional(),
    wide: flag.optional(),
  }),
  Sources: z.strictObject({ checked: month }),
  /** What reacts to the visitor. */
  Widget: z.strictObject({
    name: oneOf('contents', 'lead-form', 'privacy-regions', 'reference', 'service-finder', 'stored-items'),
  }),
} as const satisfies Record<string, z.ZodObject>;

export type WriterComponent = keyof typeof VOCABULARY;
/** The attributes of a component, as the build has checked them. */
export type Attributes<Name extends WriterComponent> = z.output<(typeof VOCABULARY)[Name]>;
export type FactName = Attributes<'Facts'>['of'];
export type WidgetName = Attributes<'Widget'>['name'];
export type DrawingName = z.output<typeof drawing>;
