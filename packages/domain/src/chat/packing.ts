/** The character for a gap of 0. Small gaps are letters, which compress best. */
const FIRST_SIGN = 0x23;
/** JSON would escape this character. */
const BACKSLASH = 0x5c;

/** Encodes a rising list of numbers: one character for each gap. */
export function packed(numbers: readonly number[]): string {
  return numbers.map((number, at) => signOf(number - (numbers[at - 1] ?? -1) - 1)).join('');
}

/** Decodes {@link packed} numbers. */
export function unpacked(signs: string): number[] {
  let number = -1;
  return [...signs].map((sign) => (number += gapOf(sign) + 1));
}

function signOf(gap: number): string {
  const code = FIRST_SIGN + gap;
  return String.fromCodePoint(code < BACKSLASH ? code : code + 1);
}

function gapOf(sign: string): number {
  const code = sign.codePointAt(0) ?? FIRST_SIGN;
  return code - FIRST_SIGN - (code > BACKSLASH ? 1 : 0);
}
