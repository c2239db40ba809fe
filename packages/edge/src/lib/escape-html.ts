/** A text for HTML: HTMLRewriter escapes quotes in attributes and nothing else, so that `&lt;`, typed as such, would come back as `<`. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
