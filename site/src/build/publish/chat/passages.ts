import {
  intentsAddress,
  CHAT_FACTS_ADDRESS,
  passagesAddress,
  type Passage,
  type ChatFacts,
  type Places,
} from '@tutoring/domain/chat';
import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPractice } from '../../../shared/paths';
import type { PageContext } from '../../../shared/page';
import type { ViewNode, ViewProps } from '../../../shared/tree';
import { priceLines } from '../../model/price-lines';
import type { SharedText } from '../../model/mdx-component';
import { elementsIn } from '../../compile/walk';
import { lineOf, rowOf } from '../../model/lines';
import type { MdxComponents } from '../../model/mdx-component';
import { sentencesOf } from '../../checks/sentences';
import type { Site } from '../../pages/pages';
import type { ChatIntent } from '../../content/chat-intents';
import type { SiteData } from '../../content/data';
import type { ContentProblem } from '../../content/problem';
import { answerIntents, sharedTextIn } from './answers';
import { intentModel } from './intents';

/**
 * Writes the files that the chat reads: the passages of each indexed page, the facts, and the intents of each language.
 * @param folder The public folder.
 * @returns warnings for answers whose text, fact or section is gone from its page.
 */
export async function writePassages(
  folder: string,
  site: Site,
  data: SiteData,
  intents: readonly ChatIntent[],
): Promise<readonly ContentProblem[]> {
  // Pages that no longer exist must not be quoted.
  rmSync(join(folder, dirname(CHAT_FACTS_ADDRESS)), { recursive: true, force: true });
  const write = (address: string, value: unknown) => {
    const file = join(folder, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(value));
  };
  const passages = passagesOfAll(site, data);
  for (const [path, own] of passages) write(passagesAddress(path), own);
  write(CHAT_FACTS_ADDRESS, chatFacts(data));
  const answered = answerIntents(intents, site, data, passages);
  for (const language of LANGUAGES)
    write(intentsAddress(language), await intentModel(answered.intents, language, site, chatFacts(data).places));
  return answered.warnings;
}

/** The passages of all indexed pages, by address. Practice pages have none. */
export function passagesOfAll({ contexts, components }: Site, data: SiteData): Map<string, Passage[]> {
  const listed = contexts.filter(({ noindex }) => !noindex);
  return new Map(listed.map((page) => [page.path, isPractice(page.path) ? [] : passagesOf(page, data, components)]));
}

/** The business's facts that the chat's answers need. */
export function chatFacts({ chat, prices }: Pick<SiteData, 'chat' | 'prices'>): ChatFacts {
  const places = Object.entries(chat.places).map(([place, { names, ...rest }]) => [
    place,
    { ...rest, names: names.split(/, */) },
  ]);
  return { places: Object.fromEntries(places) as Places, prices: prices.from };
}

/** The passages of a page. */
export function passagesOf({ body, language }: PageContext, data: SiteData, components: MdxComponents): Passage[] {
  const shared = sharedTextIn(language, data);
  const passages: Passage[] = [];
  const add = (anchor: Anchor, lines: readonly string[]) => {
    for (const line of lines) {
      const sentences = sentencesOf(line.replace(/\s+/g, ' '), language);
      if (sentences.length > 0) passages.push({ ...anchor, sentences });
    }
  };
  walk(body, { id: '', heading: '' }, { add, shared, components, language });
  return passages;
}

type Anchor = Pick<Passage, 'id' | 'heading'>;

/** The context of a walk through a body, and the function that collects passages. */
interface Collector {
  add: (anchor: Anchor, lines: readonly string[]) => void;
  shared: SharedText;
  components: MdxComponents;
  language: Language;
}

/** Elements that are not quoted: forms, links, students' samples, sources, lists of other pages. */
const SKIPPED: ReadonlySet<string> = new Set([
  'BookingLink',
  'MarkExercise',
  'pre',
  'QuickQuestion',
  'Related',
  'Script',
  'Sources',
  'Widget',
]);
/** Elements that only contain blocks. */
const CONTAINERS: ReadonlySet<string> = new Set(['blockquote', 'Cards', 'ol', 'Session', 'ul']);

/** Walks through sibling blocks. A heading applies to the blocks after it. */
function walk(nodes: readonly ViewNode[], start: Anchor, collector: Collector): void {
  let anchor = start;
  for (const node of nodes) {
    if (typeof node === 'string') {
      collector.add(anchor, [node]);
      continue;
    }
    const [name, props, ...children] = node;
    if (/^h[1-6]$/.test(name)) anchor = anchorOf(name, props, children, start);
    else if (!SKIPPED.has(name)) read(node, anchor, collector);
  }
}

function read([name, props, ...children]: Exclude<ViewNode, string>, anchor: Anchor, collector: Collector): void {
  if (name === 'Hero') {
    walk(children, { id: textIn(props, 'id'), heading: '' }, collector);
    // In English, the FAQ page states the price.
    if (!textIn(props, 'plain') && !textIn(props, 'compact') && collector.language !== 'en')
      collector.add({ ...anchor, id: textIn(props, 'id') }, priceLines(collector.shared));
  } else if (name === 'Section') {
    walk(children, { id: textIn(props, 'id'), heading: textIn(props, 'title') }, collector);
  } else if (name === 'Card') {
    walk(children, { ...anchor, heading: textIn(props, 'heading') }, collector);
  } else if (name === 'table') {
    readTable(children, anchor, collector);
  } else if (CONTAINERS.has(name) || (name === 'li' && children.some(isBlock))) {
    walk(children, anchor, collector);
  } else if (props && 'facts' in props) {
    readFacts(name, props, anchor, collector);
  } else {
    collector.add(anchor, [lineOf(children)]);
  }
}

function readFacts(name: string, props: ViewProps, anchor: Anchor, collector: Collector): void {
  const { loader } = collector.components.get(name) ?? {};
  const groups = loader?.linesOf?.(props.facts, props, collector.shared) ?? [
    { lines: loader?.textOf(props.facts, props) ?? [] },
  ];
  for (const { heading = '', lines } of groups) {
    collector.add({ ...anchor, heading: rowOf([anchor.heading, heading]) }, lines);
  }
}

/** Makes each row a passage under the column names. A single row is joined with them. */
function readTable(children: readonly ViewNode[], anchor: Anchor, collector: Collector): void {
  const rows = elementsIn(children).filter(([name]) => name === 'tr');
  const [head = '', ...lines] = rows.map(([, , ...cells]) => rowOf(cells.map(cellOf)));
  if (lines.length === 1) collector.add(anchor, [rowOf([head, ...lines])]);
  else collector.add({ ...anchor, heading: rowOf([anchor.heading, head]) }, lines);
}

function cellOf(cell: ViewNode): string {
  if (typeof cell === 'string') return lineOf([cell]);
  const [, , ...children] = cell;
  return lineOf(children);
}

/** The anchor of a heading. The main heading has none, so the link points to the page. */
function anchorOf(name: string, props: ViewProps | 0, children: readonly ViewNode[], parent: Anchor): Anchor {
  const own = name === 'h1' ? '' : textIn(props, 'id');
  return { id: own || parent.id, heading: lineOf(children) };
}

function isBlock(node: ViewNode): boolean {
  return typeof node !== 'string' && ['p', 'ul', 'ol', 'table', 'blockquote'].includes(node[0]);
}

function textIn(props: ViewProps | 0, name: string): string {
  const value = props ? props[name] : undefined;
  return typeof value === 'string' ? value : '';
}
