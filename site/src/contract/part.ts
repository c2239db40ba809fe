import type { Attribution } from '@tutoring/domain/attribution';
import type { Choices, ConsentRecord, PrivacyRegion } from '@tutoring/domain/consent';
import type { BotAction } from '@tutoring/domain/bot-check';
import type { EventCatalogue, EventName } from '@tutoring/domain/events';
import type { MessageCatalogue } from '@tutoring/ui/provider';
import type { Errors } from '../languages/types';
import type { Slot } from './over-page';

/** What a live part is given by the visit that wakes it: the stores and signals both share live there, without React. */
export interface Visit {
  /** How the visitor came, if they allow us to know. */
  attribution: () => Attribution | undefined;
  /** What the visitor has chosen about cookies, what is allowed, and whose rules hold, as far as it is known. */
  consent: () => { record: ConsentRecord | undefined; allowed: Choices; region: PrivacyRegion | undefined };
  /** The visitor's country, ISO 3166-1, if our own edge knows it. */
  country: () => Promise<string | undefined>;
  /** Tells what happened. Whether anybody hears of it is the visitor's choice. */
  track: <Name extends EventName>(name: Name, properties: EventCatalogue[Name]) => void;
  /** Hands on what was told and may be handed on, because the page is about to be left. Resolves when that is done. */
  handOn: () => Promise<void>;
  /** Whether this build has a bot check. */
  hasBotCheck: boolean;
  /**
   * Begins to load what the bot check needs of its provider, once: nothing of it comes before. `false`: none is switched
   * on, or it could not be had. Never rejects.
   */
  loadBotCheck: () => Promise<boolean>;
  /**
   * The bot check's token, good for one use; `undefined` if there is none after a few seconds. Never rejects.
   * @param action What it is for. @default "lead"
   */
  botToken: (action?: BotAction) => Promise<string | undefined>;
  /** The one place over the page, for whatever wants to lie there. Rejects when its code cannot be had. */
  slot: () => Promise<Slot>;
  /** Wakes a part of the page that no visitor touches, such as the one that shows messages. */
  wake: (part: PartName) => void;
}

/** What a live part's component is given beside its own props; no visit where it is rendered without one. */
export interface InVisit {
  visit?: Visit | undefined;
}

/** What the file of a part's words exports. */
export interface PartWords {
  /** By the library's components that speak in the part. */
  messages: MessageCatalogue;
  /** What stands in its place when it has failed. */
  errors: Errors;
}

/** What the script of a live part exports: takes the server's HTML in `container` over. */
export type Wake = (container: HTMLElement, words: PartWords, visit: Visit) => void;

/** What stands for {@link PART.turn} where a part's files are not fetched ahead. */
export const NO_TURN = 'none';

/**
 * The live parts, and the library's components that speak in each: the browser gets their words with the part's script.
 */
export const PART_SPEAKERS = {
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

export type PartName = keyof typeof PART_SPEAKERS;

/** Dispatched by a part's container, and bubbling, once it reacts to the visitor. */
export const PART_READY = 'part:ready';
