import { spaced } from '../phrases';

/** Digits and symbols used as letters: "k1ll", "$uicide". */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Captures the letter before, because Safari supports `(?<=` only from 16.4. */
const IN_A_WORD = /(\p{L})([01345@$!])(?=\p{L})|([01345@$])(?=\p{L}{2})/gu;

/** Spaced-out letters: "d i e". */
const SPELT = /(?: \p{L}(?= )){5,}/gu;

/** A message, and its likely readings: digits as letters, "dieeee" as "die", spaced-out letters joined. */
export function readingsOf(message: string): readonly string[] {
  const written = spaced(message);
  const letters = spaced(
    message.replace(
      IN_A_WORD,
      (_, before: string | undefined, inside: string | undefined, first: string | undefined) =>
        (before ?? '') + (LETTERS[inside ?? first ?? ''] ?? ''),
    ),
  );
  const joined = letters.replace(SPELT, (row) => ` ${row.replaceAll(' ', '')}`);
  return [
    ...new Set([written, joined, joined.replace(/(\p{L})\1{2,}/gu, '$1$1'), joined.replace(/(\p{L})\1{2,}/gu, '$1')]),
  ];
}
