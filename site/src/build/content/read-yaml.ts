import { withSlug } from '@tutoring/domain/slug';
import { readFileSync } from 'node:fs';
import { isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type * as z from 'zod';
import { Mistakes } from './problem.ts';

type Issue = z.core.$ZodIssue;

/**
 * Reads one data file.
 * @param slug The business's name in addresses, which replaces `{slug}`.
 * @throws {ContentProblem | ContentProblems} naming the line, the field and the fix of each mistake.
 */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema, slug?: string): z.output<Schema> {
  const text = readFileSync(file, 'utf8');
  const lines = new LineCounter();
  const document = parseDocument(slug === undefined ? text : withSlug(text, slug), { lineCounter: lines });
  const at = (offset: number | undefined) => (offset === undefined ? file : `${file}:${lines.linePos(offset).line}`);
  const mistakes = new Mistakes();
  for (const { pos, message } of document.errors) {
    mistakes.add(at(pos[0]), `It cannot be read: ${message}`, 'correct the YAML at that line.');
  }
  mistakes.report();
  const result = schema.safeParse(document.toJS());
  for (const mistake of (result.error?.issues ?? []).flatMap(deepest)) {
    const { what, fix } = missing(document, mistake) ??
      quotes(document, mistake) ?? {
        what: `is wrong: ${mistake.message}`,
        fix: 'correct that field; the other entries of the file show the form.',
      };
    const { path } = mistake;
    mistakes.add(at(offsetOf(document, path)), `The field "${path.join('.')}" ${what}.`, fix);
  }
  mistakes.report();
  return result.data as z.output<Schema>;
}

interface FieldMistake {
  path: readonly PropertyKey[];
  message: string;
  /** The type that the field must have, if it has another. */
  expected?: string;
}

interface Explanation {
  what: string;
  fix: string;
}

function missing(document: Document, { path, expected }: FieldMistake): Explanation | undefined {
  if (expected === undefined || document.hasIn(path)) return undefined;
  return { what: 'is missing', fix: 'add it; the other entries of the file show the form.' };
}

/** What is wrong and its fix, if only quotes make the type of a field wrong. */
function quotes(document: Document, { path, expected }: FieldMistake): Explanation | undefined {
  const value = document.getIn(path);
  const key = String(path.at(-1));
  const begin = typeof path.at(-1) === 'number' ? '- ' : `${key}: `;
  if (typeof value === 'string' && value !== '') {
    const meant = parseDocument(value).toJS() as unknown;
    if (typeof meant !== expected || (expected !== 'number' && expected !== 'boolean')) return undefined;
    const type = expected === 'number' ? 'a number' : 'true or false';
    return {
      what: `is wrong: the quotes make it text, and it must be ${type}`,
      fix: `remove the quotes: ${begin}${value}`,
    };
  }
  const written = document.getIn(path, true);
  if (typeof value !== 'number' || expected !== 'string' || !isScalar(written)) return undefined;
  return {
    what: 'is wrong: without quotes it is a number, and it must be text',
    fix: `put quotes around it: ${begin}"${written.source ?? value}"`,
  };
}

/** If an entry may have several forms, the mistakes in the form that it fits best. */
function deepest(issue: Issue): FieldMistake[] {
  const { path, message } = issue;
  if (issue.code === 'invalid_type') return [{ path, message, expected: issue.expected }];
  if (issue.code === 'invalid_key') return issue.issues.map((below) => ({ path, message: below.message }));
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], message: 'there is no such field' }));
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input' || issue.errors.length === 0) return [issue];
  const [nearest = []] = [...issue.errors].sort((one, other) => one.length - other.length);
  return nearest.flatMap((below) => deepest({ ...below, path: [...path, ...below.path] }));
}

/** The offset of a field, or of the entry that lacks it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number] } | undefined;
    if (node?.range) return node.range[0];
  }
  return undefined;
}
