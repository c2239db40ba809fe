import type { Frontmatter } from '../build/content/frontmatter';

/** The headings of the blog; English alone, as are the articles. */
export const TOPIC_WORDS: Readonly<Record<NonNullable<Frontmatter['topic']>, string>> = {
  ai: 'AI and learning',
  coursework: 'Coursework and orals',
  study: 'Studying',
  choosing: 'Choosing help',
};

/** What an article's claim may rest on, as a mark in the margin and in words; English alone, as are the articles. */
export const EVIDENCE_WORDS: Readonly<Record<NonNullable<Frontmatter['evidence']>, { sign: string; name: string }>> = {
  trials: { sign: '✓', name: 'controlled trials' },
  mixed: { sign: '~', name: 'mixed studies' },
  none: { sign: '?', name: 'nobody has measured it' },
  rules: { sign: '§', name: 'published rules' },
};
