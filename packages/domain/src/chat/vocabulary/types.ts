import type { StatedPolicy } from '../../contract/chat';
import type { Language } from '../../languages';
import type { en } from './en';

/** A concept that questions ask about. Its phrases in one language are searched for with its phrases in another. */
export type Concept = keyof typeof en.concepts;

/** The vocabulary of a language, by which the chat understands questions. `en.ts` explains the notation of the lists. */
export interface Vocabulary {
  /** Stop words of questions. */
  small: string;
  /** The phrases for each concept. */
  concepts: Readonly<Partial<Record<Concept, string>>>;
  policies: Readonly<Record<StatedPolicy, PolicyPhrases>>;
}

/** Phrases of requests that the chat declines. */
export interface PolicyPhrases {
  /** One of these phrases is enough. */
  asks: string;
  /** Lists. A phrase of each list is needed. */
  all?: readonly string[];
  /** Phrases that only sound similar. They are removed first. */
  not?: string;
}

/** The vocabularies for a question: its language's, then English. */
export type Vocabularies = readonly [
  own: readonly [Language, Vocabulary],
  ...others: readonly (readonly [Language, Vocabulary])[],
];
