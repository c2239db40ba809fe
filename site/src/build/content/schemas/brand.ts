/** `brand.yaml`: the business, and what is switched on. */
import { BOT_CHECK_PROVIDERS } from '@tutoring/domain/bot-check';
import { VIDEO_PROVIDERS } from '@tutoring/domain/companies';
import { LANGUAGES } from '@tutoring/domain/languages';
import * as z from 'zod';
import { address, inEachLanguage, link, ours, text, time, unlessEmpty, zone } from './kinds.ts';

const fields = z.strictObject({
  name: ours(text).meta({ title: 'Name of the business', description: 'On every page, in the title and the footer.' }),
  slug: ours(
    z
      .string()
      .regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'must be small letters and digits, with hyphens between words: copperfield-studio',
      ),
  ).meta({ title: 'Name in addresses', description: 'Small letters, digits and hyphens. Earlier addresses redirect.' }),
  siteUrl: ours(
    z
      .string()
      .refine(
        (given) => link.safeParse(given).success && new URL(given).origin === given,
        'must be an https address without a path or a slash at its end, such as https://www.example.org',
      ),
  ).meta({ title: 'Address of the site', description: 'With https, and without a slash at its end.' }),
  bookingUrl: ours(link).meta({
    title: 'Booking link',
    description: 'The address of your calendar. Each “Book a Free Consultation” opens it.',
  }),
  email: ours(z.email('must be an email address, such as hello@example.org')).meta({
    title: 'Email address',
    description: 'Where families write to you. On the contact pages.',
  }),
  locator: unlessEmpty(address).meta({
    title: 'Locator',
    description: 'A third party that knows the visitor’s country. It learns their network address. Empty: none.',
  }),
  calendar: z
    .strictObject({
      embed: unlessEmpty(address).meta({
        title: 'Address to embed',
        description: 'Pages show this calendar to visitors who allow it. Empty: pages link to it.',
      }),
    })
    .meta({ title: 'Booking calendar' }),
  video: z
    .enum(VIDEO_PROVIDERS)
    .meta({ title: 'Videos', description: 'The company that shows videos. It loads when a visitor presses play.' }),
  staticContent: unlessEmpty(
    address.refine(
      (given) => new URL(given).origin === given,
      'must be an origin alone, such as https://static.example',
    ),
  ).meta({
    title: 'Host of static files',
    description: 'Another host of yours for scripts and pictures. Empty: none.',
  }),
  hostingApi: unlessEmpty(address).meta({
    title: 'API of the host',
    description: 'Only if scripts call one. Empty: none.',
  }),
  violationEndpoint: unlessEmpty(
    z.string().refine((given) => /^\/[\w-]+(\/[\w-]+)*$/.test(given) || address.safeParse(given).success, {
      message: 'must be empty, a path of this site such as /api/violations, or an https address',
    }),
  ).meta({ title: 'Reports of policy violations', description: '/api/violations is our own. Empty: none.' }),
  outside: z
    .array(
      z.strictObject({
        label: inEachLanguage.meta({ title: 'Label' }),
        href: z.url().meta({ title: 'Address' }),
        placeholder: z.boolean().default(false),
      }),
    )
    .meta({ title: 'Other sites', description: 'The two external links in the footer.' }),
  channels: z
    .record(
      z.string(),
      z.strictObject({
        label: text.meta({ title: 'Label' }),
        href: z.url().meta({ title: 'Address', description: 'With https: or mailto:.' }),
        placeholder: z.boolean().default(false),
      }),
    )
    .meta({ title: 'Channels', description: 'How families reach you, by name. A region’s page shows one.' }),
  lessons: z
    .strictObject({
      always: z
        .array(z.enum(LANGUAGES))
        .min(1)
        .meta({ title: 'Always', description: 'Languages in which a session is always possible.' }),
      onRequest: z
        .array(z.enum(LANGUAGES))
        .meta({ title: 'On request', description: 'Languages that some tutors speak.' }),
      placeholder: z.boolean().default(false),
    })
    .meta({ title: 'Languages of sessions' }),
  consultation: z
    .strictObject({
      minutes: z.int().positive().meta({ title: 'Length', description: 'In minutes.' }),
      attends: z
        .enum(['team', 'tutor'])
        .meta({ title: 'Who attends', description: 'team: somebody of the team. tutor: a tutor.' }),
      languages: z.array(z.enum(LANGUAGES)).min(1).meta({ title: 'Languages' }),
      card: z.boolean().meta({ title: 'Needs a card', description: 'On if booking needs a payment card.' }),
      placeholder: z.boolean().default(false),
    })
    .meta({ title: 'Free consultation', description: 'On the contact pages and below each booking button.' }),
  answer: z
    .strictObject({
      workingDays: z.int().min(1).max(10).meta({ title: 'Working days' }),
      until: time.meta({ title: 'Until', description: 'The time of day, such as 18:00.' }),
      timeZone: zone.meta({ title: 'Time zone', description: 'Such as America/Toronto.' }),
      placeholder: z.boolean().default(false),
    })
    .meta({
      title: 'When you answer messages',
      description: 'The thank-you page and the automatic reply state it in the visitor’s time.',
    }),
  botCheck: z
    .strictObject({
      provider: z.enum(BOT_CHECK_PROVIDERS).meta({ title: 'Provider' }),
      // Part of an address.
      siteKey: z
        .string()
        .regex(/^[\w-]*$/, 'must be the key as the provider shows it, such as 6Lc_aX0U')
        .meta({ title: 'Public key', description: 'As the provider shows it.' }),
      testView: z
        .strictObject({
          shown: z.boolean().meta({
            title: 'Show the button',
            description: 'On the home page, to try the check. Off before a launch.',
          }),
        })
        .meta({ title: 'Test view' }),
    })
    .refine(({ provider, siteKey }) => provider === 'none' || siteKey !== '', {
      path: ['siteKey'],
      message: 'must be the public key that the provider gave you',
    })
    .meta({ title: 'Bot check', description: 'Checks that a person fills in the contact form.' }),
  chat: z.strictObject({ shown: z.boolean().meta({ title: 'Show the chat' }) }).meta({
    title: 'Chat',
    description: 'Its language model is switched on and off under Assistant.',
  }),
  offline: z.boolean().meta({
    title: 'Save pages for offline use',
    description: 'Off also deletes what browsers have saved, at their next visit.',
  }),
  marking: z
    .strictObject({
      workingDays: z.number().int().min(1).max(10).meta({
        title: 'Working days',
        description: 'Within which a tutor returns a page.',
      }),
      waitingMax: z.number().int().min(0).max(200).meta({
        title: 'Most that may wait',
        description: 'With so many requests the page says that the tutors are full. 0 closes it.',
      }),
      keptDays: z.number().int().min(1).max(90).meta({
        title: 'Days kept',
        description: 'After which returned pages are deleted. Their private link works as long.',
      }),
      unansweredMinorDays: z.number().int().min(3).max(90).meta({
        title: 'Days for students under 18',
        description: 'After which their pages are deleted if nobody has marked them.',
      }),
      placeholder: z.boolean().default(false),
    })
    .meta({ title: 'Marking of pages', description: 'What we promise to families who send a page to be marked.' }),
  unansweredMinor: z
    .strictObject({
      days: z.number().int().min(0).meta({
        title: 'Days',
        description: 'After which an unanswered message is deleted. 0: like any other message.',
      }),
      placeholder: z.boolean().default(false),
    })
    .meta({ title: 'Messages of students under 18' }),
  trader: z
    .strictObject({
      legalName: ours(text).meta({ title: 'Legal name' }),
      address: ours(text).meta({ title: 'Postal address' }),
      register: ours(text).meta({ title: 'Register', description: 'Where the business is registered.' }),
      registerNumber: ours(text).meta({ title: 'Number in the register' }),
      phone: ours(text).meta({ title: 'Telephone' }),
      taxNumber: ours(text).meta({ title: 'Tax number' }),
      host: ours(text).meta({ title: 'Host', description: 'The company that hosts the site.' }),
      responsible: ours(text).meta({ title: 'Responsible for the content' }),
    })
    .meta({ title: 'Legal notice', description: 'Who runs the business. On the pages that a region’s law requires.' }),
});

/** Whether the booking link leads elsewhere. */
const hasOwnCalendar = ({ siteUrl, bookingUrl }: z.output<typeof fields>) =>
  URL.parse(bookingUrl) === null || URL.parse(bookingUrl)?.host !== URL.parse(siteUrl)?.host;

export const brand = fields
  .refine(hasOwnCalendar, {
    path: ['bookingUrl', 'value'],
    message: 'must be the address of your calendar: this site has no page for booking',
  })
  .meta({ title: 'The business', description: 'Its names and addresses, and what is switched on.' });
