/** The English messages of show-more. */
export const en = {
  /** Opens the rest of a list. `{count}`: the number of entries in the rest, at least two. */
  more: 'Show {count} more',
  fewer: 'Show fewer',
} satisfies Record<string, string>;
