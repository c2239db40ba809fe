/** How soon a section matters to somebody who has just arrived. */
export type Priority = 'high' | 'medium' | 'low';

/**
 * When the sections of the home page are hydrated: their HTML is complete from the start, and
 * their scripts take turns, so that no one of them keeps the page from answering a touch.
 * `delay` is in milliseconds after hydration begins (specification, section 9: 50 to 450).
 */
export const SECTION_SCHEDULE = {
  hero: { priority: 'high', delay: 50 },
  'ai-advantage': { priority: 'high', delay: 90 },
  'who-we-help': { priority: 'high', delay: 130 },
  services: { priority: 'medium', delay: 170 },
  'service-finder': { priority: 'medium', delay: 210 },
  'our-offer': { priority: 'medium', delay: 250 },
  'free-tools': { priority: 'medium', delay: 290 },
  'why-choose-us': { priority: 'low', delay: 330 },
  testimonials: { priority: 'low', delay: 370 },
  blog: { priority: 'low', delay: 410 },
  'final-call': { priority: 'low', delay: 450 },
} as const satisfies Record<string, { priority: Priority; delay: number }>;

export type SectionName = keyof typeof SECTION_SCHEDULE;

/** Whether a section of a page has its turn in the schedule. */
export function isScheduled(id: string): id is SectionName {
  return Object.hasOwn(SECTION_SCHEDULE, id);
}
