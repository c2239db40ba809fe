import { LineCounter, parseDocument } from 'yaml';
import { ContentProblem } from './problem';

/** The head of a content file, as far as YAML understands it. */
export interface Frontmatter {
  fields: unknown;
  /** The file and the line in which a field stands, or would stand: `page.mdx:3`. */
  at: (field: PropertyKey | undefined) => string;
}

/** What editors on Windows add: they mean the same text without it. */
export function withoutWindows(source: string): string {
  return source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/**
 * Reads what stands between the first two lines of `---`.
 * @throws {ContentProblem} when there is none, or when it is no YAML.
 */
export function readFrontmatter(file: string, source: string): Frontmatter {
  const [, yaml] = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(source) ?? [];
  if (yaml === undefined) {
    throw new ContentProblem(
      `${file}:1`,
      'It does not begin with frontmatter.',
      'begin with --- title, description, template ---.',
    );
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  // The first line of the file is the `---` before it.
  const at = (offset: number | undefined) => `${file}:${offset === undefined ? 1 : lines.linePos(offset).line + 1}`;
  const [error] = document.errors;
  if (error) {
    throw new ContentProblem(
      at(error.pos[0]),
      `Its frontmatter cannot be read: ${error.message.split('\n')[0] ?? ''}`,
      'write each field as name: "text", with the text in quotation marks.',
    );
  }
  return {
    fields: document.toJS(),
    at: (field) => {
      const node = field === undefined ? undefined : document.get(String(field), true);
      return at((node as { range?: [number] } | undefined)?.range?.[0]);
    },
  };
}
