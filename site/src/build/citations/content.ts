import { bytesFingerprint, sentencesOf, textFingerprint, type Fingerprint } from './fingerprint';
import { linesOfPage, linesOfText } from './lines';

/** What a page says. */
export interface PageText {
  fingerprint: Fingerprint;
  /** Empty for a file that is no text. */
  sentences: readonly string[];
}

/** A page with less text is an empty frame that scripts fill. */
const FEWEST_CHARACTERS = 100;
/** A page names its encoding in its first bytes. */
const HEAD_BYTES = 1024;

/**
 * Reads a page or file.
 * @param type Its `Content-Type`.
 * @param today When it was read.
 * @returns `undefined` if it is a page without text.
 */
export function readContent(bytes: Uint8Array, type: string, today: Date): PageText | undefined {
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  if (isPdf || !/^(text\/|application\/xhtml)|^$/i.test(type))
    return { fingerprint: bytesFingerprint(bytes), sentences: [] };
  const text = decode(bytes, type);
  const sentences = sentencesOf(/^text\/plain/i.test(type) ? linesOfText(text) : linesOfPage(text), today);
  if (sentences.join('').length < FEWEST_CHARACTERS) return undefined;
  return { fingerprint: textFingerprint(sentences), sentences };
}

/** Decodes by the header, by the page's own `<meta>`, or as UTF-8. */
function decode(bytes: Uint8Array, type: string): string {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const [, encoding = 'utf-8'] =
    /charset=["']?([\w-]+)/i.exec(type) ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head) ?? [];
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    // An encoding that does not exist.
    return new TextDecoder().decode(bytes);
  }
}
