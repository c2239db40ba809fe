/** The notice that a link leads to a page in English, with the space before it that its brackets need (none in East Asian texts). */
export function englishNotice(inEnglish: string): string {
  return /^（|\p{Script=Hangul}/u.test(inEnglish) ? inEnglish : ` ${inEnglish}`;
}
