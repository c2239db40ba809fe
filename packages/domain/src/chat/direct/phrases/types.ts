/**
 * What the chat must recognise in every message, whatever the page's language. words/en.ts says how phrases are written.
 * A phrase may also be a regular expression without commas: `(?!…)` after a phrase says what must not follow.
 */
export interface PhraseLists {
  /** Figures of speech that only sound alike. They are taken out of the message before anything else is looked for. */
  idioms: readonly string[];
  /** Somebody wants to die, or harms themselves, or is feared to: each phrase is enough. */
  distress: readonly string[];
  /** The same in Latin letters, for a language that is usually written in others. */
  latin?: readonly string[];
  /** Words of death by one's own hand: distress too, unless the message has one of `study`. */
  topic: readonly string[];
  /** Words that say that the message is about a text, a lesson or a statistic. */
  study: readonly string[];
  /** An adult hurts, touches, threatens or secretly writes to a child. */
  abuse: readonly string[];
  /** Other worries: bullying, fear, sleeplessness, not eating. */
  worries: readonly string[];
  /** Somebody asks whether the chat is a machine. */
  machine: readonly string[];
  /** Words that say that the question is about tutoring, and not about the chat. */
  notMachine: readonly string[];
}
