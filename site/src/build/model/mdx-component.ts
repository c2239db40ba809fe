import type { Language } from '@tutoring/domain/languages';
import type * as z from 'zod';
import type { SiteMessages } from '../../shared/messages/types';
import type { ContentPage } from '../content/content';
import type { SiteData } from '../content/data';
import type { ContentTree } from './content-tree';

/** A component that an MDX file may use, as the build knows it. It renders in src/mdx/<name>/component.tsx. */
export interface MdxComponent {
  /** The attributes it takes. The build validates them. */
  schema: z.ZodObject;
  /** Looks up the facts that it shows. @default none */
  loader?: Loader;
}

/** The components that an MDX file may use, by name (src/mdx/registry.ts). */
export type MdxComponents = ReadonlyMap<string, MdxComponent>;

/**
 * Looks up the facts that a component shows, in the content tree and the data. It runs in the build only.
 *
 * `load` and `textOf` are methods on purpose: TypeScript compares methods less strictly than properties, so one table
 * can hold the loaders of all components. That is safe while the facts go to `textOf` of the same component.
 */
export interface Loader<Facts = unknown, Attributes = unknown> {
  /** @throws {ContentProblem} if a page asks for something that does not exist. */
  load(context: LoaderContext, attributes: Attributes): Facts;
  /** The text of the facts in reading order, for the search index and the checks. */
  textOf(facts: Facts, attributes: Attributes): readonly string[];
  /**
   * The same for the chat, which quotes it: line by line, with labels, prices and terms.
   * @default each text of `textOf` is a line
   */
  linesOf?(facts: Facts, attributes: Attributes, shared: SharedText): readonly LineGroup[];
}

/** What a loader reads, for one page. */
export interface LoaderContext {
  page: ContentPage;
  language: Language;
  tree: ContentTree;
  data: SiteData;
  /** The site's messages in the page's language. */
  messages: SiteMessages;
  /** @throws {ContentProblem} always: the page asks for something that does not exist. */
  missing: (what: string) => never;
}

/** Lines under one heading. */
export interface LineGroup {
  heading?: string;
  lines: readonly string[];
}

/** The text that every page of a language shares. */
export interface SharedText {
  messages: SiteMessages;
  /** The lowest price of a session. */
  price: string;
  /** The lowest price, followed by that of each level that has its own. */
  prices: string;
  /** The rule for moving and cancelling a session. */
  cancellation: string;
  /** The facts of the free consultation. */
  consultation: string;
}
