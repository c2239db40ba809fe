/** Removes a word's ending, in languages with endings. */
export function stemOf(word: string): string {
  if (/^\d/.test(word)) return word;
  const bare = word.replace(/^(?:[وفبلك]?ال|لل)(?=..)/, '');
  const stem = bare.replace(/(?:ations?|ings?|ors?|ed|ies|ers?|en|es|[snaeoiy])$/, '');
  return stem.length >= 4 ? stem : bare;
}
