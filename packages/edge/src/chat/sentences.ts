/** A citation as models write it: `[1]`, `[1, 2]`, `【1】`. */
const CITATION = '[[【]\\s*\\d+(?:\\s*,\\s*\\d+)*\\s*[\\]】]';
export const CITATIONS = new RegExp(`\\s*${CITATION}`, 'g');

/**
 * The end of a sentence: a line break, or its punctuation with closing quotes; and the citations after it, which belong to
 * it. Punctuation of Chinese and Japanese needs no space after it.
 */
const END = new RegExp(`(?:\\n|[.!?؟…]+["'”’»)]*(?=[\\s[【]|$)|[。！？]+[」』”）]*)(?:\\s*${CITATION})*`, 'g');

/**
 * Abbreviations, whose full stop does not end a sentence: with one inside (`a.m.`, `z. B.`), single letters, numbers, and
 * these.
 */
const SHORT =
  /(?:^|[\s(])(?:\p{L}|\d{1,2}|\p{L}{1,3}(?:\.\s?\p{L}{1,3})+|[DM]rs?|Ms|St|vs|approx|etc|bzw|ca|Nr|Sra?|Mme|Dott)\.$/u;

/** Splits a streamed answer into complete sentences. */
export interface SentenceReader {
  /** Adds text. Returns the sentences that it completes. */
  add: (piece: string) => string[];
  /** Returns the rest of a complete answer. Do not call it if the answer broke off. */
  end: () => string[];
}

export function sentenceReader(): SentenceReader {
  let rest = '';
  const take = (isAll: boolean): string[] => {
    const sentences: string[] = [];
    let from = 0;
    for (const { 0: end, index } of rest.matchAll(END)) {
      const to = index + end.length;
      const next = rest.slice(to).trimStart();
      // A citation may still follow, so the sentence is complete only when something else does.
      if (!isAll && (next === '' || /^[[【]/.test(next))) break;
      if (!CITATIONS_AT_END.test(end) && !end.startsWith('\n') && goesOn(rest.slice(from, to), next)) continue;
      sentences.push(rest.slice(from, to).trim());
      from = to;
    }
    rest = rest.slice(from);
    if (isAll) sentences.push(rest.trim());
    return sentences.filter(Boolean);
  };
  return {
    add(piece) {
      rest += piece;
      return take(false);
    },
    end: () => take(true),
  };
}

const CITATIONS_AT_END = /[\]】]$/;

/** Whether a full stop belongs to an abbreviation: a lower-case letter follows, or it is a known one. */
function goesOn(sentence: string, next: string): boolean {
  return sentence.endsWith('.') && (/^\p{Ll}/u.test(next) || SHORT.test(sentence));
}
