/** The English messages of install-card. */
export const en = {
  heading: 'Install this site as an app',
  text: 'It gets an icon of its own, and what is saved opens without a connection: pages you have read, tools and guides.',
  install: 'Install',
  later: 'Later',
  howTo: 'How it works',
  failed: 'Installation failed',
  unavailable: 'No install prompt available',
  /** Behind either of the two. */
  instead: 'Your browser’s menu may have “Install” or “Add to Home Screen”.',
} satisfies Record<string, string>;
