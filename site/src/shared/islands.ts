import type { Attribution } from '@tutoring/domain/attribution';
import type { Choices, ConsentRecord, PrivacyRegion } from '@tutoring/domain/consent';
import type { BotAction } from '@tutoring/domain/bot-check';
import type { EventCatalogue, EventCheck, EventName } from '@tutoring/domain/events';
import type { MessageCatalogue } from '@tutoring/ui/provider';
import type { ErrorMessages } from './messages/types';
import type { OverlayQueue } from './overlays';

/** What the page provides to its islands. The stores live in client/enhance, without React. */
export interface PageServices {
  /** How the visitor reached the site, if they allow analytics. */
  attribution: () => Attribution | undefined;
  /** The visitor's consent record, what it allows, and the privacy region, if these are known. */
  consent: () => { record: ConsentRecord | undefined; allowed: Choices; region: PrivacyRegion | undefined };
  /** The visitor's country (ISO 3166-1), if the edge knows it. */
  country: () => Promise<string | undefined>;
  /** Records an event. It is sent only with consent. */
  track: <Name extends EventName>(name: Name, properties: EventCatalogue[Name], ...check: EventCheck<Name>) => void;
  /** Sends the recorded events that consent allows, before the visitor leaves the page. Resolves when they are sent. */
  flushEvents: () => Promise<void>;
  /** Whether this build has a bot check. */
  hasBotCheck: boolean;
  /**
   * Loads the bot check's provider, once.
   * @returns `false` if none is configured or its script did not load. Never rejects.
   */
  loadBotCheck: () => Promise<boolean>;
  /**
   * A bot check token for one use; `undefined` if there is none after a few seconds. Never rejects.
   * @param action What it is for. @default "lead"
   */
  botToken: (action?: BotAction) => Promise<string | undefined>;
  /** The queue of overlays. Rejects if its script does not load. */
  overlays: () => Promise<OverlayQueue>;
  /** Hydrates an island that visitors do not interact with, such as the toaster. */
  hydrate: (name: IslandName) => void;
}

/** The props of every island's component, besides its own. There are no services on the server. */
export interface IslandProps {
  services?: PageServices | undefined;
}

/** The props of a tool's island. */
export interface ToolIslandProps extends IslandProps {
  /** The address of the contact form, which takes the result along. @default no link */
  consultationHref?: string;
  /** The address of the tool's own page. @default the current page */
  page?: string;
}

/** The exports of an island's message file. */
export interface IslandMessages {
  /** Messages of the library's components in the island, by component. */
  messages: MessageCatalogue;
  /** Shown instead of an island that failed to render. */
  errors: ErrorMessages;
}

/** What an island's script exports as `hydrate`: hydrates the server's HTML in `container`. */
export type HydrateIsland = (container: HTMLElement, messages: IslandMessages, services: PageServices) => void;

/** The islands and the library's components in each. The messages of these components load with the island's script. */
export const ISLAND_COMPONENTS = {
  'ap-calculator': ['ap-calculator', 'recognition', 'tool', 'field'],
  'bot-check-test': ['bot-check-test'],
  chat: ['chat', 'booking-link', 'field'],
  'grade-calculator': ['grade-calculator', 'subject-calculator', 'recognition', 'tool', 'field'],
  'lead-form': ['lead-form', 'field', 'booking-link'],
  'school-list': ['school-list', 'field'],
  search: ['search'],
  'service-finder': ['service-finder', 'field'],
  'study-hours-estimator': ['study-hours-estimator', 'calendar-subscription', 'tool', 'field'],
  'subject-calculator': ['subject-calculator', 'tool', 'field'],
  toaster: ['toast'],
} as const satisfies Record<string, readonly string[]>;

export type IslandName = keyof typeof ISLAND_COMPONENTS;

/** Dispatched on an island's container once the island is interactive. It bubbles. */
export const ISLAND_HYDRATED = 'island:hydrated';
