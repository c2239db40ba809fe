/** `people.yaml`: the people whom pages name. */
import * as z from 'zod';
import { byLanguage, text } from './kinds.ts';

/** What somebody does here decides which pages show them. */
export const SHOWN_AS = ['tutor', 'founder', 'consultation', 'safeguarding', 'schools'] as const;

const percent = (of: string) => {
  const outside = `must be between 0 and 100: a percentage of the picture’s ${of}`;
  return z.number().min(0, outside).max(100, outside);
};

const consent = z
  .strictObject({
    given: z.iso.date(),
    by: text,
    for: z.literal('website'),
    until: z.iso.date().optional(),
  })
  .refine(({ given, until }) => until === undefined || given <= until, {
    path: ['until'],
    message: 'must not be before the day on which the consent was given',
  });

const photo = z.strictObject({
  file: z
    .string()
    .regex(
      /^[\w-][\w.-]*\.(?:jpe?g|png|webp|avif|tiff?)$/i,
      'must be the name of a JPEG, PNG, WebP, AVIF or TIFF file in data/photos, such as name-surname.jpg (export other formats as JPEG)',
    ),
  // Faces are above the middle of most portraits.
  focus: z
    .strictObject({ x: percent('width, from its left'), y: percent('height, from its top') })
    .default({ x: 50, y: 40 }),
  /** Never published. Without it, or after its last day, no page shows the photo. */
  consent: consent.optional(),
});

/** Pages without a translation of it show the English text. */
const translated = byLanguage.refine(({ en }) => en !== undefined, 'must have an English text: { en: … }');

export const people = z.array(
  z
    .strictObject({
      name: text,
      shownAs: z.array(z.enum(SHOWN_AS)).min(1),
      role: translated,
      facts: z.array(translated).default([]),
      sample: z.boolean().default(false),
      photo: photo.optional(),
    })
    .refine(({ sample, photo }) => !sample || photo === undefined, {
      path: ['photo'],
      message: 'must not be there: an invented person has no photo, because it would show somebody else',
    }),
);
