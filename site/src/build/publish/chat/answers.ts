import type { Answer, Passage } from '@tutoring/domain/chat';
import { addressIn, LANGUAGES, type Language } from '@tutoring/domain/languages';
import { priceText } from '@tutoring/domain/prices';
import { consultationText } from '../../model/consultation-text';
import { cancellationText, fromPrice, pricesText } from '../../model/price-lines';
import type { SharedText } from '../../model/mdx-component';
import { SITE_MESSAGES } from '../../../generated/site-messages';
import type { Site } from '../../pages/pages';
import type { AnswerPlace, ChatIntent } from '../../content/chat-intents';
import { knownClaims } from '../../claims/claims';
import type { ClaimMark } from '../../claims/resolve-claims';
import type { SiteData } from '../../content/data';
import { lineOf } from '../../content/line-of';
import { ContentProblem } from '../../content/problem';

/** The fewest characters that identify a sentence: the start of it that no other sentence of its page shares. */
const MIN_LENGTH = 6;

/** An intent with the sentences that answer it. */
export type AnsweredIntent = ChatIntent & { sentences: readonly Answer[] };

/** All intents with their sentences, and warnings for answers whose text, fact or section is gone. */
export interface AnsweredIntents {
  intents: readonly AnsweredIntent[];
  warnings: readonly ContentProblem[];
}

/** The texts that all pages of a language share. */
export function sharedTextIn(language: Language, data: SiteData): SharedText {
  return {
    messages: SITE_MESSAGES[language],
    price: priceText(data.prices.from, language),
    prices: pricesText(data, language),
    cancellation: cancellationText(language, data),
    consultation: consultationText(language, data),
  };
}

/**
 * Finds the sentence of each answer. A changed text or fact does not stop the build: it adds a warning, and the first
 * sentence of the section is the answer. An answer whose section is gone, or whose sentence the owner has struck, is left out.
 * @throws {ContentProblem} if an answer names a page that the chat does not read.
 */
export function answerIntents(
  intents: readonly ChatIntent[],
  { contexts, tree }: Pick<Site, 'contexts'> & { tree: Pick<Site['tree'], 'pages'> },
  data: SiteData,
  passages: ReadonlyMap<string, readonly Passage[]>,
): AnsweredIntents {
  const languages = new Map(contexts.map(({ path, language }) => [path, language]));
  const { struck } = knownClaims(data.claims);
  const lostOn = new Map(
    tree.pages.map(({ path, claims }) => [path, claims.filter(({ id: claim }) => struck.has(claim))]),
  );
  const warnings: ContentProblem[] = [];
  const answered = intents.map((intent): AnsweredIntent => {
    const where = () => lineOf(intent.file, `- id: ${intent.id}\n`);
    const sentences = ('answers' in intent ? intent.answers : []).flatMap((place) => {
      const [path = '', id = ''] = place.href.split('#');
      const pagePassages = passages.get(path);
      const language = languages.get(path);
      if (!pagePassages || !language) {
        throw new ContentProblem(
          where(),
          `The intent "${intent.id}" names ${path}, which is not a page that the chat reads.`,
          'name a page with the answer, or remove the answer.',
        );
      }
      const fact = 'fact' in place ? factText(place.fact, language, data) : undefined;
      if (fact === '' || isLost(place, id, pagePassages, lostOn.get(path) ?? [])) return [];
      const { sentence, problem } = sentenceAt(place, id, pagePassages, fact);
      if (problem)
        warnings.push(new ContentProblem(where(), `The intent "${intent.id}": ${problem.what}`, problem.fix));
      if (sentence === undefined) return [];
      const isNamed = 'fact' in place || place.words !== undefined;
      const section = pagePassages.find(({ sentences: those }) => those.includes(sentence))?.id ?? id;
      const own: Answer = [path, isNamed ? section : id, isNamed ? uniqueStart(sentence, pagePassages) : ''];
      return [own, ...translationsOf(own, passages)];
    });
    return { ...intent, sentences };
  });
  return { intents: answered, warnings };
}

/** The same place on the translations of a page, which have its sections in the same order. */
function translationsOf([path, id, beginning]: Answer, passages: ReadonlyMap<string, readonly Passage[]>): Answer[] {
  const own = passages.get(path) ?? [];
  const sections = sectionIds(own);
  return LANGUAGES.flatMap((language): Answer[] => {
    const translation = addressIn(path, language);
    const there = translation === path ? undefined : passages.get(translation);
    if (!there) return [];
    const others = sectionIds(there);
    const section = others.includes(id)
      ? id
      : others.length === sections.length
        ? others[sections.indexOf(id)]
        : undefined;
    if (section === undefined) return [];
    const sentence =
      beginning === '' ? undefined : counterpart(beginning, inSection(own, id), inSection(there, section));
    return [[translation, section, sentence === undefined ? '' : uniqueStart(sentence, there)]];
  });
}

const sectionIds = (passages: readonly Passage[]) => [...new Set(passages.map(({ id }) => id))];
const inSection = (passages: readonly Passage[], section: string) => passages.filter(({ id }) => id === section);

/** The sentence at the same position of a translated section, if both have the same paragraphs. */
function counterpart(beginning: string, own: readonly Passage[], there: readonly Passage[]): string | undefined {
  const at = own.findIndex(({ sentences }) => sentences.some((sentence) => sentence.startsWith(beginning)));
  const [passage, other] = [own[at], there[at]];
  if (!passage || !other || own.length !== there.length) return undefined;
  const position = passage.sentences.findIndex((sentence) => sentence.startsWith(beginning));
  return passage.sentences.length === other.sentences.length ? other.sentences[position] : other.sentences[0];
}

/** The text of a fact. Empty if the owner has struck it. */
function factText(fact: Fact, language: Language, data: SiteData): string {
  if (fact === 'price') return fromPrice(sharedTextIn(language, data));
  return fact === 'consultation' ? consultationText(language, data) : data.messages[language][fact];
}
type Fact = Extract<AnswerPlace, { fact: unknown }>['fact'];

/** Whether the sentence of an answer has left with a claim that the owner has struck. */
function isLost(place: AnswerPlace, id: string, passages: readonly Passage[], lost: readonly ClaimMark[]): boolean {
  if ('fact' in place || lost.length === 0) return false;
  const { words } = place;
  if (words !== undefined) {
    const has = (text: string) => normaliseSpaces(text).includes(normaliseSpaces(words));
    return lost.some(({ sentence }) => has(sentence)) && !sentencesIn(passages).some(has);
  }
  const section = passages.find((passage) => passage.id === id);
  const title = normaliseSpaces(section?.heading ?? '');
  return lost.some(({ heading = '', opens }) => opens && normaliseSpaces(heading) === title);
}

interface FoundSentence {
  sentence: string | undefined;
  problem?: { what: string; fix: string };
}

function sentenceAt(place: AnswerPlace, id: string, passages: readonly Passage[], fact = ''): FoundSentence {
  const section = sentencesIn(passages.filter((passage) => passage.id === id));
  if ('fact' in place) {
    const text = normaliseSpaces(fact);
    const sentence = sentencesIn(passages).find((one) => text.startsWith(normaliseSpaces(one)));
    if (sentence !== undefined) return { sentence };
    const what = `${place.href} no longer shows the fact "${place.fact}".`;
    return { sentence: section[0], problem: { what, fix: 'name a page that shows it, or a section.' } };
  }
  const { href, words } = place;
  const has = (sentence: string) => words !== undefined && normaliseSpaces(sentence).includes(normaliseSpaces(words));
  if (section.length === 0) {
    const sentence = sentencesIn(passages).find(has);
    const result = sentence === undefined ? 'the answer is left out' : 'the words are elsewhere on the page';
    return { sentence, problem: { what: `there is no ${href}; ${result}.`, fix: 'name the section as it is now.' } };
  }
  if (words === undefined) return { sentence: section[0] };
  const sentence = section.find(has);
  if (sentence !== undefined) return { sentence };
  const what = `no sentence of ${href} has "${words}"; its first sentence answers.`;
  return { sentence: section[0], problem: { what, fix: 'change the words, or remove them.' } };
}

/** Each sentence once, in the order of the page. */
function sentencesIn(passages: readonly Passage[]): string[] {
  return [...new Set(passages.flatMap(({ sentences }) => sentences))];
}

/** The build sets non-breaking spaces; writers do not. */
const normaliseSpaces = (text: string) => text.replace(/\s+/g, ' ');

/** The start of a sentence that no other sentence of its page shares. */
function uniqueStart(sentence: string, passages: readonly Passage[]): string {
  const sentences = sentencesIn(passages);
  for (let length = MIN_LENGTH; length < sentence.length; length++) {
    const start = sentence.slice(0, length);
    if (sentences.filter((other) => other.startsWith(start)).length === 1) return start;
  }
  return sentence;
}
