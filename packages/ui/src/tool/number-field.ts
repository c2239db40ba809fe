/** Characters that a number field and a link take: a number, with room for spaces and invisible marks. */
export const MAX_NUMBER_LENGTH = 20;

/**
 * What a field for a number is given. It is a field of text: one of `type="number"` changes with the mouse wheel, and browsers
 * empty it where digits or the decimal sign are of another language.
 */
export function numberField(kind: 'whole' | 'decimal') {
  return {
    inputMode: kind === 'whole' ? 'numeric' : 'decimal',
    autoComplete: 'off',
    maxLength: MAX_NUMBER_LENGTH,
  } as const;
}

/** The number in a field, in the digits of any script, with a comma or a point; `NaN` if it is none. */
export function numberIn(text: string): number {
  const plain = plainText(text).replace(/[,٫،．，]/, '.');
  // A number that ends with its decimal sign is still being typed.
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
}

/** The whole number in a field, in the digits of any script; `NaN` if it is none. */
export function wholeNumberIn(text: string): number {
  const plain = plainText(text);
  return /^\d+$/.test(plain) ? Number(plain) : NaN;
}

/** A text without spaces around it and invisible marks, which come along when a number is copied, and with digits from 0 to 9. */
function plainText(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\p{Nd}/gu, latinDigit);
}

/** The digits of a script follow each other from 0 to 9, and so do those of neighbouring scripts. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
