import type { Publication } from '@tutoring/domain/content';

/** A publication with nothing to publish. */
export const NOTHING_SAVED: Publication = {
  place: 'repository',
  saves: [],
  files: [],
  checks: { state: 'none', problems: [], href: null },
  preview: null,
  head: null,
  obstacle: 'Everything that was saved is published.',
  next: [],
};

interface Sample {
  checks?: Publication['checks']['state'];
  obstacle?: string | null;
}

/** Three samples of changes. */
export function samplePublication({ checks = 'passed', obstacle = null }: Sample = {}): Publication {
  return {
    ...NOTHING_SAVED,
    saves: ['Edit Prices', 'Edit Faq, English', 'Edit Faq, Français'].map((summary, place) => ({
      summary,
      by: 'owner@example.com',
      at: new Date(Date.UTC(2026, 10, 27, 9 - place)).toISOString(),
    })),
    files: [
      { path: 'site/data/prices.yaml', change: 'changed' },
      { path: 'site/content/faq.mdx', change: 'changed' },
      { path: 'site/content/faq/ar.mdx', change: 'changed' },
      { path: 'site/data/photos/sample.jpg', change: 'added' },
      { path: 'site/content/sample.mdx', change: 'removed' },
    ],
    checks: {
      state: checks,
      problems:
        checks === 'failed'
          ? [{ file: 'site/content/faq.mdx', line: 9, message: 'A sample of a mistake.\nFix: correct it.' }]
          : [],
      href: 'https://example.com/checks',
    },
    preview: 'https://preview.example.com',
    head: 'a'.repeat(40),
    obstacle,
  };
}
