import { errorClass } from '../lib/log-error';
import type { Model, TokenUse } from './model';

/** What the calls for one question used. */
export interface MeteredUse extends TokenUse {
  /** Whether the provider reported the tokens of every call. Otherwise they are estimated. */
  isReported: boolean;
}

/** Characters of a token of a language with spaces between its words. Elsewhere a character is about one token. */
const TOKEN_CHARACTERS = 3.5;

/** A model whose calls are measured. */
export interface Meter {
  model: Model;
  /** What the calls used so far. */
  use: () => MeteredUse;
  /** Why the last call failed: an error class, or `timeout` if it was aborted. */
  failure: () => string | undefined;
}

/** Measures the calls of a model for one question. */
export function metered(model: Model): Meter {
  const calls: { estimate: TokenUse; reported: TokenUse | undefined; isWhole: boolean }[] = [];
  let failure: string | undefined;
  return {
    model: {
      async *write(prompt, signal, onUse) {
        const call: (typeof calls)[number] = {
          estimate: { input: tokensIn(prompt.system) + tokensIn(prompt.user), output: 0 },
          reported: undefined,
          isWhole: false,
        };
        calls.push(call);
        try {
          const pieces = model.write(prompt, signal, (use) => {
            // A call with tools has several steps, which are charged one by one.
            call.reported = plus(call.reported ?? NOTHING, use);
            onUse?.(use);
          });
          for await (const piece of pieces) {
            call.estimate.output += tokensIn(piece);
            yield piece;
          }
          call.isWhole = true;
        } catch (error) {
          failure = signal.aborted ? 'timeout' : errorClass(error);
          throw error;
        }
      },
    },
    use: () => ({
      ...calls.map(useOf).reduce(plus, NOTHING),
      isReported: calls.every(({ reported, isWhole }) => reported && isWhole),
    }),
    failure: () => failure,
  };
}

/** Of a call that broke off, the provider may have reported the steps before. */
function useOf({
  reported,
  estimate,
  isWhole,
}: {
  reported: TokenUse | undefined;
  estimate: TokenUse;
  isWhole: boolean;
}) {
  if (!reported) return estimate;
  if (isWhole) return reported;
  return { input: Math.max(reported.input, estimate.input), output: Math.max(reported.output, estimate.output) };
}

const NOTHING: TokenUse = { input: 0, output: 0 };
const plus = (one: TokenUse, other: TokenUse): TokenUse => ({
  input: one.input + other.input,
  output: one.output + other.output,
});

/** An estimate for providers that report none, and for answers that broke off. Rather too high than too low. */
function tokensIn(text: string): number {
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return Math.ceil(unspaced + (text.length - unspaced) / TOKEN_CHARACTERS);
}
