import type { ChatSources, Passage } from '@tutoring/domain/chat';
import type { Quotation } from '@tutoring/domain/chat-answer';
import type { Language } from '@tutoring/domain/languages';

/** A source that a sentence may cite: the part of a page with a quotation. */
export interface Source {
  /** Index of the quotation. */
  cite: number;
  language: Language;
  /** The page's title. */
  title: string;
  heading: string;
  sentences: readonly string[];
}

/** What a source's headings say. A question says nothing about its answer. */
export function statements({ heading, title }: Source): string {
  return [heading, title].filter((text) => !/[?？؟]\s*$/.test(text)).join(' ');
}

/** Characters of a source for the model: the longest passages are lists. */
const SOURCE_MAX = 1500;

/**
 * The sources of quotations, with the text around them. Only in one language: the check compares words, so it cannot check a
 * translation. It is the visitor's, or that of all quotations: then the question was in it. English that is quoted for want of
 * anything else is no source: the visitor would read a model's English.
 */
export async function sourcesOf(
  quotations: readonly Quotation[],
  language: Language,
  { passages }: Pick<ChatSources, 'passages'>,
): Promise<Source[]> {
  const [other = language, ...more] = new Set(quotations.map((quotation) => quotation.language));
  const own = more.length > 0 || other === 'en' ? language : other;
  const sources = quotations.map(async (quotation, cite): Promise<Source[]> => {
    if (quotation.language !== own) return [];
    const [path = ''] = quotation.url.split('#');
    const { heading, sentences } = sectionOf(quotation.text, await passages(path));
    return [{ cite, language: own, title: quotation.title, heading, sentences }];
  });
  return (await Promise.all(sources)).flat();
}

/** The passage with a text, and the nearest passages of the same section that fit. */
function sectionOf(text: string, passages: readonly Passage[]): Pick<Source, 'heading' | 'sentences'> {
  const at = passages.findIndex(({ sentences }) => sentences.some((sentence) => text.includes(sentence)));
  const found = passages[at];
  if (!found) return { heading: '', sentences: [text] };
  const distance = (passage: Passage) => Math.abs(passages.indexOf(passage) - at);
  let room = SOURCE_MAX;
  const near = passages
    .filter(({ id, heading }) => id === found.id && heading === found.heading)
    .sort((a, b) => distance(a) - distance(b))
    .filter(({ sentences }) => (room -= sentences.join(' ').length) >= 0);
  const chosen = new Set(near.length > 0 ? near : [found]);
  return {
    heading: found.heading,
    sentences: passages.filter((passage) => chosen.has(passage)).flatMap(({ sentences }) => sentences),
  };
}
