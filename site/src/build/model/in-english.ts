/** The notice that a link leads to a page in English, with the space before it that its brackets need. */
export function englishNotice(inEnglish: string): string {
  return inEnglish.startsWith('（') ? inEnglish : ` ${inEnglish}`;
}
