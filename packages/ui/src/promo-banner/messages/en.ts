/** The English messages of promo-banner. */
export const en = {
  label: 'Offer',
  dismiss: 'Dismiss this offer',
} satisfies Record<string, string>;
