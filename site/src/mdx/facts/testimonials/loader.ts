import type { Loader } from '../../../build/model/mdx-component';
import { localisedText } from '../../../shared/localised-text';

/** A testimonial. Samples are marked. */
export type TestimonialFacts = { text: string; author: string; sample: boolean };

export const testimonials: Loader<TestimonialFacts[]> = {
  load: ({ language, data }) =>
    data.testimonials.map(({ text, author, sample }) => ({
      text: localisedText(text, language),
      author: localisedText(author, language),
      sample,
    })),
  textOf: (all) => all.flatMap(({ text, author }) => [text, author]),
  // The chat does not quote testimonials.
  linesOf: () => [],
};
