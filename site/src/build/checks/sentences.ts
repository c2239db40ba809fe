import type { Language } from '@tutoring/domain/languages';

/** A full stop that ends a short form and no sentence: "z. B.", "Nr.", "p.", "lun.". */
const SHORT_FORM =
  /(?:^|[\s(„“«])(?:\p{L}\.)*(?:\p{L}|approx|Art|art|bzw|ca|ch|Dr|etc|inkl|Mr|Mrs|Nr|nr|No|Prof|pp|St|usw|vs|lun|mar|mer|jeu|ven|sam|dim)\.$/u;
/** One that makes an ordinal number in German: "23. April". */
const ORDINAL = /(?<!\d)\d{1,2}\.$/;
/** A question within a sentence: "…why? cannot be measured". */
const GOES_ON = /^\p{Ll}/u;
/** What opens the next sentence, and Intl.Segmenter leaves at the end of this one. */
const OPENING = /[「『（]+$/;

/** Making one takes a thousand times as long as using it. */
const segmenters = new Map<Language, Intl.Segmenter>();

/** The sentences of a text, by the rules of its language, without the spaces between them. */
export function sentencesOf(text: string, language: Language): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  const sentences: string[] = [];
  let open = '';
  const segments = [...segmenter.segment(text)].map(({ segment }) => segment);
  segments.forEach((segment, at) => {
    open += segment;
    const said = open.trimEnd();
    const isOpen =
      SHORT_FORM.test(said) || (language === 'de' && ORDINAL.test(said)) || GOES_ON.test(segments[at + 1] ?? '');
    if (isOpen) return;
    const [opening = ''] = OPENING.exec(said) ?? [];
    sentences.push(said.slice(0, said.length - opening.length).trim());
    open = opening;
  });
  return [...sentences, open.trim()].filter(Boolean);
}
