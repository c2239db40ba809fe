/** The English messages of install-card. */
export const en = {
  heading: 'Install this site as an app',
  text: 'You get an icon for it, and saved pages open without a connection: the pages you’ve read, tools and guides.',
  install: 'Install',
  later: 'Later',
  howTo: 'How it works',
  failed: 'Installation failed',
  unavailable: 'No install prompt available',
  /** Behind either of the two. */
  instead: 'Your browser’s menu may have “Install” or “Add to Home Screen”.',
} satisfies Record<string, string>;
