/** What a browser and the edge say to each other where a language model is switched on (docs/adr/0040): no schemas, no library. */

import type { Language } from '../languages';
import type { PrivacyRegion } from '../privacy/consent';
import { minorConsentOf } from '../privacy/minor-consent';
import type { ChatPolicy, Quotation } from './chat';

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

/** One line (NDJSON) of its streamed answer. `sentence`: passed the check of its citations; `cites` are indexes of `quotations`. */
export type ChatEvent =
  | { kind: 'quotations'; quotations: readonly Quotation[] }
  | { kind: 'sentence'; text: string; cites: readonly number[] }
  | { kind: 'policy'; policy: ChatPolicy }
  | { kind: 'unknown' }
  | { kind: 'end' };

/**
 * Whether agreeing to the notice of one profile is enough where the edge sees the visitor: no younger person was let in by
 * it, and it named the same receiver. In mainland China that is another one, or none.
 */
export function noticeHolds(read: PrivacyRegion, seen: PrivacyRegion): boolean {
  return minorConsentOf(read) >= minorConsentOf(seen) && (read === 'cn') === (seen === 'cn');
}
