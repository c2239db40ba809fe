/** Messages as teenagers and parents may write them, and what only sounds alike. */
export interface MoreMessages {
  distress: readonly string[];
  abuse: readonly string[];
  harmless: readonly string[];
}
