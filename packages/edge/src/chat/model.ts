/** A prompt: our rules, and the untrusted data. */
export interface Prompt {
  system: string;
  user: string;
}

/** A language model of any provider. */
export interface Model {
  /**
   * Streams the answer. Stops when the signal aborts.
   * @throws if the answer breaks off. The unfinished sentence must not be used.
   */
  write: (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>;
}

/** Most tokens of an answer: five short sentences in any script. */
export const ANSWER_TOKENS_MAX = 400;
