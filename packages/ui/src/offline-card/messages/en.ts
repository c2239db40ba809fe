/** The English messages of offline-card. */
export const en = {
  heading: "You're Offline",
  text: 'Some features may be limited. Content will sync when reconnected.',
  works: 'Saved pages still open. If you send a message, keep its page open: we send it when you’re connected again.',
  saved: 'See saved pages',
} satisfies Record<string, string>;
