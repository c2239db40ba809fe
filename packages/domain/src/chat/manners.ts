import type { CourtesySubject, DirectAnswer } from '../contract/chat';
import type { Language } from '../languages';
import { smallWordsOf } from '../search/small-words';
import { BESIDE, COURTESIES } from './courtesies';
import { finderOf, spaced, without } from './phrases';

/** The order in which courtesies decide: "hi, how are you" is not only a greeting. */
const ORDER: readonly CourtesySubject[] = ['joke', 'maker', 'wellbeing', 'goodbye', 'thanks', 'greeting'];

/** Courtesies that are meant, whatever else a short message says. */
const SUFFICIENT: ReadonlySet<CourtesySubject> = new Set(['joke', 'maker']);

/** Pictures, and the signs that join or vary them. */
const EMOJI = /[\p{Extended_Pictographic}\uFE0F\u200D]/gu;

/**
 * The reply to a message that only is courteous, such as "hi" or "thanks, bye"; `undefined` if it says more: "hi, how much is a
 * lesson" is a question.
 */
export function courtesyOf(message: string, language: Language): DirectAnswer | undefined {
  const text = spaced(message.replace(EMOJI, ' '));
  const direct = (about: DirectAnswer['about']): DirectAnswer => ({ kind: 'direct', about, language });
  if (text.trim() === '') return /\p{Extended_Pictographic}/u.test(message) ? direct('thanks') : undefined;
  if (!isShort(text)) return undefined;
  for (const one of new Set<Language>([language, 'en'])) {
    const subject = subjectOf(text, one);
    if (subject && (SUFFICIENT.has(subject) || restOf(text, one) === ''))
      return direct(subject === 'maker' ? 'machine' : subject);
  }
  return undefined;
}

/** The courtesy that decides. A phrase inside a longer one does not count: "你好" contains "好". */
function subjectOf(text: string, language: Language): CourtesySubject | undefined {
  const said = ORDER.flatMap((subject) => {
    const found = [...text.matchAll(finderOf(COURTESIES[language][subject], language))];
    return found.map(({ index, 0: phrase }) => ({ subject, from: index, to: index + phrase.length }));
  });
  const isInside = (one: (typeof said)[number]) =>
    said.some(({ from, to }) => from <= one.from && to >= one.to && to - from > one.to - one.from);
  return said.find((one) => !isInside(one))?.subject;
}

/** Most words, and most characters without spaces, of a courtesy: a long message says more. */
const WORDS_MAX = 10;
const CHARACTERS_MAX = 60;
const isShort = (text: string) => text.trim().split(' ').length <= WORDS_MAX && text.length <= CHARACTERS_MAX;

/** What a text says beside courtesies. */
function restOf(text: string, language: Language): string {
  let rest = text;
  for (const subject of ORDER) rest = without(rest, COURTESIES[language][subject], language);
  rest = without(` ${rest.trim()} `, BESIDE[language], language);
  const small = smallWordsOf(language);
  return rest
    .split(' ')
    .filter((word) => word !== '' && !small.has(word))
    .join(' ');
}
