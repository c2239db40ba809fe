import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { compileBody } from '../build/compile/compile-body';
import { parseMdx } from '../build/compile/parse-mdx';
import { MDX_REGISTRY } from './registry';

const GUIDE = 'docs/writing-reference.md';
const guide = readFileSync(join(import.meta.dirname, '../../..', GUIDE), 'utf8');
/** The sections of the reference, each beginning with its heading. */
const sections = guide.split(/^(?=##+ )/m);
/** The section that explains a component. */
const explained = (name: string) => sections.find((section) => new RegExp(`^### .*\`<${name}>\``).test(section)) ?? '';
/** The section about all components. */
const forAll = sections.find((section) => section.startsWith('## All components')) ?? '';

it('lets writers use at most twenty components', () => {
  expect(MDX_REGISTRY.size).toBeLessThanOrEqual(20);
});

describe.each([...MDX_REGISTRY])('the reference for writers explains <%s>', (name, { schema }) => {
  it('has a section', () => {
    expect(explained(name)).not.toBe('');
  });

  it.each(Object.entries<z.ZodType>(schema.shape))('names the attribute "%s" and its values', (key, type) => {
    expect(explained(name)).toContain(`${key}="`);
    for (const value of valuesOf(type)) expect(explained(name) + forAll).toMatch(new RegExp(`[\`"]${value}[\`"]`));
  });
});

it('shows only tags that the build accepts', () => {
  const placeOf = () => GUIDE;
  const tags = guide.match(/<[A-Z][^<>]*"[^<>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(8);
  for (const tag of tags) {
    const [, name = ''] = /<(\w+)/.exec(tag) ?? [];
    // "…" stands for the writer's text, or for one of the values that follow.
    const sample = tag
      .replace(/ (\w+)="…"/g, (_, key: string) => ` ${key}="${sampleOf(name, key)}"`)
      .replace(/ ?\/?>$/, '');
    const markdown = parseMdx(placeOf, `${sample}>\n\ntext\n\n</${name}>`);
    expect(() => compileBody(placeOf, markdown, MDX_REGISTRY), tag).not.toThrow();
  }
});

function valuesOf(type: z.ZodType): string[] {
  if (type instanceof z.ZodOptional) return valuesOf(type.unwrap() as z.ZodType);
  if (type instanceof z.ZodEnum) return type.options.map(String);
  return type instanceof z.ZodLiteral ? [...type.values].map(String) : [];
}

function sampleOf(name: string, key: string): string {
  const shape: Record<string, z.ZodType> | undefined = MDX_REGISTRY.get(name)?.schema.shape;
  const type = shape?.[key];
  const samples = [...(type ? valuesOf(type) : []), 'words', '/page'];
  return samples.find((sample) => type?.safeParse(sample).success) ?? '';
}
