/** Types of values that several data files use. */
import { LANGUAGES } from '@tutoring/domain/languages';
import * as z from 'zod';

export const path = z.string().regex(/^\/[\w/-]*$/, 'must be a path of this site, such as /contact');
const EMPTY = 'must not be empty';
export const text = z
  .string()
  .min(1, EMPTY)
  .refine((value) => value === '' || value.trim() !== '', EMPTY);
export const byLanguage = z.partialRecord(z.enum(LANGUAGES), text);
/**
 * A text in English and, where there is a translation, in other languages. Pages without a translation show the English text.
 * @param one What the text of a language must be.
 */
export const translated = (title: string, description: string, one: z.ZodType<string> = text) =>
  z
    .partialRecord(z.enum(LANGUAGES), one)
    .refine(({ en }) => en !== undefined, 'must have an English text: { en: … }')
    .meta({
      title,
      description: `${description} In English and, where you can, in other languages.`,
      // Forms keep the field.
      required: ['en'],
    });
export const inEachLanguage = z.record(z.enum(LANGUAGES), text);
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, such as 20:00');
export const month = z.string().regex(/^\d{4}-\d{2}$/, 'must be a year and a month, such as 2027-05');
/** A page, or a section of it. */
export const place = z.string().regex(/^\/[\w/-]*(#[\w-]+)?$/, 'must be a path of this site, such as /learning#guides');
/** Whether the owner has not yet confirmed something. */
export const placeholder = z.boolean().default(false).meta({ title: 'Still a placeholder' });
/** A value that the owner fills in; marked as a placeholder until then. */
export const ours = (value: z.ZodType<string>) =>
  z.strictObject({ value, placeholder }).transform((entry): string => entry.value);

/** The address of a page that visitors open. */
export const link = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'must be an https address, such as https://calendar.example.org/consultation',
});

/** An address that is written into headers, so it must not contain characters that end a directive or a value. */
export const address = z
  .url({ protocol: /^https$/, error: 'must be an https address, or empty' })
  .regex(/^[\w./:?&=%~+-]+$/, 'must be an https address with letters, digits and . / ? & = % - only');
export const unlessEmpty = (value: z.ZodType<string>) =>
  // A union's message would not say what is wrong.
  z.string().transform((given, context) => {
    const result = given === '' ? undefined : value.safeParse(given);
    for (const { message } of result?.error?.issues ?? []) context.addIssue({ code: 'custom', message });
    return given;
  });

export const zone = z.string().refine(isZone, 'must be an IANA time zone, such as Asia/Tokyo');

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
