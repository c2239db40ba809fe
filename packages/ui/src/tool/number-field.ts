/** The maximum length of a number, in a field and in a link, in characters. It includes spaces and invisible marks. */
export const MAX_NUMBER_LENGTH = 20;

/**
 * The props of a number field. It is a text field. A field of `type="number"` changes with the mouse wheel, and browsers
 * clear it if the digits or the decimal sign belong to another language.
 */
export function numberField(kind: 'whole' | 'decimal') {
  return {
    inputMode: kind === 'whole' ? 'numeric' : 'decimal',
    autoComplete: 'off',
    maxLength: MAX_NUMBER_LENGTH,
  } as const;
}

/** Reads a number in the digits of any script, with a decimal comma or point; `NaN` if it is not a number. */
export function numberIn(text: string): number {
  const plain = plainText(text).replace(/[,٫،．，]/, '.');
  // Accept a number that ends with its decimal sign, because the visitor is still typing.
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
}

/** Reads a whole number in the digits of any script; `NaN` if it is not one. */
export function wholeNumberIn(text: string): number {
  const plain = plainText(text);
  return /^\d+$/.test(plain) ? Number(plain) : NaN;
}

/** Trims a text, removes invisible marks, which copied numbers contain, and replaces digits of any script by 0 to 9. */
function plainText(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\p{Nd}/gu, latinDigit);
}

/** Unicode orders each script's digits from 0 to 9. In a run of several scripts, the distance to its start modulo 10 counts. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
