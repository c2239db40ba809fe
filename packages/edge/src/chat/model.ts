/** What a model is told: our rules, and what is only data. */
export interface Prompt {
  system: string;
  user: string;
}

/** A language model, whoever runs it. */
export interface Model {
  /**
   * Its answer, piece by piece as it is written. Stops when the signal says so.
   * @throws when it breaks off: what was not finished by then is nobody's sentence.
   */
  write: (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>;
}

/** Tokens of one answer at most: five short sentences, in any script. */
export const ANSWER_TOKENS_MAX = 400;
