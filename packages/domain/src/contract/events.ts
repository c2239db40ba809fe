/**
 * The events that the site may send to an analytics service, each with its allowed properties. None of them identifies a
 * person: {@link cleanEvent} enforces that at run time.
 */
import type { ChatAnswer } from './chat';

/** Percentages of a page at which scrolling is counted (specification, section 9). */
export const SCROLL_DEPTHS = [25, 50, 75, 90, 100] as const;
/** The value of a sent form to the business (specification, section 9). */
export const LEAD_VALUE = { value: 150, currency: 'CAD' } as const;
/** Milliseconds within which queued events are sent after consent (specification, section 9). */
export const ANALYTICS_FLUSH_MS = 5000;

/** The home page's properties (specification, section 3). */
export const HOMEPAGE_PROPERTIES = {
  page_category: 'homepage',
  content_type: 'homepage',
  is_homepage: true,
  business_type: 'tutoring_service',
  services_offered: ['IB tutoring', 'AP tutoring', 'French tutoring', 'English tutoring', 'TOK', 'Extended Essay'],
} as const;

type Scope = 'blog' | 'full';
/** The kind of answer to a question. The question itself is never sent. */
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
/** Events with text that a visitor typed. */
export type TypedEventName = {
  [Name in EventName]: EventCatalogue[Name] extends { search_term: string } ? Name : never;
}[EventName];
/**
 * What an event's sender adds to its properties. Typed text needs a check that it is free of distress (`isFreeOfDistress`): it
 * runs when the event may be sent, and if it rejects, the event is dropped.
 */
export type EventCheck<Name extends EventName> = Name extends TypedEventName ? [mayBeSent: () => Promise<boolean>] : [];

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

/** Properties of the catalogue that are missing here; `cleanEvent` would drop them. */
type Forgotten = {
  [Name in EventName]: string extends keyof EventCatalogue[Name]
    ? never
    : Exclude<keyof EventCatalogue[Name], (typeof properties)[Name][number]>;
}[EventName];

/** The properties of each event at run time. It compiles only if it is complete. */
export const EVENT_PROPERTIES: [Forgotten] extends [never] ? Properties : Record<'forgotten', Forgotten> = properties;

/** An event as it is sent. */
export interface SentEvent {
  readonly name: EventName;
  readonly properties: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /** Milliseconds since the epoch at which it happened. */
  readonly at: number;
}

/** Most characters of a text. */
const MAX_LENGTH = 100;
/** Replaces text that might identify a person. */
export const REMOVED = '[removed]';

/**
 * Removes properties that the catalogue does not name, and text that may identify a person.
 * @param at Milliseconds since the epoch.
 */
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
 * Removes addresses, telephone numbers and the like. A path loses its query, which often contains them. A name in a search
 * cannot be told from a word.
 */
export function clean(key: string, text: string): string {
  const bare = key.endsWith('_path') ? publicPath(text.split(/[?#]/)[0] ?? '') : text;
  return withoutPersonal(bare).slice(0, MAX_LENGTH);
}

/** The beginning of a private link's token: longer than the name of a language, which may follow too. */
const TOKEN = /^(\/marked)\/.{12}.*$/;

/** A page's path for reports and events: without the token of a private link. */
export function publicPath(path: string): string {
  return path.replace(TOKEN, '$1');
}

/** Replaces e-mail addresses, web addresses and long numbers by {@link REMOVED}. */
export function withoutPersonal(text: string): string {
  return text
    .replace(/\S*(@|%40)\S*/gi, REMOVED)
    .replace(/\bhttps?:\/\/\S+/gi, REMOVED)
    .replace(/\+?\p{Nd}(?:[\s().-]*\p{Nd}){5,}/gu, REMOVED);
}
