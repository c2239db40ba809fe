/** `brand.yaml`: the business, and what is switched on. */
import { BOT_CHECK_PROVIDERS } from '@tutoring/domain/bot-check';
import { VIDEO_PROVIDERS } from '@tutoring/domain/companies';
import { LANGUAGES } from '@tutoring/domain/languages';
import * as z from 'zod';
import { address, inEachLanguage, link, ours, text, time, unlessEmpty, zone } from './kinds.ts';

const confirmed = z.strictObject({ placeholder: z.boolean().default(false) });

const fields = z.strictObject({
  name: ours(text),
  slug: ours(
    z
      .string()
      .regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'must be small letters and digits, with hyphens between words: copperfield-studio',
      ),
  ),
  siteUrl: ours(
    z
      .string()
      .refine(
        (given) => link.safeParse(given).success && new URL(given).origin === given,
        'must be an https address without a path or a slash at its end, such as https://www.example.org',
      ),
  ),
  bookingUrl: ours(link),
  email: ours(z.email('must be an email address, such as hello@example.org')),
  locator: unlessEmpty(address),
  calendar: z.strictObject({ embed: unlessEmpty(address) }),
  video: z.enum(VIDEO_PROVIDERS),
  staticContent: unlessEmpty(
    address.refine(
      (given) => new URL(given).origin === given,
      'must be an origin alone, such as https://static.example',
    ),
  ),
  hostingApi: unlessEmpty(address),
  violationEndpoint: unlessEmpty(
    z.string().refine((given) => /^\/[\w-]+(\/[\w-]+)*$/.test(given) || address.safeParse(given).success, {
      message: 'must be empty, a path of this site such as /api/violations, or an https address',
    }),
  ),
  outside: z.array(z.strictObject({ label: inEachLanguage, href: z.url(), placeholder: z.boolean().default(false) })),
  channels: z.record(
    z.string(),
    z.strictObject({ label: text, href: z.url(), placeholder: z.boolean().default(false) }),
  ),
  lessons: z.strictObject({
    always: z.array(z.enum(LANGUAGES)).min(1),
    onRequest: z.array(z.enum(LANGUAGES)),
    placeholder: z.boolean().default(false),
  }),
  consultation: z.strictObject({
    minutes: z.int().positive(),
    attends: z.enum(['team', 'tutor']),
    languages: z.array(z.enum(LANGUAGES)).min(1),
    card: z.boolean(),
    placeholder: z.boolean().default(false),
  }),
  answer: z.strictObject({
    workingDays: z.int().min(1).max(10),
    until: time,
    timeZone: zone,
    placeholder: z.boolean().default(false),
  }),
  botCheck: z
    .strictObject({
      provider: z.enum(BOT_CHECK_PROVIDERS),
      // Part of an address.
      siteKey: z.string().regex(/^[\w-]*$/, 'must be the key as the provider shows it, such as 6Lc_aX0U'),
      testView: z.strictObject({ shown: z.boolean() }),
    })
    .refine(({ provider, siteKey }) => provider === 'none' || siteKey !== '', {
      path: ['siteKey'],
      message: 'must be the public key that the provider gave you',
    }),
  chat: z
    .strictObject({
      shown: z.boolean(),
      model: z.enum(['on', 'off']),
      receiver: z.string(),
      receiverInChina: z.string(),
    })
    .refine(({ model, receiver }) => model === 'off' || receiver !== '', {
      path: ['receiver'],
      message: 'must name who runs the language model: visitors are told before they agree',
    }),
  offline: z.boolean(),
  unansweredMinor: z.strictObject({ days: z.number().int().min(0), placeholder: z.boolean().default(false) }),
  trader: z.strictObject({
    legalName: ours(text),
    address: ours(text),
    register: ours(text),
    registerNumber: ours(text),
    phone: ours(text),
    taxNumber: ours(text),
    host: ours(text),
    responsible: ours(text),
  }),
  statements: z.record(z.string(), ours(text)),
  confirm: z.strictObject({ claim: confirmed, cancellation: confirmed }),
});

/** Whether the booking link leads elsewhere. */
const hasOwnCalendar = ({ siteUrl, bookingUrl }: z.output<typeof fields>) =>
  URL.parse(bookingUrl) === null || URL.parse(bookingUrl)?.host !== URL.parse(siteUrl)?.host;

export const brand = fields.refine(hasOwnCalendar, {
  path: ['bookingUrl', 'value'],
  message: 'must be the address of your calendar: this site has no page for booking',
});
