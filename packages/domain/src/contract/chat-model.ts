/** The contract between browser and edge if a language model is on (docs/adr/0040), without schemas or libraries. */

import { LANGUAGES, type Language } from '../languages';
import { PRIVACY_REGIONS, type PrivacyRegion } from '../privacy/consent';
import { minorConsentOf } from '../privacy/minor-consent';
import {
  STATED_POLICIES,
  DIRECT_SUBJECTS,
  type ChatAnswer,
  type DirectAnswer,
  type Quotation,
  type StatedPolicy,
} from './chat';
import { isSessionSum, type SessionSum } from './session-sum';

/** The endpoint. */
export const CHAT_ADDRESS = '/api/chat';

/** Most turns of a conversation that a question takes along. */
export const CHAT_TURNS_MAX = 3;
/** Most characters of such a turn's answer. */
export const CHAT_TURN_ANSWER_MAX = 600;

/** A question of the conversation, with the text that the visitor saw as its answer. */
export interface ChatTurn {
  question: string;
  answer: string;
}

/** The request of `POST /api/chat`. */
export interface ChatRequest {
  question: string;
  /** What was asked before with the same agreement, the latest last. */
  history: readonly ChatTurn[];
  language: Language;
  /** The address of the page on which it is asked: pages about its place answer. */
  page: string;
  /** The visitor has read the notice and agreed. */
  agreed: true;
  /** The visitor is old enough, or a parent agrees. */
  ofAge: true;
  /** The notice that the visitor read: its region decides the minimum age. */
  region: PrivacyRegion;
  receiver: string;
}

/** The answer of `GET /api/chat`: what the notice about the model says. */
export interface ChatNotice {
  /** The visitor's privacy region, which decides the minimum age. */
  region: PrivacyRegion;
  /** The company that receives the questions. Empty if no model answers visitors of this region now. */
  receiver: string;
}

/** A sentence of a language model whose citations were checked. `cites` are indexes of the answer's quotations. */
export interface CitedSentence {
  text: string;
  cites: readonly number[];
}

/** The rule-based answer, with the sentences of a language model so far. */
export type ChatReply = ChatAnswer & { sentences?: readonly CitedSentence[] };

/**
 * One line (NDJSON) of the streamed answer. The citations of a `sentence` were checked; `cites` are indexes of `quotations`. A
 * `source` adds what a tool found to the quotations.
 */
export type ChatEvent =
  | { kind: 'quotations'; quotations: readonly Quotation[]; sum?: SessionSum; near?: readonly Quotation[] }
  | { kind: 'source'; quotation: Quotation }
  | ({ kind: 'sentence' } & CitedSentence)
  | DirectAnswer
  | { kind: 'policy'; policy: StatedPolicy; near?: readonly Quotation[] }
  | { kind: 'unknown'; near?: readonly Quotation[] }
  | { kind: 'end' };

/**
 * Whether consent to one notice is enough where another applies: its minimum age is not lower, and it names the same
 * receiver. Mainland China has its own receiver, or none.
 */
export function noticeHolds(read: ChatNotice, needed: ChatNotice): boolean {
  return (
    read.receiver === needed.receiver &&
    minorConsentOf(read.region) >= minorConsentOf(needed.region) &&
    (read.region === 'cn') === (needed.region === 'cn')
  );
}

/** The notice in an answer of the edge; `undefined` if it is invalid. */
export function readChatNotice(value: unknown): ChatNotice | undefined {
  const { region, receiver } = (value ?? {}) as Record<string, unknown>;
  const known = PRIVACY_REGIONS.find((code) => code === region);
  return known && typeof receiver === 'string' ? { region: known, receiver } : undefined;
}

/** Parses a line of the answer; `undefined` if it is invalid. (A schema would be larger than this check.) */
export function readChatEvent(line: string): ChatEvent | undefined {
  let event: unknown;
  try {
    event = JSON.parse(line);
  } catch {
    return undefined;
  }
  return isEvent(event) ? event : undefined;
}

function isEvent(value: unknown): value is ChatEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, quotations, quotation, sum, near = [], policy, help } = value as Record<string, unknown>;
  if (help !== undefined && !isDirectAnswer(help)) return false;
  switch (kind) {
    case 'quotations':
      return areQuotations(quotations) && areQuotations(near) && (sum === undefined || isSessionSum(sum));
    case 'unknown':
      return areQuotations(near);
    case 'source':
      return isQuotation(quotation);
    case 'sentence':
      return isCitedSentence(value);
    case 'direct':
      return isDirectAnswer(value);
    case 'policy':
      return (STATED_POLICIES as readonly unknown[]).includes(policy) && areQuotations(near);
    default:
      return kind === 'end';
  }
}

/** Whether a value is a list of quotations of this site. */
export function areQuotations(value: unknown): value is Quotation[] {
  return Array.isArray(value) && value.every(isQuotation);
}

function isQuotation(value: unknown): value is Quotation {
  const { text, title, url, language } = (value ?? {}) as Record<string, unknown>;
  // An address of another site is not one of our quotations.
  return [text, title, language].every((one) => typeof one === 'string') && /^\/(?![/\\])/.test(String(url));
}

/** Whether a value is a direct answer. */
export function isDirectAnswer(value: unknown): value is DirectAnswer {
  const { kind, about, language, country, isHint } = (value ?? {}) as Record<string, unknown>;
  return (
    kind === 'direct' &&
    (DIRECT_SUBJECTS as readonly unknown[]).includes(about) &&
    (LANGUAGES as readonly unknown[]).includes(language) &&
    (isHint === undefined || typeof isHint === 'boolean') &&
    (country === undefined || (typeof country === 'string' && /^[A-Z]{2}$/.test(country)))
  );
}

/** Whether a value is a sentence with citations. */
export function isCitedSentence(value: unknown): value is CitedSentence {
  const { text, cites } = (value ?? {}) as Record<string, unknown>;
  return typeof text === 'string' && Array.isArray(cites) && cites.every((cite) => Number.isInteger(cite));
}
