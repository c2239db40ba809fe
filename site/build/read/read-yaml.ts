import { withSlug } from '@tutoring/domain/slug';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type * as z from 'zod';
import { ContentProblem } from './problem';

/**
 * Reads one data file.
 * @param slug The business's name in addresses, which replaces `{slug}`.
 * @throws {ContentProblem} naming the file, the field and the fix.
 */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema, slug?: string): z.output<Schema> {
  let value: unknown;
  try {
    const text = readFileSync(file, 'utf8');
    value = parse(slug === undefined ? text : withSlug(text, slug));
  } catch (error) {
    throw new ContentProblem(file, `It cannot be read: ${(error as Error).message}`, 'correct the YAML at that line.');
  }
  const result = schema.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ContentProblem(
      file,
      `The field "${issue?.path.join('.') ?? ''}" is wrong: ${issue?.message ?? ''}.`,
      'correct that field; the other entries of the file show the form.',
    );
  }
  return result.data;
}
