/**
 * The writer's vocabulary: every component an MDX file may use, at most fifteen, with the
 * attributes it takes. Values are always plain text.
 */
export const VOCABULARY = {
  BookingLink: {},
  Card: { heading: 'required', href: 'optional' },
  Cards: {},
  Hero: { kicker: 'optional', plain: 'optional' },
  LeadForm: {},
  Mark: {},
  Reference: {},
  Section: { title: 'required', tone: 'optional' },
  SessionTimes: {},
  Sources: { checked: 'required' },
} as const satisfies Record<string, Record<string, 'required' | 'optional'>>;

export type WriterComponent = keyof typeof VOCABULARY;

/** Those that react to the visitor: only their segments are hydrated. */
export const LIVE: ReadonlySet<string> = new Set<WriterComponent>(['LeadForm', 'Reference']);
