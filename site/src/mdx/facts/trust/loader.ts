import type { Loader } from '../../../build/model/mdx-component';
import { say } from '../say';

/** What a family may rely on, and the address of its proof. */
export type TrustFacts = { text: string; href: string }[];

export const trust: Loader<TrustFacts> = {
  load: ({ language, data }) => data.trust.map(({ text, href }) => ({ text: say(text, language), href })),
  textOf: (all) => all.map(({ text }) => text),
  // The pages they lead to say it.
  linesOf: () => [],
};
