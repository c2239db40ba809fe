/** The name under which Storybook offers the pseudo-language. */
export const PSEUDO = 'en-XA';

/** How much longer than English a translation may be. German and French labels reach it. */
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
 * Longer, accented English in brackets. Text without brackets is not a message, and text that does not fit will not fit in
 * some language. `{placeholders}` stay.
 */
export function pseudo(text: string): string {
  const words = text.split(' ').map((word) => (/^\W*\{\w+\}\W*$/.test(word) ? word : longer(word)));
  return `[${words.join(' ')}]`;
}

/** Makes a word longer, as in compounds. More words would only wrap. */
function longer(word: string): string {
  const accented = word.replace(/\{\w+\}|[aeiou]/gi, (part) => ACCENTED[part] ?? part);
  return accented + 'ö'.repeat(Math.ceil(word.length * LONGER));
}
