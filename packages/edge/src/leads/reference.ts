import { REFERENCE_ALPHABET } from '@tutoring/domain/lead-limits';

const LETTERS = 8;
/** The largest multiple of the alphabet's size in a byte: higher bytes would make its first letters more likely. */
const FAIR_BYTES = 256 - (256 % REFERENCE_ALPHABET.length);

/** A random reference, such as `L-7KQM-R4TX`, with about 39 bits of entropy. */
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
