import { distance } from 'fastest-levenshtein';
import { fold, isUnspaced, wordsOf } from './fold';
import { foldQuery } from './query';
import { slips } from './words';

/** A piece of a text: a match, or the text between matches. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a text into pieces and marks the matches of a query: words that start with a query word, else occurrences of it,
 * else words with a typo.
 */
export function highlight(text: string, query: string): TextPiece[] {
  const { folded, origin } = foldWithOrigins(text);
  const marked = new Uint8Array(text.length + 1);
  for (const word of new Set(wordsOf(foldQuery(query)))) {
    for (const [from, to] of placesOf(word, folded)) marked.fill(1, origin[from], origin[to]);
  }
  const pieces: TextPiece[] = [];
  for (let at = 0; at < text.length;) {
    const isMatch = marked[at] === 1;
    let end = at;
    while (end < text.length && (marked[end] === 1) === isMatch) end += 1;
    pieces.push({ text: text.slice(at, end), isMatch });
    at = end;
  }
  return pieces;
}

/** Folds a text, and maps each position to the original. */
function foldWithOrigins(text: string): { folded: string; origin: number[] } {
  let folded = '';
  const origin: number[] = [];
  let at = 0;
  for (const character of text) {
    for (const letter of fold(character)) {
      for (let unit = 0; unit < letter.length; unit += 1) origin.push(at);
      folded += letter;
    }
    at += character.length;
  }
  return { folded, origin: [...origin, text.length] };
}

type Place = [from: number, to: number];

function placesOf(word: string, folded: string): Place[] {
  const places = occurrences(word, folded);
  const atStarts = places.filter(([from]) => !/[\p{L}\p{N}]/u.test(folded[from - 1] ?? ' '));
  if (isUnspaced(word) || places.length === 0) return places.length > 0 ? places : slipsOf(word, folded);
  // "ee" inside "been" is no match.
  return atStarts.length > 0 || word.length < 3 ? atStarts : places;
}

function occurrences(word: string, folded: string): Place[] {
  const places: Place[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    places.push([at, at + word.length]);
  }
  return places;
}

function slipsOf(word: string, folded: string): Place[] {
  const allowed = slips(word);
  if (allowed === 0) return [];
  return [...folded.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .filter(([found]) => distance(word, found.slice(0, word.length + allowed)) <= allowed)
    .map(({ 0: found, index }) => [index, index + found.length]);
}
