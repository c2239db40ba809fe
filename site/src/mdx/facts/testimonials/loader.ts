import type { Loader } from '../../../build/model/mdx-component';
import { say } from '../say';

/** What somebody said; a sample is marked as one. */
export type TestimonialFacts = { text: string; author: string; sample: boolean };

export const testimonials: Loader<TestimonialFacts[]> = {
  load: ({ language, data }) =>
    data.testimonials.map(({ text, author, sample }) => ({
      text: say(text, language),
      author: say(author, language),
      sample,
    })),
  textOf: (all) => all.flatMap(({ text, author }) => [text, author]),
  // What others said is no answer of ours.
  linesOf: () => [],
};
