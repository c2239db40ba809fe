/** The first letters of the first and the last word. What is no letter, such as an emoji, is left out. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word = '') => [...word][0] ?? '');
  // Without a space, Arabic letters join and read as a word.
  return letters.join(letters.some((letter) => /\p{Script=Arabic}/u.test(letter)) ? ' ' : '');
}
