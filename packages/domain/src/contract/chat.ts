import type { Language } from '../languages';

/** Characters a question may have. */
export const CHAT_QUESTION_MAX = 500;

/** A sentence or two of one of our pages, word for word, and where they stand. */
export interface Quotation {
  text: string;
  language: Language;
  /** The page's title. */
  title: string;
  /** The page's address, with the fragment of the nearest place that has an id, if there is one. */
  url: string;
}

/** What the chat does not do, and what somebody is told who asks for it. */
export const CHAT_POLICIES = ['homework', 'grades', 'worries', 'person', 'instructions'] as const;
export type ChatPolicy = (typeof CHAT_POLICIES)[number];

/** An answer: quotations of our own pages (at most three, the best first), a policy, or that we do not know. */
export type ChatAnswer =
  | { kind: 'quotations'; quotations: readonly Quotation[] }
  | { kind: 'policy'; policy: ChatPolicy }
  | { kind: 'unknown' };
