import type { ChatSources, Passage } from '@tutoring/domain/chat';
import type { Quotation } from '@tutoring/domain/chat-answer';
import type { Language } from '@tutoring/domain/languages';

/** What a sentence may cite: the place on a page where a quotation stands. */
export interface Source {
  /** Which of the quotations. */
  cite: number;
  language: Language;
  /** The page's title. */
  title: string;
  heading: string;
  sentences: readonly string[];
}

/** Characters of a place that a model is given: the longest passages are lists. */
const SOURCE_MAX = 1500;

/**
 * Where the quotations stand, with what stands around them. Only those in the visitor's language: whether a sentence says
 * what a passage says is seen by its words, so that a translation cannot be checked, and is not asked for.
 */
export async function sourcesOf(
  quotations: readonly Quotation[],
  language: Language,
  { passages }: Pick<ChatSources, 'passages'>,
): Promise<Source[]> {
  const sources = quotations.map(async (quotation, cite): Promise<Source[]> => {
    if (quotation.language !== language) return [];
    const [path = ''] = quotation.url.split('#');
    const { heading, sentences } = placeOf(quotation.text, await passages(path));
    return [{ cite, language, title: quotation.title, heading, sentences }];
  });
  return (await Promise.all(sources)).flat();
}

/** The passage with a text, and those of the same place, as far as there is room: the nearest first. */
function placeOf(text: string, passages: readonly Passage[]): Pick<Source, 'heading' | 'sentences'> {
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
