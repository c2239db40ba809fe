import type * as z from 'zod';
import type { FactSources } from '../../build/model/facts';
import type { Words } from '../languages/types';

/** One of the writer's words, as the build knows it. What it shows stands in views.tsx. */
export interface Word {
  /** The attributes it takes. The build checks them; a test compares docs/writing.md with them. */
  attributes: z.ZodObject;
  /** What it shows beside what its writer wrote. */
  facts?: LookUp;
}

/**
 * How the facts of a word are found, from the content tree and the data. It runs in the build only.
 *
 * Both are methods on purpose: TypeScript lets a method be asked with less exact types, so that a table of all words
 * can be asked by a name. That is right as long as what `find` gave goes to `textOf` of the same word.
 */
export interface LookUp<Facts = unknown, Attributes = unknown> {
  /** @throws {ContentProblem} when it asks for what nobody knows. */
  find(sources: FactSources, attributes: Attributes): Facts;
  /** What a reader reads of the facts, in their order, one text each. */
  textOf(facts: Facts, attributes: Attributes): readonly string[];
  /**
   * The same for who quotes it, line by line and with what every page says beside it: labels, the price and its terms.
   * Without it, each text of `textOf` is a line.
   */
  linesOf?(facts: Facts, attributes: Attributes, said: Said): readonly Lines[];
}

/** Lines that belong together, and what stands above them. */
export interface Lines {
  heading?: string;
  lines: readonly string[];
}

/** What every page of a language says. */
export interface Said {
  words: Words;
  /** The lowest price of a session. */
  price: string;
  /** What holds for moving and cancelling. */
  cancellation: string;
}
