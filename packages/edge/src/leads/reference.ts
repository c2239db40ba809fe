import { REFERENCE_ALPHABET } from '@tutoring/domain/lead-limits';

const LETTERS = 8;
/** The largest multiple of the alphabet's size in a byte: bytes above it would favour its first letters. */
const FAIR_BYTES = 256 - (256 % REFERENCE_ALPHABET.length);

/** A new reference, such as `L-7KQM-R4TX`: about 39 bits of chance. */
export function newReference(
  random: (bytes: Uint8Array) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  let letters = '';
  while (letters.length < LETTERS) {
    for (const byte of random(new Uint8Array(LETTERS))) {
      if (byte < FAIR_BYTES && letters.length < LETTERS)
        letters += REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length];
    }
  }
  return `L-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
