import { LineCounter, parseDocument, visit, type Document } from 'yaml';

/** Values that nobody reads: addresses of this site, and names of entries such as `study-chat`. */
const NOT_READ = /^(?:\/\S*|[a-z][a-z0-9]*(?:[-._][a-z0-9]+)+)$/;
/** The fences of a page's fields. */
const FIELDS = /^---\r?\n([\s\S]*?)\r?\n---(?=\r?\n|$)/;

/**
 * What people read of a file, each text in its own line, so that a search neither finds comments nor shows YAML.
 * @param text A data file, or a page: its body stays as it is.
 */
export function readableText(file: string, text: string): string {
  if (file.endsWith('.yaml')) return valuesOf(text);
  return text.replace(FIELDS, (_, fields: string) => `\n${valuesOf(fields)}\n`);
}

function valuesOf(yaml: string): string {
  const lines = yaml.split('\n').map((): string[] => []);
  const counter = new LineCounter();
  const document: Document = parseDocument(yaml, { lineCounter: counter });
  visit(document, {
    Scalar(key, { value, range }) {
      if (key === 'key' || !range || (typeof value !== 'string' && typeof value !== 'number')) return;
      const written = String(value);
      if (NOT_READ.test(written)) return;
      const first = counter.linePos(range[0]).line - 1;
      const parts = yaml.slice(range[0], range[1]).trimEnd().split('\n');
      if (parts.length === 1) lines[first]?.push(written);
      // A text of several lines keeps them.
      else for (const [at, part] of parts.entries()) lines[first + at]?.push(plain(part));
    },
  });
  return lines.map((texts) => texts.filter(Boolean).join(' · ')).join('\n');
}

/** A line of a longer text, without the marks of a block or of quotes. */
const plain = (line: string) => line.trim().replace(/^[|>][-+\d]*$|^["']|["']$/g, '');
