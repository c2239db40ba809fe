import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  type Document,
  type Node,
  type Pair,
  type ParsedNode,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { startOfLine } from '../content/model/mdx-file';
import { printBelowKey, printBlock, printFlow, printItem, printNewScalar, printScalar, type Style } from './print-yaml';

/** The place of a value: keys of maps, and positions in lists. */
export type Path = readonly (string | number)[];

/** One change of a form. */
export type YamlEdit =
  /** Writes a value, also one that is not there yet. */
  | { set: Path; to: unknown }
  /** Takes out a field or an item. */
  | { remove: Path }
  /** Puts an item into the list at `into`. */
  | { into: Path; at: number; item: unknown }
  /** Moves an item of the list at `move`. */
  | { move: Path; from: number; to: number };

/** A text as a form reads it. */
interface Read {
  text: string;
  document: Document.Parsed;
  value: unknown;
}

/** The last text: an edit's result is the next edit's beginning. */
let last: Read | undefined;

/**
 * The values of a YAML text.
 * @throws {Error} if it is not YAML.
 */
export function readYaml(text: string): unknown {
  return read(text).value;
}

function read(text: string): Read {
  if (last?.text === text) return last;
  const document = parseDocument(text, { keepSourceTokens: true });
  const [error] = document.errors;
  if (error) throw new Error(`This file is not valid YAML: ${error.message}`);
  last = { text, document, value: document.toJS() as unknown };
  return last;
}

/**
 * Changes the text only where the edit is: comments, order and everything else keep their bytes.
 * @throws {Error} if the text is not YAML.
 */
export function editYaml(text: string, edit: YamlEdit): string {
  const { document, value } = read(text);
  const wanted = JSON.stringify(changed(value, edit));
  if (wanted === JSON.stringify(value)) return text;
  for (const made of candidates(text, document, edit)) {
    if (made !== undefined && means(made, wanted)) return made;
  }
  return throughDocument(text, edit);
}

function means(text: string, wanted: string): boolean {
  try {
    return JSON.stringify(read(text).value) === wanted;
  } catch {
    return false;
  }
}

/** The value after an edit. */
function changed(value: unknown, edit: YamlEdit): unknown {
  const copy = { root: structuredClone(value) };
  const path = [
    'root',
    ...('set' in edit ? edit.set : 'remove' in edit ? edit.remove : 'into' in edit ? edit.into : edit.move),
  ];
  const key = path.pop() ?? 'root';
  let parent = copy as Record<string, unknown>;
  for (const step of path) parent = (parent[step] ??= {}) as Record<string, unknown>;
  if ('set' in edit) parent[key] = edit.to;
  else if ('remove' in edit) {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  } else {
    const list = (parent[key] ??= []) as unknown[];
    if ('into' in edit) list.splice(edit.at, 0, edit.item);
    else list.splice(edit.to, 0, ...list.splice(edit.from, 1));
  }
  return copy.root;
}

/** The texts that may have the wanted meaning, the closest to the present one first. */
function* candidates(text: string, document: Document.Parsed, edit: YamlEdit): Generator<string | undefined> {
  const source = new Source(text, document);
  if ('set' in edit) yield* source.set(edit.set, edit.to);
  else if ('remove' in edit) yield source.remove(edit.remove);
  else if ('into' in edit) yield source.insert(edit.into, edit.at, edit.item);
  else yield source.move(edit.move, edit.from, edit.to);
}

type Collection = YAMLMap<ParsedNode, ParsedNode | null> | YAMLSeq<ParsedNode>;
const isCollection = (node: unknown): node is Collection => isMap(node) || isSeq(node);

/** A text with the places of its nodes. */
class Source {
  readonly text: string;
  readonly document: Document.Parsed;
  constructor(text: string, document: Document.Parsed) {
    this.text = text;
    this.document = document;
  }

  *set(path: Path, to: unknown): Generator<string | undefined> {
    const node = this.at(path);
    if (!node) {
      yield this.add(path, to);
      return;
    }
    const inFlow = this.isInFlow(path);
    if (isScalar(node) && (typeof to !== 'object' || to === null)) {
      yield* this.setScalar(node, to, inFlow);
      return;
    }
    if (inFlow || (isCollection(node) && node.flow)) {
      yield this.replaced(node.range?.[0], endOf(node), printFlow(to));
      return;
    }
    const pair = this.pairAt(path);
    if (pair)
      yield this.replaced(
        afterColon(pair),
        Math.max(endOf(node), afterColon(pair) ?? 0),
        printBelowKey(to, this.columnOf(pair) + 2),
      );
    else if (path.length === 0) yield this.replaced(node.range?.[0], endOf(node), printBlock(to, 0));
  }

  *setScalar(node: Scalar, to: unknown, inFlow: boolean): Generator<string | undefined> {
    const [start = 0, end = start] = node.range ?? [];
    const put = (printed: string | undefined) =>
      printed === undefined
        ? undefined
        : this.replaced(start, endOf(node), (start === end && printed ? ' ' : '') + printed);
    if (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED) {
      const written = this.text.slice(start, end);
      const [header = ''] = written.split('\n', 1);
      const indent = /\n( +)\S/.exec(written)?.[1] ?? '  ';
      const lines = String(to)
        .replace(/\n+$/, '')
        .replace(/^(?=.)/gm, indent);
      const isFolded = node.type === Scalar.BLOCK_FOLDED && !String(to).trim().includes('\n');
      if (typeof to === 'string') {
        if (isFolded) yield put(`${header}\n${lines}`);
        yield put(`${header.replace('>', '|')}\n${lines}`);
        yield put(`|-\n${lines}`);
      }
    }
    const styles: Record<string, Style> = { QUOTE_SINGLE: 'single', QUOTE_DOUBLE: 'double' };
    const own =
      // Quotes that only the old text needed go with it, such as of “Name ” while somebody types “Name Surname”.
      typeof to === 'string' && typeof node.value === 'string' && printScalar(node.value, 'plain', inFlow) !== undefined
        ? (styles[node.type ?? ''] ?? 'plain')
        : 'plain';
    for (const style of new Set<Style>([own, 'plain', 'single', 'double'])) yield put(printScalar(to, style, inFlow));
  }

  /** A field that is not there yet, with all that is missing above it. */
  add(path: Path, to: unknown): string | undefined {
    const parentPath = path.slice(0, -1);
    const key = path.at(-1);
    const parent = this.at(parentPath);
    if (!parent && path.length > 1) return this.add(parentPath, typeof key === 'number' ? [to] : { [String(key)]: to });
    if (parent && isScalar(parent) && parent.value === null)
      return this.first(this.set(parentPath, { [String(key)]: to }));
    if (isSeq(parent)) return this.insert(parentPath, Number(key), to);
    if (!isMap(parent)) return path.length <= 1 ? `${this.text}${printBlock({ [String(key)]: to }, 0)}\n` : undefined;
    const tail = parent.items.at(-1);
    if (!tail) {
      const range = parent.range ?? undefined;
      if (parentPath.length === 0) return this.replaced(range?.[0], range?.[1], printBlock({ [String(key)]: to }, 0));
      return this.replaced(range?.[0], range?.[1], printFlow({ [String(key)]: to }));
    }
    const end = endOfPair(tail);
    if (parent.flow) return this.replaced(end, end, `, ${printNewScalar(key, true)}: ${printFlow(to)}`);
    const column = this.columnOf(parent.items[0] as Pair<ParsedNode>);
    const line = `${' '.repeat(column)}${printNewScalar(key, false)}:${printBelowKey(to, column + 2)}\n`;
    return this.withLines(this.lineEnd(end), line);
  }

  remove(path: Path): string | undefined {
    const parentPath = path.slice(0, -1);
    const parent = this.at(parentPath);
    const index = isMap(parent) ? indexOfKey(parent, path.at(-1)) : Number(path.at(-1));
    if (!isCollection(parent) || parent.items[index] === undefined) return undefined;
    if (parent.items.length === 1) return this.first(this.set(parentPath, isSeq(parent) ? [] : {}));
    if (parent.flow) {
      const next = startOf(parent.items[index + 1]);
      const before = parent.items[index - 1];
      return next === undefined
        ? this.replaced(endOfItem(before), endOfItem(parent.items[index]), '')
        : this.replaced(startOf(parent.items[index]), next, '');
    }
    const [from, to] = this.linesOf(parent, index) ?? [];
    return this.replaced(from, to, '');
  }

  insert(path: Path, at: number, item: unknown): string | undefined {
    const list = this.at(path);
    if (!list) return this.add(path, [item]);
    if (!isSeq(list)) return isScalar(list) && list.value === null ? this.first(this.set(path, [item])) : undefined;
    const items = list.items;
    if (items.length === 0) {
      const pair = this.pairAt(path);
      const isFlat = typeof item !== 'object' || item === null || this.isInFlow(path);
      if (isFlat || (!pair && path.length > 0))
        return this.replaced(list.range?.[0], list.range?.[1], printFlow([item]));
      if (!pair) return this.replaced(list.range?.[0], list.range?.[1], `- ${printItem(item, 2)}`);
      const indent = this.columnOf(pair) + 2;
      return this.replaced(
        afterColon(pair),
        list.range?.[1],
        `\n${' '.repeat(indent)}- ${printItem(item, indent + 2)}`,
      );
    }
    const next = items[at];
    if (list.flow) {
      if (next) return this.replaced(startOf(next), startOf(next), `${printFlow(item)}, `);
      const end = endOfItem(items.at(-1));
      return this.replaced(end, end, `, ${printFlow(item)}`);
    }
    const lines = this.linesOf(list, Math.min(at, items.length - 1));
    if (!lines) return undefined;
    const column = this.column(this.dashOf(list, 0));
    const line = `${' '.repeat(column)}- ${printItem(item, column + 2)}\n`;
    return this.withLines(next ? lines[0] : lines[1], line);
  }

  move(path: Path, from: number, to: number): string | undefined {
    const list = this.at(path);
    if (!isSeq(list)) return undefined;
    const ranges = list.items.map((item, index) =>
      list.flow ? ([startOf(item), endOfItem(item)] as const) : this.linesOf(list, index),
    );
    const texts = ranges.map((range) => (range ? this.text.slice(range[0], range[1]) : ''));
    // Items change places; what is between them stays.
    const order = texts.map((_, index) => index);
    order.splice(to, 0, ...order.splice(from, 1));
    let made = '';
    let position = 0;
    for (const [index, range] of ranges.entries()) {
      if (!range || range[0] === undefined || range[1] === undefined) return undefined;
      made += this.text.slice(position, range[0]) + (texts[order[index] ?? 0] ?? '');
      position = range[1];
      if (!list.flow && !made.endsWith('\n')) made += '\n';
    }
    return made + this.text.slice(position);
  }

  at(path: Path): ParsedNode | undefined {
    return (path.length === 0 ? this.document.contents : this.document.getIn(path, true)) as ParsedNode | undefined;
  }

  /** The pair of a key, or nothing for items of lists. */
  pairAt(path: Path): Pair<ParsedNode, ParsedNode | null> | undefined {
    const parent = path.length > 0 ? this.at(path.slice(0, -1)) : undefined;
    return isMap(parent) ? parent.items[indexOfKey(parent, path.at(-1))] : undefined;
  }

  isInFlow(path: Path): boolean {
    return path.some((_, length) => {
      const node = this.at(path.slice(0, length));
      return isCollection(node) && node.flow;
    });
  }

  /** The whole lines of an item, with the comment above it. Nothing if it shares its first line with something else. */
  linesOf(parent: Collection, index: number): readonly [number, number] | undefined {
    const start = isSeq(parent) ? this.dashOf(parent, index) : startOf(parent.items[index]);
    if (start === undefined || this.text.slice(this.lineStart(start), start).trim() !== '') return undefined;
    let from = this.lineStart(start);
    // The comment above the first item may be about all of them.
    while (index > 0 && from > 0) {
      const above = this.lineStart(from - 1);
      if (!/^\s*#/.test(this.text.slice(above, from))) break;
      from = above;
    }
    return [from, this.lineEnd(endOfItem(parent.items[index]) ?? start)];
  }

  /** The dash of an item. */
  dashOf(list: Collection, index: number): number | undefined {
    const token = list.srcToken;
    if (token?.type !== 'block-seq') return undefined;
    // Comments after the last item are items of the token, without a dash.
    const dashes = token.items.flatMap(({ start }) => start.filter(({ type }) => type === 'seq-item-ind'));
    return dashes[index]?.offset;
  }

  column(offset: number | undefined): number {
    return offset === undefined ? 0 : offset - this.lineStart(offset);
  }

  columnOf(pair: Pair<ParsedNode, unknown>): number {
    return this.column(startOf(pair));
  }

  lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** After the line's end. */
  lineEnd(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    return end < 0 ? this.text.length : end + 1;
  }

  replaced(from: number | undefined, to: number | undefined, by: string): string | undefined {
    if (from === undefined || to === undefined) return undefined;
    return this.text.slice(0, from) + by + this.text.slice(to);
  }

  withLines(at: number, lines: string): string {
    const before = this.text.slice(0, at);
    return `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${lines}${this.text.slice(at)}`;
  }

  first(made: Iterable<string | undefined>): string | undefined {
    for (const text of made) if (text !== undefined) return text;
    return undefined;
  }
}

function indexOfKey(map: YAMLMap, key: unknown): number {
  return map.items.findIndex((pair) => String(isScalar(pair.key) ? pair.key.value : pair.key) === String(key));
}

function startOf(item: unknown): number | undefined {
  const node = isPair(item) ? item.key : item;
  return (node as Node | undefined)?.range?.[0];
}

function endOfItem(item: unknown): number | undefined {
  if (isPair(item)) return endOfPair(item as Pair<ParsedNode, ParsedNode | null>);
  return item === undefined ? undefined : endOf(item as ParsedNode);
}

function endOfPair(pair: Pair<ParsedNode, ParsedNode | null>): number {
  return Math.max(pair.value ? endOf(pair.value) : 0, afterColon(pair) ?? endOf(pair.key));
}

/** Where a node's text ends, without the line's end and comments. */
function endOf(node: Node): number {
  const [, end = 0] = node.range ?? [];
  if (isCollection(node) && !node.flow) return endOfItem(node.items.at(-1)) ?? end;
  if (isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED)) {
    const { source = '' } = node.srcToken?.type === 'block-scalar' ? node.srcToken : {};
    return end - (/\n*$/.exec(source)?.[0].length ?? 0);
  }
  return end;
}

function afterColon(pair: Pair<ParsedNode, unknown>): number | undefined {
  const colon = pair.srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
  return colon && colon.offset + 1;
}

/** Keeps comments and values, but may reformat the file: only for forms of YAML that the edits above do not know. */
function throughDocument(text: string, edit: YamlEdit): string {
  const document = parseDocument(text);
  const make = (value: unknown) => document.createNode(value);
  if ('set' in edit) {
    if (edit.set.length === 0) document.contents = make(edit.to) as typeof document.contents;
    else document.setIn(edit.set, make(edit.to));
  } else if ('remove' in edit) document.deleteIn(edit.remove);
  else {
    const path = 'into' in edit ? edit.into : edit.move;
    if (!isSeq(document.getIn(path, true))) document.setIn(path, make([]));
    const list = document.getIn(path, true) as YAMLSeq;
    if ('into' in edit) list.items.splice(edit.at, 0, make(edit.item));
    else list.items.splice(edit.to, 0, ...list.items.splice(edit.from, 1));
  }
  return document.toString({ lineWidth: 0 });
}

/** The first and the last line of a value, from 1. Nothing if it is not there. */
export function linesAt(text: string, path: Path): readonly [number, number] | undefined {
  const source = new Source(text, read(text).document);
  const node = source.at(path);
  const [start] = node?.range ?? [];
  if (!node || start === undefined) return undefined;
  const pair = source.pairAt(path);
  const line = (offset: number) => text.slice(0, offset).split('\n').length;
  return [line(pair ? (startOf(pair) ?? start) : start), line(endOf(node))];
}

/**
 * The innermost value that has a line for itself, from 1. Nothing for a comment between values.
 * @throws {Error} if the text is not YAML.
 */
export function pathAtLine(text: string, line: number): Path | undefined {
  const { contents } = read(text).document;
  const start = startOfLine(text, line);
  const found = text.indexOf('\n', start);
  const end = found < 0 ? text.length : found;
  const path: (string | number)[] = [];
  for (let node: unknown = contents; isCollection(node);) {
    const here = [...node.items.entries()].filter(([, item]) => {
      const first = startOf(item);
      return first !== undefined && first <= end && (endOfItem(item) ?? first) >= start;
    });
    const [[index, item] = []] = here;
    // Several on one line: the line is of all of them.
    if (index === undefined || here.length > 1) break;
    path.push(isPair(item) ? String(isScalar(item.key) ? item.key.value : item.key) : index);
    node = isPair(item) ? item.value : item;
  }
  return path.length > 0 ? path : undefined;
}

/** A value as the file writes it, for what no form can show. */
export function sourceAt(text: string, path: Path): string {
  const node = new Source(text, read(text).document).at(path);
  return node ? text.slice(node.range[0], endOf(node)) : '';
}
