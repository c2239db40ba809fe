import type { Attribution } from '@tutoring/domain/attribution';
import type { Choices, ConsentRecord, PrivacyRegion } from '@tutoring/domain/consent';
import type { BotAction } from '@tutoring/domain/bot-check';
import type { EventCatalogue, EventName } from '@tutoring/domain/events';
import type { MessageCatalogue } from '@tutoring/ui/provider';
import type { ErrorMessages } from './messages/types';
import type { OverlayQueue } from './overlays';

/** What the page gives to its islands. The stores live in client/enhance, without React. */
export interface PageServices {
  /** How the visitor came, if they allow us to know. */
  attribution: () => Attribution | undefined;
  /** What the visitor has chosen about cookies, what is allowed, and whose rules hold, as far as it is known. */
  consent: () => { record: ConsentRecord | undefined; allowed: Choices; region: PrivacyRegion | undefined };
  /** The visitor's country, ISO 3166-1, if our own edge knows it. */
  country: () => Promise<string | undefined>;
  /** Records an event. It is sent only if the visitor allows it. */
  track: <Name extends EventName>(name: Name, properties: EventCatalogue[Name]) => void;
  /** Sends the recorded events that may be sent, before the page is left. Resolves when that is done. */
  flushEvents: () => Promise<void>;
  /** Whether this build has a bot check. */
  hasBotCheck: boolean;
  /**
   * Loads the bot check's provider, once. Nothing of it loads before.
   * @returns `false` if none is configured, or if it did not load. Never rejects.
   */
  loadBotCheck: () => Promise<boolean>;
  /**
   * The bot check's token, good for one use; `undefined` if there is none after a few seconds. Never rejects.
   * @param action What it is for. @default "lead"
   */
  botToken: (action?: BotAction) => Promise<string | undefined>;
  /** The queue of what may open over the page. Rejects if its script does not load. */
  overlays: () => Promise<OverlayQueue>;
  /** Hydrates an island that no visitor touches, such as the toaster. */
  hydrate: (name: IslandName) => void;
}

/** What every island's component gets beside its own props. On the server there are no services. */
export interface IslandProps {
  services?: PageServices | undefined;
}

/** What an island's file of messages exports. */
export interface IslandMessages {
  /** For the library's components in the island, by component. */
  messages: MessageCatalogue;
  /** Shown in place of an island whose rendering failed. */
  errors: ErrorMessages;
}

/** What an island's script exports as `hydrate`: hydrates the server's HTML in `container`. */
export type HydrateIsland = (container: HTMLElement, messages: IslandMessages, services: PageServices) => void;

/** The islands, and the library's components in each: their messages load with the island's script. */
export const ISLAND_COMPONENTS = {
  'ap-calculator': ['ap-calculator', 'recognition', 'tool', 'field'],
  'bot-check-test': ['bot-check-test'],
  chat: ['chat', 'booking-link', 'field'],
  'grade-calculator': ['grade-calculator', 'recognition', 'tool', 'field'],
  inbox: ['badge', 'dialog', 'field'],
  'lead-form': ['lead-form', 'field'],
  'school-list': ['school-list', 'field'],
  search: ['search'],
  'service-finder': ['service-finder', 'field'],
  'study-hours-estimator': ['study-hours-estimator', 'tool', 'field'],
  'subject-calculator': ['subject-calculator', 'tool', 'field'],
  toaster: ['toast'],
} as const satisfies Record<string, readonly string[]>;

export type IslandName = keyof typeof ISLAND_COMPONENTS;

/** Dispatched by an island's container, bubbling, once it reacts to the visitor. */
export const ISLAND_HYDRATED = 'island:hydrated';
