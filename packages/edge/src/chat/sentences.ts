/** A citation as models write it: `[1]`, `[1, 2]`, `【1】`. */
const CITATION = '[[【]\\s*\\d+(?:\\s*,\\s*\\d+)*\\s*[\\]】]';
export const CITATIONS = new RegExp(`\\s*${CITATION}`, 'g');

/**
 * What may end a sentence: a line's end, or its sign with what closes after it; and the citations behind it, which belong
 * to it. Where signs are written without spaces, no space follows.
 */
const END = new RegExp(`(?:\\n|[.!?؟…]+["'”’»)]*(?=[\\s[【]|$)|[。！？]+[」』”）]*)(?:\\s*${CITATION})*`, 'g');

/** Words whose full stop ends no sentence: with one inside (`a.m.`, `z. B.`), of one letter, numbers, and these. */
const SHORT =
  /(?:^|[\s(])(?:\p{L}|\d{1,2}|\p{L}{1,3}(?:\.\s?\p{L}{1,3})+|[DM]rs?|Ms|St|vs|approx|etc|bzw|ca|Nr|Sra?|Mme|Dott)\.$/u;

/** Takes an answer as it comes and gives its sentences once each is complete. */
export interface SentenceReader {
  /** Takes a piece of text; gives the sentences that it completed. */
  add: (piece: string) => string[];
  /** The answer is complete: gives what is left. Of one that broke off nobody asks. */
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
      // A citation may still follow: the sentence is complete when something else does.
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

/** Whether a full stop is that of a short form: a small letter follows, or it is known as one. */
function goesOn(sentence: string, next: string): boolean {
  return sentence.endsWith('.') && (/^\p{Ll}/u.test(next) || SHORT.test(sentence));
}
