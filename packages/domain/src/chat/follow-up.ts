import { CHAT_QUESTION_MAX } from '../contract/chat';
import type { Language } from '../languages';
import { ENTITIES, EXCLUSIVE } from './entities';
import { featuresOf, type Knowledge } from './features';
import { courtesyOf } from './manners';
import { placesIn } from './places';
import { isUnspacedLanguage, says, spaced, without } from './phrases';
import { conceptsSaid } from './query-terms';

/** Beginnings of a question that continues the one before, and words that point back to it. */
const CONTINUES: Readonly<Record<Language, { begins: string; points: string }>> = {
  en: {
    begins: 'and, what about, how about, but, or, also, so, then, ok and, okay and, what if',
    points:
      'it, that, this, those, these, them, they, there, he, she, him, her, one, ones, same, instead, too, as well, either',
  },
  de: {
    begins: 'und, wie ist es mit, was ist mit, wie sieht es … aus, aber, oder, auch, also, dann, wie steht es',
    points:
      'es, das, dies*, die, dort, da, er, sie, ihn, ihm, ihr, davon, damit, dafur, dazu, auch, dasselbe, stattdessen',
  },
  fr: {
    begins: 'et, mais, ou, aussi, alors, donc, qu en est il, quid',
    points: 'ca, cela, ce, c est, celui*, celle*, il, elle, la bas, y, en, aussi, pareil, meme',
  },
  es: {
    begins: 'y, pero, o, tambien, entonces, que tal, que pasa con, que hay de',
    points: 'eso, esto, ese, esa, ello, lo, el, ella, alli, ahi, tambien, mismo, misma',
  },
  it: {
    begins: 'e, ma, o, oppure, anche, allora, invece, e per, che ne dici',
    points: 'questo, quello, cio, lui, lei, li, ci, ne, anche, stesso, stessa',
  },
  nl: {
    begins: 'en, maar, of, ook, dus, dan, hoe zit het met, wat met',
    points: 'het, dat, dit, die, deze, daar, hij, zij, ze, hem, haar, ervan, ermee, ook, hetzelfde',
  },
  ja: {
    begins: 'では, じゃあ, じゃ, それでは, あと, また, でも, ちなみに, 一方',
    points: 'それ, その, これ, この, そこ, 同じ, の場合, の方, も',
  },
  ko: {
    begins: '그럼, 그러면, 그리고, 근데, 그런데, 또, 혹시',
    points: '그거, 그건, 그게, 그것, 이거, 거기, 그때, 같은, 은요, 는요, 도요',
  },
  'zh-Hans': {
    begins: '那, 那么, 还有, 另外, 但是, 可是, 如果',
    points: '这个, 那个, 这, 它, 他, 她, 那边, 一样, 呢, 也',
  },
  'zh-Hant': {
    begins: '咁, 那, 那麼, 仲有, 另外, 但係, 但是, 如果',
    points: '呢個, 嗰個, 這個, 那個, 佢, 它, 他, 她, 嗰邊, 一樣, 呢, 都',
  },
  ar: {
    begins: 'و, طيب, طب, لكن, او, ايضا, اذن, وماذا عن, ماذا عن, وبالنسبه, بالنسبه, وكم, ومتي, وهل, ولو',
    points: 'هذا, هذه, ذلك, تلك, هو, هي, هناك, نفس, كذلك, ايضا, ذا, هالشي',
  },
};

/** Most earlier questions that a question can continue. */
const EARLIER_MAX = 4;

/** Most words, and most characters without spaces, of a question that may need the one before. */
const WORDS_SHORT = 6;
const CHARACTERS_SHORT = 14;

/**
 * The question with what it continues from the questions before.
 * @param earlier The oldest first.
 */
export function resolved(asked: string, earlier: readonly string[], knowledge: Knowledge): string {
  const [[language]] = knowledge.known;
  let before = '';
  for (const question of [...earlier.slice(-EARLIER_MAX), asked]) {
    const text = question.slice(0, CHAT_QUESTION_MAX);
    if (courtesyOf(text, language)) continue;
    const continues = before !== '' && isFollowUp(text, featuresOf(text, knowledge), language);
    before = continues ? inContext(text, before, knowledge) : text;
  }
  return before;
}

/** Whether a question continues the one before: it begins so, says nothing that it asks, or points back. */
function isFollowUp(question: string, features: ReadonlySet<string>, language: Language): boolean {
  const text = spaced(question);
  const { begins, points } = CONTINUES[language];
  const end = isJoined(language) ? '' : ' ';
  if (begins.split(', ').some((phrase) => text.startsWith(` ${phrase}${end}`))) return true;
  if (!isShort(text, language)) return false;
  const acts = [...features].filter((feature) => feature.startsWith('c:') && !ENTITIES.has(feature)).length;
  return acts === 0 || (acts === 1 && says(text, points, language));
}

function isShort(text: string, language: Language): boolean {
  return isUnspacedLanguage(language) && language !== 'ko'
    ? text.trim().length <= CHARACTERS_SHORT
    : text.trim().split(' ').length <= WORDS_SHORT;
}

/** Languages whose words join the next one. */
const isJoined = (language: Language) => isUnspacedLanguage(language) || language === 'ar';

/** A question with what the earlier one said, except what the new one replaces. */
function inContext(question: string, earlier: string, { known, places }: Knowledge): string {
  const text = spaced(question);
  const said = conceptsSaid(text, known);
  const [[language]] = known;
  let before = spaced(earlier);
  for (const group of EXCLUSIVE) {
    if (!group.some((concept) => said.has(concept))) continue;
    for (const concept of group)
      for (const [one, { concepts }] of known) before = without(before, concepts[concept] ?? '', one);
  }
  if (placesIn(text, places, language).named.length > 0) before = placesIn(before, places, language).rest;
  return `${before.trim()} ${question}`;
}
