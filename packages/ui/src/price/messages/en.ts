/** The English messages of price. */
export const en = {
  from: 'From {price}',
} satisfies Record<string, string>;
