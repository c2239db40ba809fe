import type { Language } from '@tutoring/domain/languages';

/** A full stop that ends an abbreviation, not a sentence: "z. B.", "Nr.", "p.", "lun.". */
const ABBREVIATION =
  /(?:^|[\s(„“«])(?:\p{L}\.)*(?:\p{L}|approx|Art|art|bzw|ca|ch|Dr|etc|inkl|Mr|Mrs|Nr|nr|No|Prof|pp|St|usw|vs|lun|mar|mer|jeu|ven|sam|dim)\.$/u;
/** A full stop after an ordinal number in German: "23. April". */
const ORDINAL = /(?<!\d)\d{1,2}\.$/;
/** The sentence continues after a quoted question: "…why? cannot be measured". */
const GOES_ON = /^\p{Ll}/u;
/** Opening brackets of the next sentence, which Intl.Segmenter leaves at the end of this one. */
const OPENING = /[「『（]+$/;

/** Cached, because creating one takes a thousand times as long as using it. */
const segmenters = new Map<Language, Intl.Segmenter>();

/** Splits a text into sentences, by the rules of its language. */
export function sentencesOf(text: string, language: Language): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  const sentences: string[] = [];
  let open = '';
  const segments = [...segmenter.segment(text)].map(({ segment }) => segment);
  segments.forEach((segment, index) => {
    open += segment;
    const trimmed = open.trimEnd();
    const isOpen =
      ABBREVIATION.test(trimmed) ||
      (language === 'de' && ORDINAL.test(trimmed)) ||
      GOES_ON.test(segments[index + 1] ?? '');
    if (isOpen) return;
    const [opening = ''] = OPENING.exec(trimmed) ?? [];
    sentences.push(trimmed.slice(0, trimmed.length - opening.length).trim());
    open = opening;
  });
  return [...sentences, open.trim()].filter(Boolean);
}
