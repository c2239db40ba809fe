/** What a browser and the edge say to each other where a language model is switched on (docs/adr/0040): no schemas, no library. */

import { LANGUAGES, type Language } from '../languages';
import type { PrivacyRegion } from '../privacy/consent';
import { minorConsentOf } from '../privacy/minor-consent';
import {
  STATED_POLICIES,
  DIRECT_SUBJECTS,
  type ChatAnswer,
  type DirectAnswer,
  type Quotation,
  type StatedPolicy,
} from './chat';

/** Where a question is sent. */
export const CHAT_ADDRESS = '/api/chat';

/** What is asked of `POST /api/chat`. */
export interface ChatRequest {
  question: string;
  language: Language;
  /** That the visitor has read the notice and agreed. */
  agreed: true;
  /** That they are as old as it asks, or that a parent agrees. */
  ofAge: true;
  /** The profile of privacy by which that notice was worded: it says from which age, and who receives the question. */
  region: PrivacyRegion;
}

/** A sentence of a language model that passed the check of its citations; `cites` are indexes of the answer's quotations. */
export interface CitedSentence {
  text: string;
  cites: readonly number[];
}

/** The plain chat's answer, and what a language model has said of its quotations so far. */
export type ChatReply = ChatAnswer & { sentences?: readonly CitedSentence[] };

/** One line (NDJSON) of its streamed answer. `sentence`: passed the check of its citations; `cites` are indexes of `quotations`. */
export type ChatEvent =
  | { kind: 'quotations'; quotations: readonly Quotation[] }
  | ({ kind: 'sentence' } & CitedSentence)
  | DirectAnswer
  | { kind: 'policy'; policy: StatedPolicy }
  | { kind: 'unknown' }
  | { kind: 'end' };

/**
 * Whether agreeing to the notice of one profile is enough where the edge sees the visitor: no younger person was let in by
 * it, and it named the same receiver. In mainland China that is another one, or none.
 */
export function noticeHolds(read: PrivacyRegion, seen: PrivacyRegion): boolean {
  return minorConsentOf(read) >= minorConsentOf(seen) && (read === 'cn') === (seen === 'cn');
}

/** A line of the answer as it came over the network, or `undefined` if it is none. (A schema would be heavier than what it checks.) */
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
  const { kind, quotations, policy } = value as Record<string, unknown>;
  switch (kind) {
    case 'quotations':
      return Array.isArray(quotations) && quotations.every(isQuotation);
    case 'sentence':
      return isCitedSentence(value);
    case 'direct':
      return isDirectAnswer(value);
    case 'policy':
      return (STATED_POLICIES as readonly unknown[]).includes(policy);
    default:
      return kind === 'unknown' || kind === 'end';
  }
}

function isQuotation(value: unknown): value is Quotation {
  const { text, title, url, language } = (value ?? {}) as Record<string, unknown>;
  // An address that leads elsewhere is none of ours.
  return [text, title, language].every((one) => typeof one === 'string') && /^\/(?![/\\])/.test(String(url));
}

/** Whether something is a direct answer. */
export function isDirectAnswer(value: unknown): value is DirectAnswer {
  const { kind, about, language, country } = (value ?? {}) as Record<string, unknown>;
  return (
    kind === 'direct' &&
    (DIRECT_SUBJECTS as readonly unknown[]).includes(about) &&
    (LANGUAGES as readonly unknown[]).includes(language) &&
    (country === undefined || (typeof country === 'string' && /^[A-Z]{2}$/.test(country)))
  );
}

/** Whether something is a sentence with its citations. */
export function isCitedSentence(value: unknown): value is CitedSentence {
  const { text, cites } = (value ?? {}) as Record<string, unknown>;
  return typeof text === 'string' && Array.isArray(cites) && cites.every((cite) => Number.isInteger(cite));
}
