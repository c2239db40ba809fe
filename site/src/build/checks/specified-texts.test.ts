import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readYaml } from '../content/read-yaml';

const root = join(import.meta.dirname, '../../../..');
const text = z.strictObject({ text: z.string(), in: z.string(), key: z.string().optional() });
const { sections } = readYaml(
  join(import.meta.dirname, 'specified-texts.yaml'),
  z.strictObject({
    sections: z.array(z.strictObject({ section: z.string(), texts: z.array(text).min(1) })),
    missing: z.array(z.strictObject({ section: z.string(), text: z.string(), instead: z.string() })),
  }),
);

/** Removes markup, and unifies quotes and spaces, which may differ from the specification. */
const plain = (written: string) =>
  written
    .replace(/<\/?[a-z][^>\n]*>/gi, '')
    .replace(/\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/["`‘’“”]/g, "'")
    .replaceAll('${', '{')
    .replace(/[^\S\n]+/g, ' ');

/** Whether a file has the text as a whole string, value, heading or line. "Blog" within a sentence does not count. */
function hasText(file: string, { text, key = '' }: { text: string; key?: string | undefined }): boolean {
  return plain(readFileSync(join(root, file), 'utf8'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !key || line.startsWith(`${key}: `))
    .some((line) => `'${line.replace(/^(#+|-|[\w/'-]+:) /, '')}'`.includes(`'${plain(text)}'`));
}

describe.each(sections)('the specification, section $section', ({ section, texts }) => {
  it.each(texts)('"$text" in $in', (given) => {
    const where = `${given.in}${given.key ? ` (${given.key})` : ''}`;
    expect(
      hasText(given.in, given),
      `The specification (section ${section}) quotes "${given.text}", and ${where} no longer has it.`,
    ).toBe(true);
  });
});
