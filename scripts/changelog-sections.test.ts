import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inSections, subjectOf, SUBJECTS } from './changelog-sections';

const WRITTEN = `# @tutoring/ui

## 1.0.0-rc.1

### Minor Changes

- abc1234: Styles: One layer.

  To do: nothing.

- def5678: Forms: \`LeadForm\` asks less.

### Patch Changes

- Forms: A field is wider.
- Without a subject.
- Updated dependencies [abc1234]
- Updated dependencies
  - @tutoring/domain@1.0.0-rc.1

## 1.0.0-rc.0

### Minor Changes

- Styles: Earlier.
`;

it('groups the newest entry by subject, and loses nothing', () => {
  const grouped = inSections(WRITTEN);
  expect(grouped).toBe(`# @tutoring/ui

## 1.0.0-rc.1

### Patch Changes

- Without a subject.

### Forms

- def5678: \`LeadForm\` asks less.
- A field is wider.

### Styles

- abc1234: One layer.

  To do: nothing.

### Packaging

- Needs @tutoring/domain@1.0.0-rc.1.

## 1.0.0-rc.0

### Minor Changes

- Styles: Earlier.
`);
  expect(inSections(grouped)).toBe(grouped);
});

it('finds a known subject in each pending changeset', () => {
  const root = join(import.meta.dirname, '..');
  for (const file of globSync('.changeset/*.md', { cwd: root })) {
    if (file.endsWith('README.md')) continue;
    const [, text = ''] = /^---\n[\s\S]*?\n---\n+([\s\S]*)/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    expect(subjectOf(text).subject, `${file} begins with “Subject: ”, one of ${SUBJECTS.join(', ')}`).toBeDefined();
  }
});

it('the released entries have sections', () => {
  for (const name of ['domain', 'ui']) {
    const changelog = readFileSync(join(import.meta.dirname, '../packages', name, 'CHANGELOG.md'), 'utf8');
    for (const [, heading = ''] of changelog.matchAll(/^### (.*)$/gm))
      expect(['Major Changes', ...SUBJECTS]).toContain(heading);
  }
});
