/** The name under which Storybook offers the pseudo-language. */
export const PSEUDO = 'en-XA';

/** By how much a translation may be longer than English: German and French labels reach it. */
const LONGER = 0.4;

const ACCENTED: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Û',
};

/**
 * English made longer and accented, in brackets: what is not in them is no message, and what has no room for it breaks
 * in some language. `{placeholders}` stay.
 */
export function pseudo(text: string): string {
  const words = text.split(' ').map((word) => (/^\W*\{\w+\}\W*$/.test(word) ? word : longer(word)));
  return `[${words.join(' ')}]`;
}

/** The word itself grows, as compounds do: more words would only wrap. */
function longer(word: string): string {
  const accented = word.replace(/\{\w+\}|[aeiou]/gi, (part) => ACCENTED[part] ?? part);
  return accented + 'ö'.repeat(Math.ceil(word.length * LONGER));
}
