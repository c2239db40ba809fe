import { parse } from 'yaml';

/** Lines longer than this are broken into one entry a line. */
const WIDTH = 100;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** How a text is written: plain, in quotes, or as a block below its key. */
export type Style = 'plain' | 'single' | 'double';

/** A scalar in a style; `undefined` if the style cannot hold it. */
export function printScalar(value: unknown, style: Style, inFlow: boolean): string | undefined {
  if (typeof value !== 'string') return style === 'plain' ? JSON.stringify(value ?? null) : undefined;
  if (style === 'double') return JSON.stringify(value);
  if (/[\n\r\t\u0085\u2028\u2029]/.test(value)) return undefined;
  if (style === 'single') return `'${value.replaceAll("'", "''")}'`;
  return isPlain(value, inFlow) ? value : undefined;
}

/** Whether a text without quotes stays that text, also for parsers of YAML 1.1, which read frontmatter. */
function isPlain(value: string, inFlow: boolean): boolean {
  const text = inFlow ? `[${value}]` : `- ${value}`;
  try {
    if (JSON.stringify(parse(text)) !== JSON.stringify([value])) return false;
    return DATE.test(value) || JSON.stringify(parse(text, { version: '1.1' })) === JSON.stringify([value]);
  } catch {
    return false;
  }
}

/** A new scalar. */
export function printNewScalar(value: unknown, inFlow: boolean): string {
  return (
    printScalar(value, 'plain', inFlow) ??
    printScalar(value, 'single', inFlow) ??
    printScalar(value, 'double', inFlow) ??
    ''
  );
}

const isCollection = (value: unknown): value is unknown[] | Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** In one line: `{ en: Text, de: [a, b] }`. */
export function printFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printFlow).join(', ')}]`;
  if (!isCollection(value)) return printNewScalar(value, true);
  const entries = Object.entries(value).map(([key, below]) => `${printNewScalar(key, true)}: ${printFlow(below)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

/**
 * Over several lines if it does not fit into one.
 * @param indent The column of the lines after the first.
 */
export function printBlock(value: unknown, indent: number): string {
  if (!isCollection(value)) return printText(value, indent);
  const flow = printFlow(value);
  const isShort = indent + flow.length <= WIDTH && !flow.includes('\\n');
  const isFlat = Object.values(value).every((below) => !isCollection(below) || Object.keys(below).length === 0);
  if (Object.keys(value).length === 0 || (isShort && isFlat && indent > 0)) return flow;
  const margin = `\n${' '.repeat(indent)}`;
  if (Array.isArray(value)) return value.map((item) => `- ${printItem(item, indent + 2)}`).join(margin);
  return Object.entries(value)
    .map(([key, below]) => `${printNewScalar(key, false)}:${printBelowKey(below, indent + 2)}`)
    .join(margin);
}

/** An item of a list: a map begins on the line of its dash, with a line for each field. */
export function printItem(value: unknown, indent: number): string {
  if (!isCollection(value) || Array.isArray(value) || Object.keys(value).length === 0) return printBlock(value, indent);
  const flow = printFlow(value);
  const isText = Object.values(value).every((below) => !isCollection(below));
  if (isText && indent + flow.length <= WIDTH) return flow;
  return Object.entries(value)
    .map(([key, below]) => `${printNewScalar(key, false)}:${printBelowKey(below, indent + 2)}`)
    .join(`\n${' '.repeat(indent)}`);
}

/** A value after a key's colon. */
export function printBelowKey(value: unknown, indent: number): string {
  const printed = printBlock(value, indent);
  const isBelow = isCollection(value) && !/^[[{]/.test(printed);
  return isBelow ? `\n${' '.repeat(indent)}${printed}` : ` ${printed}`;
}

function printText(value: unknown, indent: number): string {
  const isLong =
    typeof value === 'string' && value.includes('\n') && !/^\s|\n$|[^\S\n]\n|[\r\t\u0085\u2028\u2029]/.test(value);
  if (!isLong) return printNewScalar(value, false);
  return `|-\n${value.replace(/^(?=.)/gm, ' '.repeat(indent))}`;
}
