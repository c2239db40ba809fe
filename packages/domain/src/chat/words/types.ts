import type { StatedPolicy } from '../../contract/chat';
import type { Language } from '../../languages';
import type { en } from './en';

/** What can be asked about, in any language: what stands for it in one is looked for in the words of another. */
export type Concept = keyof typeof en.concepts;

/** What the chat must know of a language to understand a question; en.ts says how lists are written. */
export interface ChatWords {
  /** Words around what is asked. */
  small: string;
  /** What others do and we may not: an answer must say the word itself. */
  elsewhere: string;
  concepts: Readonly<Partial<Record<Concept, string>>>;
  policies: Readonly<Record<StatedPolicy, PolicyWords>>;
}

/** How somebody asks for what the chat does not do. */
export interface PolicyWords {
  /** Phrases of which each is enough. */
  asks: string;
  /** Lists of which each must be found. */
  all?: readonly string[];
  /** What only sounds alike. */
  not?: string;
}

/** The words of the languages that a question may be in: its own, and English. */
export type KnownWords = readonly [
  own: readonly [Language, ChatWords],
  ...others: readonly (readonly [Language, ChatWords])[],
];
