import { expect, it } from 'vitest';
import { oldFactLines } from './age';
import { projectWith } from './project.test-data';

const project = projectWith({
  'site/content/old.mdx': 'Text.\n\n<Sources checked="2026-05">\n\n- A book.\n\n</Sources>\n',
  'site/content/young.mdx': '<Sources checked="2026-11" />',
  'site/data/facts.yaml': '- checked: 2026-11\n- checked: 2026-04\n- checked: 2026-06\n',
  'packages/domain/src/facts.ts': "export const FEES_CHECKED = '2025-11';\n",
});

it('prints the oldest fact of each file from half a year on, also one that is older than a year', () => {
  expect(oldFactLines(project, new Date('2026-11-26'))).toEqual([
    'Facts that nobody has checked for 6 months (at 12, pnpm launch-check fails):',
    '  site/content/old.mdx:3 checked 2026-05, 6 months ago',
    '  site/data/facts.yaml:2 checked 2026-04, 7 months ago',
    '  packages/domain/src/facts.ts:1 checked 2025-11, 12 months ago',
  ]);
});

it('prints nothing while all facts are young', () => {
  expect(oldFactLines(projectWith({ 'site/data/facts.yaml': 'checked: 2026-06\n' }), new Date('2026-11-30'))).toEqual(
    [],
  );
});
