import type { Frontmatter } from '../build/content/frontmatter';

/** The headings of the blog. In English only, like the articles. */
export const TOPIC_LABELS: Readonly<Record<NonNullable<Frontmatter['topic']>, string>> = {
  ai: 'AI and learning',
  coursework: 'Coursework and orals',
  study: 'Studying',
  choosing: 'Choosing help',
};

/** The kinds of evidence for an article's claim: a sign in the margin and a name. In English only, like the articles. */
export const EVIDENCE_LABELS: Readonly<Record<NonNullable<Frontmatter['evidence']>, { sign: string; name: string }>> = {
  trials: { sign: '✓', name: 'controlled trials' },
  mixed: { sign: '~', name: 'mixed studies' },
  none: { sign: '?', name: 'nobody has measured it' },
  rules: { sign: '§', name: 'published rules' },
};
