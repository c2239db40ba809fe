/** The English messages of offline-card. */
export const en = {
  heading: "You're Offline",
  text: 'Some features may be limited. Content will sync when reconnected.',
  works: 'What is saved here still opens. A message that you send waits while its page is open, and goes by itself.',
  saved: 'What is saved',
} satisfies Record<string, string>;
