import { knownClaims } from '../../../build/claims/claims';
import type { Loader } from '../../../build/model/mdx-component';
import { localisedText } from '../../../shared/localised-text';

/** Reasons to trust us that the owner has not struck, each with a link to the proof. */
export type TrustFacts = { text: string; href: string }[];

export const trust: Loader<TrustFacts> = {
  load: ({ language, data }) => {
    const { struck } = knownClaims(data.claims);
    return data.trust
      .filter(({ says = '' }) => !struck.has(says))
      .map(({ text, href }) => ({ text: localisedText(text, language), href }));
  },
  textOf: (all) => all.map(({ text }) => text),
  // The chat quotes the linked pages instead.
  linesOf: () => [],
};
