/** `messages/*.yaml`: what pages say about the facts of the other files, in each language. */
import * as z from 'zod';
import { text } from './kinds.ts';

const named = z.record(z.string(), text);

/** A booking tier. `{count}` is a number of sessions, which may choose a form (ui/lib/fill-count.ts), `{price}` their full price, `{sum}` the whole text of the smallest size. */
const tier = z.strictObject({
  name: text.meta({ title: 'Name' }),
  audience: text.meta({ title: 'For whom' }),
  label: text.optional().meta({ title: 'What is included' }),
  /** Says how we find the price. */
  price: text.includes('{sum}').optional().meta({ title: 'How the price is found', description: 'With {sum}.' }),
  contents: z.array(text).min(1).meta({ title: 'Contents' }),
  /** The label of its link. */
  action: text.meta({ title: 'Label of its link' }),
  each: text.includes('{price}').meta({ title: 'Price of a size', description: 'With {count} and {price}.' }),
  /** Its sizes as cards: what the number counts, what the price is, and how it is worked out. */
  cards: z
    .strictObject({
      size: text.meta({ title: 'What the number counts' }),
      unit: text.meta({ title: 'What the price is' }),
      month: text.meta({ title: 'How it is worked out' }),
    })
    .optional()
    .meta({ title: 'Sizes as cards' }),
  stop: text.meta({ title: 'How to stop' }),
});

export const dataMessages = z
  .strictObject({
    /** The owner's claim, in the footer. */
    claim: text.meta({ title: 'Claim', description: 'In the footer.' }),
    /** The rule for moving and cancelling a session. Shown next to each price. */
    cancellation: text.meta({ title: 'Moving and cancelling', description: 'The rule. Next to each price.' }),
    /** The rule for money back, after that for moving. */
    refund: text.meta({ title: 'Money back', description: 'The rule, after that for moving.' }),
    /** What we do with coursework, and what AI may do. In the terms of a session. */
    courseworkRule: text.meta({
      title: 'Coursework',
      description: 'What we do and never do. In the terms of a session.',
    }),
    aiRule: text.meta({ title: 'AI', description: 'What AI may do. In the terms of a session.' }),
    /** A sentence for each value of `dependsOn` in prices.yaml. */
    priceDependsOn: z
      .strictObject({
        nothing: text.meta({ title: 'Nothing' }),
        subject: text.meta({ title: 'Subject' }),
        level: text.meta({ title: 'Level' }),
        'subject-level': text.meta({ title: 'Subject and level' }),
      })
      .meta({ title: 'What decides the price', description: 'A sentence for each combination.' }),
    /** The free consultation: who attends (`person` if data/people.yaml names them), its languages (`{languages}` are their names), and that booking needs no card. */
    consultation: z
      .strictObject({
        team: text.meta({ title: 'With the team' }),
        tutor: text.meta({ title: 'With a tutor' }),
        person: text
          .includes('{name}')
          .meta({ title: 'With a person', description: 'With {name}, if the people name who attends.' }),
        languages: text.includes('{languages}').meta({ title: 'Languages', description: 'With {languages}.' }),
        noCard: text.meta({ title: 'No card' }),
      })
      .meta({ title: 'Free consultation' }),
    /** Below the booking button. */
    bookingSteps: z
      .array(text)
      .min(1)
      .meta({ title: 'Steps to a consultation', description: 'Below the booking button.' }),
    /** The first step of every breadcrumb. */
    home: text.meta({ title: 'Home', description: 'The first step of every breadcrumb.' }),
    /** Added to links from pages in this language to pages in English. */
    inEnglish: text.meta({ title: 'In English', description: 'Added to links to pages in English.' }),
    /** A time on the day before or after. `{time}` is the time. */
    dayBefore: text.meta({ title: 'Day before', description: 'With {time}.' }),
    dayAfter: text.meta({ title: 'Day after', description: 'With {time}.' }),
    /** Languages that some tutors speak. `{languages}` are their names. */
    onRequest: text.meta({ title: 'On request', description: 'With {languages}.' }),
    /** For each entry of banners.yaml: its accessible name, its text, and its link text. */
    banners: z
      .record(
        z.string(),
        z.strictObject({
          name: text.meta({ title: 'Name', description: 'For screen readers.' }),
          text: text.meta({ title: 'Text' }),
          link: text.meta({ title: 'Link' }),
        }),
      )
      .meta({ title: 'Banners', description: 'The text of each banner.' }),
    /** The booking tiers of tiers.yaml, by id. */
    tiers: z.record(z.string(), tier).meta({ title: 'Ways to book', description: 'By the name in tiers.yaml.' }),
    groups: named.meta({ title: 'Groups of the menu' }),
    continents: named.meta({ title: 'Continents' }),
    /** Regions whose name in this language differs from their country's. */
    regions: named.meta({ title: 'Regions', description: 'Only those whose name differs from their country’s.' }),
    /** Labels of pages and sections, by address. */
    places: named.meta({ title: 'Pages', description: 'Labels of pages and sections, by address.' }),
  })
  .meta({ title: 'Labels and texts', description: 'Of one language. Every language needs the same entries.' });
