import type { Loader } from '../../../build/model/mdx-component';
import { localisedText } from '../../../shared/localised-text';

/** Reasons to trust us, each with a link to the proof. */
export type TrustFacts = { text: string; href: string }[];

export const trust: Loader<TrustFacts> = {
  load: ({ language, data }) => data.trust.map(({ text, href }) => ({ text: localisedText(text, language), href })),
  textOf: (all) => all.map(({ text }) => text),
  // The chat quotes the linked pages instead.
  linesOf: () => [],
};
