import { distance } from 'fastest-levenshtein';
import { fold, isUnspaced, wordsOf } from './fold';
import { foldQuery } from './query';
import { slips } from './words';

/** A piece of a text: a match of the query, or what stands between. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/**
 * A text in pieces, those that the query means marked: words that begin as one of its words, else places that contain
 * it, else words that differ by a slip.
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

/** A folded text, and for each of its places the one in the text it came from. */
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
  // "ee" in the middle of "been" is nobody's meaning.
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
