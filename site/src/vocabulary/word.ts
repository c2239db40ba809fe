import type * as z from 'zod';
import type { FactSources } from '../../build/model/facts';

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
}
