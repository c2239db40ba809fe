import {
  intentsAddress,
  LEXICON_ADDRESS,
  lexiconOf,
  passagesAddress,
  type Lexicon,
  type Passage,
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
 * Writes what the chat reads: the passages of each page that search engines may list, one file a page, the words of all,
 * and what visitors want of them.
 * @param folder What is served.
 * @returns The answers whose words, fact or section is gone from its page.
 */
export async function writePassages(
  folder: string,
  site: Site,
  data: SiteData,
  intents: readonly ChatIntent[],
): Promise<readonly ContentProblem[]> {
  // A page that is gone is quoted no more.
  rmSync(join(folder, dirname(LEXICON_ADDRESS)), { recursive: true, force: true });
  const write = (address: string, value: unknown) => {
    const file = join(folder, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(value));
  };
  const passages = passagesOfAll(site, data);
  for (const [path, those] of passages) write(passagesAddress(path), those);
  write(LEXICON_ADDRESS, lexiconOfSite(site, data, passages));
  const answered = answerIntents(intents, site, data, passages);
  for (const language of LANGUAGES)
    write(intentsAddress(language), await intentModel(answered.intents, language, site));
  return answered.warnings;
}

/** The passages of all pages that search engines may list, by their addresses; pages of questions answer none. */
export function passagesOfAll({ contexts, components }: Site, data: SiteData): Map<string, Passage[]> {
  const listed = contexts.filter(({ noindex }) => !noindex);
  return new Map(listed.map((page) => [page.path, isPractice(page.path) ? [] : passagesOf(page, data, components)]));
}

/** Which words stand on which English page, and which pages exist to say what. Others are few, and read whole. */
export function lexiconOfSite(
  { contexts }: Site,
  { chat }: SiteData,
  passages: ReadonlyMap<string, readonly Passage[]>,
): Lexicon {
  const english = contexts.filter(({ path, language }) => language === 'en' && passages.get(path)?.length);
  const texts = english.map(({ path }) => ({
    path,
    text: (passages.get(path) ?? []).flatMap(({ heading, sentences }) => [heading, ...sentences]).join(' '),
  }));
  return lexiconOf(texts, chat.homes);
}

/** A page as the chat reads it. */
export function passagesOf({ body, language }: PageContext, data: SiteData, components: MdxComponents): Passage[] {
  const shared = sharedTextIn(language, data);
  const passages: Passage[] = [];
  const add = (place: Place, lines: readonly string[]) => {
    for (const line of lines) {
      const sentences = sentencesOf(line.replace(/\s+/g, ' '), language);
      if (sentences.length > 0) passages.push({ ...place, sentences });
    }
  };
  walk(body, { id: '', heading: '' }, { add, shared, components, language });
  return passages;
}

type Place = Pick<Passage, 'id' | 'heading'>;

/** What a walk through a body knows, and where it leaves what it finds. */
interface Reader {
  add: (place: Place, lines: readonly string[]) => void;
  shared: SharedText;
  components: MdxComponents;
  language: Language;
}

/** What says nothing of ours that could be quoted: others' words, samples of students, lists of other pages. */
const SKIPPED: ReadonlySet<string> = new Set([
  'BookingLink',
  'pre',
  'QuickQuestion',
  'Related',
  'Script',
  'Sources',
  'Widget',
]);
/** What holds blocks, and says nothing itself. */
const HOLDERS: ReadonlySet<string> = new Set(['blockquote', 'Cards', 'ol', 'ul']);

/** Goes through blocks that stand side by side: a heading is above those after it. */
function walk(nodes: readonly ViewNode[], start: Place, reader: Reader): void {
  let place = start;
  for (const node of nodes) {
    if (typeof node === 'string') {
      reader.add(place, [node]);
      continue;
    }
    const [name, props, ...children] = node;
    if (/^h[1-6]$/.test(name)) place = placeOf(name, props, children, start);
    else if (!SKIPPED.has(name)) read(node, place, reader);
  }
}

function read([name, props, ...children]: Exclude<ViewNode, string>, place: Place, reader: Reader): void {
  if (name === 'Hero') {
    walk(children, { id: textIn(props, 'id'), heading: '' }, reader);
    // In English, the page of questions says it: not each page anew.
    if (!textIn(props, 'plain') && reader.language !== 'en')
      reader.add({ ...place, id: textIn(props, 'id') }, priceLines(reader.shared));
  } else if (name === 'Section') {
    walk(children, { id: textIn(props, 'id'), heading: textIn(props, 'title') }, reader);
  } else if (name === 'Card') {
    walk(children, { ...place, heading: textIn(props, 'heading') }, reader);
  } else if (name === 'table') {
    readTable(children, place, reader);
  } else if (props && 'facts' in props) {
    readFacts(name, props, place, reader);
  } else if (HOLDERS.has(name) || (name === 'li' && children.some(isBlock))) {
    walk(children, place, reader);
  } else {
    reader.add(place, [lineOf(children)]);
  }
}

function readFacts(name: string, props: ViewProps, place: Place, reader: Reader): void {
  const { loader } = reader.components.get(name) ?? {};
  const found = loader?.linesOf?.(props.facts, props, reader.shared) ?? [
    { lines: loader?.textOf(props.facts, props) ?? [] },
  ];
  for (const { heading = '', lines } of found) {
    reader.add({ ...place, heading: rowOf([place.heading, heading]) }, lines);
  }
}

/** Each row is a passage, below the names of its columns; a single one stands with them. */
function readTable(children: readonly ViewNode[], place: Place, reader: Reader): void {
  const rows = elementsIn(children).filter(([name]) => name === 'tr');
  const [head = '', ...lines] = rows.map(([, , ...cells]) => rowOf(cells.map(cellOf)));
  if (lines.length === 1) reader.add(place, [rowOf([head, ...lines])]);
  else reader.add({ ...place, heading: rowOf([place.heading, head]) }, lines);
}

function cellOf(cell: ViewNode): string {
  if (typeof cell === 'string') return lineOf([cell]);
  const [, , ...children] = cell;
  return lineOf(children);
}

/** A heading of the beginning has no place of its own: one link leads to the page. */
function placeOf(name: string, props: ViewProps | 0, children: readonly ViewNode[], around: Place): Place {
  const own = name === 'h1' ? '' : textIn(props, 'id');
  return { id: own || around.id, heading: lineOf(children) };
}

function isBlock(node: ViewNode): boolean {
  return typeof node !== 'string' && ['p', 'ul', 'ol', 'table', 'blockquote'].includes(node[0]);
}

function textIn(props: ViewProps | 0, name: string): string {
  const value = props ? props[name] : undefined;
  return typeof value === 'string' ? value : '';
}
