import type { Clues } from '../clues/types';

/**
 * Phrases that the chat recognises in every message, whatever the page's language. vocabulary/en.ts explains their notation.
 * A phrase may also be a regular expression without commas, such as `(?!…)` for words that must not follow.
 */
export interface PhraseLists {
  /** Idioms that only sound similar. They are removed from the message first. */
  idioms: readonly string[];
  /** Suicide or self-harm of the writer or of somebody else. One phrase is enough. */
  distress: readonly string[];
  /** Words for suicide. They count as distress, unless the message has a word of `study`. */
  topic: readonly string[];
  /** Words that show that the message is about a text, a lesson or a statistic. */
  study: readonly string[];
  /** Abuse: an adult hurts, touches, threatens or secretly writes to a child. */
  abuse: readonly string[];
  /** Words for abuse. They count as abuse, unless the message has a word of `study`. */
  abuseTopic: readonly string[];
  /** Other worries: bullying, fear, sleeplessness, not eating. */
  worries: readonly string[];
  /** Signs of `distress` that count only together, in any order and place: `jump* & (bridge|roof)`. */
  distressSigns: readonly string[];
  /** The same for `abuse`. */
  abuseSigns: readonly string[];
  /** The same for `worries`. */
  worrySigns: readonly string[];
  /** Questions whether the chat is a machine. */
  machine: readonly string[];
  /** Words that show that the question is about tutoring, not about the chat. */
  notMachine: readonly string[];
  /** What raises concern together, for messages that no phrase foresaw. */
  clues: Clues;
}
