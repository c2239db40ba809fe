/** A text of at most so many letters; what is left out shows as “…”. */
export function shortened(text: string, letters: number): string {
  return text.length > letters ? `${text.slice(0, letters - 1).trimEnd()}…` : text;
}
