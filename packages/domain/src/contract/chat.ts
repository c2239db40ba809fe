import type { Language } from '../languages';

/** Most characters of a question. */
export const CHAT_QUESTION_MAX = 500;

/** One or two sentences of our pages, word for word, with their source. */
export interface Quotation {
  text: string;
  language: Language;
  /** The page's title. */
  title: string;
  /** The page's address, with the fragment of the nearest element with an id, if there is one. */
  url: string;
}

/** What the chat declines, and says so. */
export const STATED_POLICIES = ['homework', 'grades', 'person', 'instructions'] as const;
export type StatedPolicy = (typeof STATED_POLICIES)[number];

/** Questions that no page answers. Worries get a direct answer. */
export const CHAT_POLICIES = [...STATED_POLICIES, 'worries'] as const;
export type ChatPolicy = (typeof CHAT_POLICIES)[number];

/**
 * Subjects with a direct answer, without a page: `distress` (somebody wants to die or harms themselves), `abuse` (an adult
 * harms a child), `worries` (bullying, fear, sleeplessness) and `machine` (whether it is one).
 */
export const DIRECT_SUBJECTS = ['distress', 'abuse', 'worries', 'machine'] as const;
export type DirectSubject = (typeof DIRECT_SUBJECTS)[number];

/** An answer that needs no page: its text is a message of the library. */
export interface DirectAnswer {
  kind: 'direct';
  about: DirectSubject;
  /** The language of the message. */
  language: Language;
  /** ISO 3166-1 country, whose helplines come first. @default guessed from the visitor's languages */
  country?: string | undefined;
}

/** The chat's answer: up to three quotations, the best first; a direct answer; a policy; or that we do not know. */
export type ChatAnswer =
  | { kind: 'quotations'; quotations: readonly Quotation[] }
  | DirectAnswer
  | { kind: 'policy'; policy: StatedPolicy }
  | { kind: 'unknown' };
