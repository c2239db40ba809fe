import { CHAT_QUESTION_MAX } from '../contract/chat';
import type { Language } from '../languages';
import { ENTITIES, EXCLUSIVE } from './entities';
import { featuresOf, type Knowledge } from './features';
import { courtesyOf } from './manners';
import { placesIn } from './places';
import { isUnspacedLanguage, plainPhrases, says, spaced, without } from './phrases';
import { conceptsSaid } from './query-terms';

/** Whole questions that continue the one before, beginnings of such questions, and words that point back to it. */
const CONTINUES: Readonly<Record<Language, { alone: string; begins: string; points: string }>> = {
  en: {
    alone:
      'when, till when, until when, from when, since when, how long, how much, how many, how often, where, who, why, why not, what time, which day, which days, how, how so, for how long, what else',
    begins: 'and, what about, how about, but, or, also, so, then, ok and, okay and',
    points:
      'it, that, this, those, these, them, they, there, he, she, him, her, one, ones, same, instead, too, as well, either',
  },
  de: {
    alone:
      'wann, bis wann, ab wann, seit wann, wie lange, wie viel, wie viele, wie oft, wo, wer, warum, wieso, um wie viel uhr, welche tage, wie, was noch, von wann bis wann',
    begins: 'und, wie ist es mit, was ist mit, wie sieht es … aus, aber, oder, auch, also, dann, wie steht es',
    points:
      'es, das, dies*, die, dort, da, er, sie, ihn, ihm, ihr, davon, damit, dafur, dazu, auch, dasselbe, stattdessen',
  },
  fr: {
    alone:
      'quand, jusqu a quand, a partir de quand, combien de temps, combien, ou, qui, pourquoi, a quelle heure, quels jours, comment, c est combien, quoi d autre',
    begins: 'et, mais, ou, aussi, alors, donc, qu en est il, quid',
    points: 'ca, cela, ce, c est, celui*, celle*, il, elle, la bas, y, en, aussi, pareil, meme',
  },
  es: {
    alone:
      'cuando, hasta cuando, desde cuando, cuanto tiempo, cuanto, cuantos, cuantas, donde, quien, por que, a que hora, que dias, como, que mas, hasta que hora',
    begins: 'y, pero, o, tambien, entonces, que tal, que pasa con, que hay de',
    points: 'eso, esto, ese, esa, ello, lo, el, ella, alli, ahi, tambien, mismo, misma',
  },
  it: {
    alone:
      'quando, fino a quando, da quando, quanto tempo, quanto, quanti, quante, dove, chi, perche, a che ora, che giorni, come, cos altro, fino a che ora',
    begins: 'e, ma, o, oppure, anche, allora, invece, e per, che ne dici',
    points: 'questo, quello, cio, lui, lei, li, ci, ne, anche, stesso, stessa',
  },
  nl: {
    alone:
      'wanneer, tot wanneer, vanaf wanneer, hoe lang, hoeveel, hoe vaak, waar, wie, waarom, hoe laat, welke dagen, hoe, wat nog meer, tot hoe laat',
    begins: 'en, maar, of, ook, dus, dan, hoe zit het met, wat met',
    points: 'het, dat, dit, die, deze, daar, hij, zij, ze, hem, haar, ervan, ermee, ook, hetzelfde',
  },
  ja: {
    alone:
      'いつ, いつですか, いつまで, いつまでですか, いつから, いくら, いくらですか, 何時, 何時まで, 何時から, どこ, どこですか, 誰, 誰ですか, なぜ, なぜですか, どうして, 何回, どのくらい',
    begins: 'では, じゃあ, じゃ, それでは, あと, また, でも, ちなみに, 一方',
    points: 'それ, その, これ, この, そこ, 同じ, の場合, の方, も',
  },
  ko: {
    alone:
      '언제, 언제요, 언제까지, 언제까지요, 언제부터, 얼마, 얼마예요, 얼마나, 몇 시, 몇시요, 몇 시까지요, 어디, 어디요, 누구, 누구요, 왜, 왜요, 몇 번',
    begins: '그럼, 그러면, 그리고, 근데, 그런데, 또, 혹시',
    points: '그거, 그건, 그게, 그것, 이거, 거기, 그때, 같은, 은요, 는요, 도요',
  },
  'zh-Hans': {
    alone: '什么时候, 到什么时候, 从什么时候, 多久, 多少, 多少钱, 几点, 到几点, 几次, 哪里, 谁, 为什么, 怎么, 哪几天',
    begins: '那, 那么, 还有, 另外, 但是, 可是',
    points: '这个, 那个, 这, 它, 他, 她, 那边, 一样, 呢, 也',
  },
  'zh-Hant': {
    alone:
      '幾時, 到幾時, 由幾時, 幾耐, 幾多, 幾多錢, 幾點, 到幾點, 幾多次, 邊度, 邊個, 點解, 點樣, 邊幾日, 什麼時候, 甚麼時候',
    begins: '咁, 那, 那麼, 仲有, 另外, 但係, 但是',
    points: '呢個, 嗰個, 這個, 那個, 佢, 它, 他, 她, 嗰邊, 一樣, 呢, 都',
  },
  ar: {
    alone: 'متى, الى متى, لمتى, من متى, كم, كم مره, بكم, اين, وين, من, مين, لماذا, ليش, كيف, اي ساعه, اي يوم',
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
  const { alone, begins, points } = CONTINUES[language];
  if (plainPhrases(alone).includes(text.trim())) return true;
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
