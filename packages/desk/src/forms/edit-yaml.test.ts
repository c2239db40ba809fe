import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isScalar, parse, parseDocument, visit } from 'yaml';
import { editYaml, pathAtLine, readYaml, type Path } from './edit-yaml';
import { editFrontmatter, frontmatterOf } from './frontmatter';

const site = join(import.meta.dirname, '../../../../site');
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const files = globSync('data/**/*.yaml', { cwd: site }).sort();
const pages = globSync('content/**/*.mdx', { cwd: site }).sort();
/** Large files have thousands of alike scalars, and take half a second to read. */
const mostOf = (text: string) => (text.length > 50_000 ? 2 : 12);

/** The paths of scalars, evenly over the file. */
function scalarPaths(text: string): Path[] {
  const paths: Path[] = [];
  visit(parseDocument(text), {
    Scalar(key, _node, ancestors) {
      if (key === 'key') return;
      const path: (string | number)[] = [];
      for (const [index, ancestor] of ancestors.entries()) {
        const below: unknown = ancestors[index + 1] ?? _node;
        if ('items' in (ancestor as object)) {
          const { items } = ancestor as unknown as { items: unknown[] };
          const at = items.indexOf(below);
          const pair = items[at] as { key?: unknown } | undefined;
          path.push(
            pair && typeof pair === 'object' && 'key' in pair && isScalar(pair.key) ? String(pair.key.value) : at,
          );
        }
      }
      paths.push(path);
    },
  });
  const step = Math.ceil(paths.length / mostOf(text));
  return paths.filter((_, index) => index % step === 0);
}

const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((below, key) => (below as Record<string | number, unknown>)[key], value);

/** The lines of a text that another one has not, at the same place from the top or from the end. */
function changedLines(before: string, after: string): { from: number; to: number } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let from = 0;
  while (from < old.length && old[from] === now[from]) from += 1;
  let tail = 0;
  while (
    tail < old.length - from &&
    tail < now.length - from &&
    old[old.length - 1 - tail] === now[now.length - 1 - tail]
  )
    tail += 1;
  return { from, to: old.length - tail };
}

const VALUES = [
  'Another text',
  'it’s: #1, [a] & {b}',
  "'quoted'",
  '16:00',
  'yes',
  '123',
  'zwei\nZeilen',
  ' spaces ',
  '',
];

describe.each(files)('%s', (file) => {
  const text = read(file);
  const value = readYaml(text);

  it('keeps its bytes when every value is set to what it is', () => {
    for (const path of scalarPaths(text)) expect(editYaml(text, { set: path, to: valueAt(value, path) })).toBe(text);
  });

  it('changes only the lines of a scalar, whatever is entered', () => {
    for (const [index, path] of scalarPaths(text).entries()) {
      const to = VALUES[index % VALUES.length];
      const after = editYaml(text, { set: path, to });
      expect(valueAt(parse(after), path)).toBe(to);
      const node = parseDocument(text).getIn(path, true) as { range: [number, number, number] };
      const first = text.slice(0, node.range[0]).split('\n').length - 1;
      const last = text.slice(0, Math.max(node.range[0], node.range[1] - 1)).split('\n').length;
      const { from, to: end } = changedLines(text, after);
      expect(from).toBeGreaterThanOrEqual(first);
      expect(end).toBeLessThanOrEqual(last);
    }
  });
});

it('keeps the bytes of each page whose frontmatter is set to what it is', () => {
  for (const page of pages) {
    const text = read(page);
    const { yaml = '' } = frontmatterOf(text) ?? {};
    const value = readYaml(yaml);
    for (const path of scalarPaths(yaml).slice(0, 4))
      expect(editFrontmatter(text, { set: path, to: valueAt(value, path) })).toBe(text);
  }
});

it('changes only the line of a title', () => {
  for (const page of pages) {
    const text = read(page);
    const after = editFrontmatter(text, { set: ['title'], to: 'Another: title' });
    const { from, to } = changedLines(text, after);
    expect(to - from).toBe(1);
    expect(parse(frontmatterOf(after)?.yaml ?? '')).toMatchObject({ title: 'Another: title' });
  }
});

const LIST = `# All of them
people:
  - name: A
    facts: [one, two]
  # About B
  - name: B # her name
    facts: []
  - name: C
last: true
`;

describe('lists', () => {
  it('adds an item in the form of the others', () => {
    expect(editYaml(LIST, { into: ['people'], at: 3, item: { name: 'D', note: { en: 'x'.repeat(90) } } })).toBe(
      LIST.replace('  - name: C\n', `  - name: C\n  - name: D\n    note:\n      en: ${'x'.repeat(90)}\n`),
    );
    expect(editYaml(LIST, { into: ['people', 0, 'facts'], at: 2, item: 'a, b' })).toBe(
      LIST.replace('[one, two]', "[one, two, 'a, b']"),
    );
    expect(editYaml(LIST, { into: ['people', 1, 'facts'], at: 0, item: 'one' })).toBe(
      LIST.replace('facts: []', 'facts: [one]'),
    );
  });

  it('adds the first item where the list is empty or missing', () => {
    expect(editYaml('# Nobody\n[]\n', { into: [], at: 0, item: { name: 'A' } })).toBe('# Nobody\n- { name: A }\n');
    expect(
      editYaml('levels: []\nreview: []\n', {
        into: ['levels'],
        at: 0,
        item: { from: [{ currency: 'CAD', amount: 1 }] },
      }),
    ).toBe('levels:\n  - from:\n      - { currency: CAD, amount: 1 }\nreview: []\n');
    expect(editYaml(LIST, { into: ['people', 2, 'facts'], at: 0, item: 'one' })).toBe(
      LIST.replace('  - name: C\n', '  - name: C\n    facts: [one]\n'),
    );
  });

  it('removes an item with the comment above it', () => {
    expect(editYaml(LIST, { remove: ['people', 1] })).toBe(LIST.replace(/ {2}# About B[\s\S]*facts: \[\]\n/, ''));
    expect(editYaml(LIST, { remove: ['people', 0, 'facts', 0] })).toBe(LIST.replace('one, ', ''));
    expect(editYaml(LIST, { remove: ['people', 0, 'facts', 1] })).toBe(LIST.replace(', two', ''));
  });

  it('keeps the comment above a list that becomes empty', () => {
    expect(editYaml('# Nobody\n- name: A\n  role: { en: B }\n', { remove: [0] })).toBe('# Nobody\n[]\n');
    expect(editYaml('# Why\na:\n  - b\nc: 1\n', { remove: ['a', 0] })).toBe('# Why\na: []\nc: 1\n');
  });

  it('moves an item with the comment above it', () => {
    const moved = editYaml(LIST, { move: ['people'], from: 1, to: 2 });
    expect(moved).toContain('  - name: C\n  # About B\n  - name: B # her name\n    facts: []\nlast: true\n');
    expect(editYaml(moved, { move: ['people'], from: 2, to: 1 })).toBe(LIST);
    expect(editYaml(LIST, { move: ['people', 0, 'facts'], from: 0, to: 1 })).toBe(LIST.replace('one, two', 'two, one'));
  });
});

describe('fields', () => {
  it('adds a field behind the others, with what is missing above it', () => {
    expect(editYaml(LIST, { set: ['people', 0, 'role', 'en'], to: 'Tutor' })).toBe(
      LIST.replace('[one, two]\n', '[one, two]\n    role: { en: Tutor }\n'),
    );
    expect(editYaml('a: { b: 1 }\n', { set: ['a', 'c'], to: 'x, y' })).toBe("a: { b: 1, c: 'x, y' }\n");
    expect(editYaml('payment: {}\n', { set: ['payment', 'en'], to: 'By card' })).toBe('payment: { en: By card }\n');
    expect(editYaml('a:\nb: 1\n', { set: ['a'], to: 'x' })).toBe('a: x\nb: 1\n');
  });

  it('removes a field with its line', () => {
    expect(editYaml(LIST, { remove: ['people', 0, 'facts'] })).toBe(LIST.replace('    facts: [one, two]\n', ''));
    expect(editYaml('a: { b: 1, c: 2 }\n', { remove: ['a', 'b'] })).toBe('a: { c: 2 }\n');
  });

  it('keeps the form of long texts', () => {
    expect(editYaml('a: |\n  one\n  two\nb: 1\n', { set: ['a'], to: 'one\nthree\n' })).toBe(
      'a: |\n  one\n  three\nb: 1\n',
    );
    expect(editYaml('a: >-\n  one\n  two\nb: 1\n', { set: ['a'], to: 'one three' })).toBe('a: >-\n  one three\nb: 1\n');
    expect(editYaml('a: x # why\n', { set: ['a'], to: 'one\ntwo' })).toBe('a: "one\\ntwo" # why\n');
  });

  it('quotes what YAML 1.1 would read as something else', () => {
    expect(editYaml('from: a\n', { set: ['from'], to: '16:00' })).toBe("from: '16:00'\n");
    expect(editYaml('from: a\n', { set: ['from'], to: 'yes' })).toBe("from: 'yes'\n");
    expect(editYaml('day: 2026-11-20\n', { set: ['day'], to: '2026-11-21' })).toBe('day: 2026-11-21\n');
  });
});

it('says what is wrong with a text that is not YAML', () => {
  expect(() => readYaml('a: [\n')).toThrow(/not valid YAML/);
});

it('leads from a line to its field', () => {
  const text =
    '# People\n- name: A\n  photo: { file: a.jpg }\n  checked:\n    # Both\n    - { what: x, by: y }\n-\n- name: C\n';
  const at = (line: number) => pathAtLine(text, line)?.join('.');
  expect([2, 3, 4, 6, 7, 8].map(at)).toEqual(['0.name', '0.photo.file', '0.checked', '0.checked.0', '1', '2.name']);
  // A comment belongs to what is around it.
  expect(at(5)).toBe('0.checked');
  expect([1, 9].map(at)).toEqual([undefined, undefined]);
  expect(() => pathAtLine('a: [\n', 1)).toThrow(/not valid YAML/);
});
