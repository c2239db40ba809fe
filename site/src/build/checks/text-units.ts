/** Languages whose texts are counted and compared by characters. */
const BY_CHARACTER = new Set(['zh', 'ja', 'ko']);

/** Whether texts of this language are counted by characters: Chinese, Japanese and Korean. */
export function countsCharacters(lang: string): boolean {
  return BY_CHARACTER.has(lang.split('-')[0] ?? '');
}

/** The units of a text: words, or characters in Chinese, Japanese and Korean. */
export function unitsOf(text: string, lang: string): string[] {
  const lower = text.toLocaleLowerCase(lang);
  return countsCharacters(lang) ? (lower.match(/[\p{L}\p{N}]/gu) ?? []) : (lower.match(/[\p{L}\p{N}’'-]+/gu) ?? []);
}
