/**
 * What the site may tell a service that counts: names, and for each the only properties it may
 * have. None of them can say who somebody is; {@link cleanEvent} sees to it at run time.
 */
import type { ChatAnswer } from './chat';

/** Shares of a page, in percent, at which scrolling is counted (specification, section 9). */
export const SCROLL_DEPTHS = [25, 50, 75, 90, 100] as const;
/** What a lead is worth to the business when its form is sent (specification, section 9). */
export const LEAD_VALUE = { value: 150, currency: 'CAD' } as const;
/** Milliseconds within which queued events are sent once they are allowed (specification, section 9). */
export const ANALYTICS_FLUSH_MS = 5000;

/** What the home page is (specification, section 3). */
export const HOMEPAGE_PROPERTIES = {
  page_category: 'homepage',
  content_type: 'homepage',
  is_homepage: true,
  business_type: 'tutoring_service',
  services_offered: ['IB tutoring', 'AP tutoring', 'French tutoring', 'English tutoring', 'TOK', 'Extended Essay'],
} as const;

type Scope = 'blog' | 'full';
/** What became of a question; the question itself is nobody's business. */
type ChatOutcome = Exclude<ChatAnswer['kind'], 'direct'> | 'failed';

/** Every event and its properties. */
export interface EventCatalogue {
  page_view: { page_path: string; page_title: string } & Partial<typeof HOMEPAGE_PROPERTIES>;
  scroll_depth: { page_path: string; percent: (typeof SCROLL_DEPTHS)[number] };
  generate_lead: { page_path: string; value: number; currency: string };
  region_suggestion_shown: { page_path: string; region: string };
  region_suggestion_followed: { page_path: string; region: string; target_path: string };
  region_suggestion_dismissed: { page_path: string; region: string };
  special_offer_shown: { page_path: string; offer: string };
  special_offer_followed: { page_path: string; offer: string };
  special_offer_dismissed: { page_path: string; offer: string };
  search_initialized: { scope: Scope };
  search_index_loaded: { scope: Scope; entries: number };
  search_index_error: { scope: Scope; reason: string };
  search_fallback_used: { scope: Scope };
  search_performed: { scope: Scope; results: number };
  search: { scope: Scope; search_term: string };
  search_no_results: { scope: Scope; search_term: string };
  search_result_click: { scope: Scope; search_term: string; result_path: string; position: number };
  chat_opened: Record<string, never>;
  chat_answered: { kind: ChatOutcome };
  chat_handed_over: Record<string, never>;
}
export type EventName = keyof EventCatalogue;

type Properties = { readonly [Name in EventName]: readonly (keyof EventCatalogue[Name])[] };

const properties = {
  page_view: [
    'page_path',
    'page_title',
    'page_category',
    'content_type',
    'is_homepage',
    'business_type',
    'services_offered',
  ],
  scroll_depth: ['page_path', 'percent'],
  generate_lead: ['page_path', 'value', 'currency'],
  region_suggestion_shown: ['page_path', 'region'],
  region_suggestion_followed: ['page_path', 'region', 'target_path'],
  region_suggestion_dismissed: ['page_path', 'region'],
  special_offer_shown: ['page_path', 'offer'],
  special_offer_followed: ['page_path', 'offer'],
  special_offer_dismissed: ['page_path', 'offer'],
  search_initialized: ['scope'],
  search_index_loaded: ['scope', 'entries'],
  search_index_error: ['scope', 'reason'],
  search_fallback_used: ['scope'],
  search_performed: ['scope', 'results'],
  search: ['scope', 'search_term'],
  search_no_results: ['scope', 'search_term'],
  search_result_click: ['scope', 'search_term', 'result_path', 'position'],
  chat_opened: [],
  chat_answered: ['kind'],
  chat_handed_over: [],
} as const satisfies Properties;

/** The properties that an event has above and not here; `cleanEvent` would drop them. */
type Forgotten = {
  [Name in EventName]: string extends keyof EventCatalogue[Name]
    ? never
    : Exclude<keyof EventCatalogue[Name], (typeof properties)[Name][number]>;
}[EventName];

/** The same at run time. It compiles only while it is complete. */
export const EVENT_PROPERTIES: [Forgotten] extends [never] ? Properties : Record<'forgotten', Forgotten> = properties;

/** An event as destinations receive it. */
export interface SentEvent {
  readonly name: EventName;
  readonly properties: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /** Milliseconds since the epoch at which it happened. */
  readonly at: number;
}

/** The longest text an event may carry. */
const MAX_LENGTH = 100;
/** In place of what might say who somebody is. */
export const REMOVED = '[removed]';

/** An event without anything that its catalogue does not name, and without what looks like a person's. */
export function cleanEvent<Name extends EventName>(name: Name, given: EventCatalogue[Name], at: number): SentEvent {
  const properties: Record<string, string | number | boolean | readonly string[]> = {};
  for (const key of EVENT_PROPERTIES[name]) {
    const value: unknown = given[key];
    if (typeof value === 'string') properties[String(key)] = clean(String(key), value);
    else if (Array.isArray(value)) properties[String(key)] = value.map((entry) => clean(String(key), String(entry)));
    else if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
      properties[String(key)] = value;
  }
  return { name, properties, at };
}

/**
 * A text without addresses, telephone numbers and the like. A path loses its query, in which such
 * things travel. A name typed into a search box cannot be told from a word.
 */
export function clean(key: string, text: string): string {
  const bare = key.endsWith('_path') ? (text.split(/[?#]/)[0] ?? '') : text;
  return withoutPersonal(bare).slice(0, MAX_LENGTH);
}

/** Replaces e-mail addresses, web addresses and long numbers by {@link REMOVED}. */
export function withoutPersonal(text: string): string {
  return text
    .replace(/\S*(@|%40)\S*/gi, REMOVED)
    .replace(/\bhttps?:\/\/\S+/gi, REMOVED)
    .replace(/\+?\p{Nd}(?:[\s().-]*\p{Nd}){5,}/gu, REMOVED);
}
