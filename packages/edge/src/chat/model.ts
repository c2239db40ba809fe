import type { ToolSet } from 'ai';

/** A prompt: our rules, and the untrusted data. */
export interface Prompt {
  system: string;
  user: string;
  /** What the model may call. */
  tools?: ToolSet;
}

/** The tokens of a call, which the provider charges for. */
export interface TokenUse {
  input: number;
  output: number;
}

/** A language model of any provider. */
export interface Model {
  /**
   * Streams the answer. Stops when the signal aborts.
   * @param onUse Called with the tokens of a call once the provider reports them. A provider may report none.
   * @throws if the answer breaks off. The unfinished sentence must not be used.
   */
  write: (prompt: Prompt, signal: AbortSignal, onUse?: (use: TokenUse) => void) => AsyncIterable<string>;
}

/** Most tokens of an answer: five short sentences in any script. */
export const ANSWER_TOKENS_MAX = 400;
