/** Escapes a text for HTML. HTMLRewriter escapes only the quotes of attributes, so a typed `&lt;` would come back as `<`. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
