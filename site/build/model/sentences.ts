import type { Language } from '@tutoring/domain/languages';

/** A full stop that ends a short form and no sentence: "z. B.", "Nr.", "p.". */
const SHORT_FORM =
  /(?:^|[\s(„“«])(?:\p{L}\.)*(?:\p{L}|approx|Art|art|bzw|ca|ch|Dr|etc|inkl|Mr|Mrs|Nr|nr|No|Prof|pp|St|usw|vs)\.$/u;

/** Making one takes a thousand times as long as using it. */
const segmenters = new Map<Language, Intl.Segmenter>();

/** The sentences of a text, by the rules of its language, without the spaces between them. */
export function sentencesOf(text: string, language: Language): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(text)) {
    open += segment;
    if (SHORT_FORM.test(open.trimEnd())) continue;
    sentences.push(open.trim());
    open = '';
  }
  return [...sentences, open.trim()].filter(Boolean);
}
