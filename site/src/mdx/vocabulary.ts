/** Whether an attribute must be there; or, for one that must, the values it may have. */
type Attribute = 'required' | 'optional' | readonly string[];

/**
 * The writer's vocabulary: every component an MDX file may use, at most fifteen, with the
 * attributes it takes. Values are always plain text.
 */
export const VOCABULARY = {
  /** How a course is assessed, from the facts of @tutoring/domain: one table a level. */
  Assessment: { course: 'required' },
  BookingLink: {},
  Card: { heading: 'required', href: 'optional' },
  Cards: {},
  /** What stands in data/*.yaml, and is written once. */
  Facts: { of: ['nearest', 'offer', 'offers', 'price', 'region', 'session-times', 'testimonials', 'tiers'] },
  Hero: { kicker: 'optional', plain: 'optional', id: 'optional', drawing: 'optional' },
  /** Words that matter; with a note, they are marked in a script. */
  Mark: { note: 'optional', by: 'optional', kind: 'optional' },
  /** A student's page with notes in its margin: see Mark. */
  Script: { title: 'required', grade: 'optional' },
  /** The pages below an address, as cards, in their order. */
  Pages: { below: 'required' },
  /** The schools of a place, from schools.yaml: the whole list, or a few names and a link to it. */
  Schools: { in: 'required', few: 'optional' },
  Section: { title: 'required', tone: 'optional', id: 'optional', drawing: 'optional', wide: 'optional' },
  Sources: { checked: 'required' },
  /** What reacts to the visitor. */
  Widget: { name: ['contents', 'lead-form', 'privacy-regions', 'reference', 'service-finder', 'stored-items'] },
} as const satisfies Record<string, Record<string, Attribute>>;

export type WriterComponent = keyof typeof VOCABULARY;
export type FactName = (typeof VOCABULARY)['Facts']['of'][number];
export type WidgetName = (typeof VOCABULARY)['Widget']['name'][number];

/** Those that react to the visitor: only their segments are hydrated. `few` schools are only read. */
export const LIVE: ReadonlySet<string> = new Set<WriterComponent>(['Schools', 'Widget']);
/** Facts that depend on when the visitor reads them. */
export const LIVE_FACTS: ReadonlySet<string> = new Set<FactName>(['offer', 'offers']);
