/** The first `max` UTF-16 units of a text, without half a surrogate pair at the end. */
export function truncate(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}
