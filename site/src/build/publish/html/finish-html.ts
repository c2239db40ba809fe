import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter as tree, parse, serialize, type DefaultTreeAdapterTypes as Dom } from 'parse5';
import { languageOf } from '@tutoring/domain/languages';
import { BEFORE_PAINT } from '../../../shared/before-paint';
import { EMBED } from '../../../shared/embeds';
import * as ISLAND from '../../../shared/island-attributes';
import { ContentProblem } from '../../content/problem';
import { linkSheetOfCards } from '../cards';
import { writeChatPanels } from '../chat-panels';
import type { Scripts } from '../assets/scripts';
import type { HeadTag } from '../seo/head-tags';
import { publishStyles, type Styles } from '../assets/styles';

/**
 * Turns the HTML that Gatsby wrote into the HTML we serve: nothing of Gatsby, no style attribute, one inlined stylesheet,
 * one script in the head, and one inline script that is the same on every page. One strict Content-Security-Policy then
 * fits all pages (docs/adr/0006).
 */
export function finishHtml(site: string, scripts: Scripts, machineHead: (path: string) => MachineHead): void {
  // Gatsby also makes a folder page-data/404.html, and slices of pages in _gatsby.
  const files = globSync('**/*.html', { cwd: join(site, 'public'), withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('_gatsby'))
    .map((entry) => join(entry.parentPath, entry.name));
  const styles = publishStyles(
    site,
    files.map((file) => readFileSync(file, 'utf8')),
  );
  const panels = writeChatPanels(site);
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const document = parse(html);
    checkGatsby(file, document);
    const path = takeGatsbyAway(file, document);
    refuseMissingParts(file, document);
    refuseStyleAttributes(file, document);
    takeCommentsAway(document);
    takeSpaceAway(document);
    addOurs(document, { styles, scripts, panels, links: styles.linkedBy(html) });
    // Gatsby writes the page of /404 a second time, as 404.html, which is the one that is served.
    addMachineHead(document, machineHead(path.replace(/\.html$/, '')));
    writeFileSync(file, serialize(document));
  }
  linkSheetOfCards(site, styles.tools.href);
}

/**
 * Finishes a page of the development server: the same styles and scripts.
 * @param script The text of one more script.
 */
export function finishDevelopPage(html: string, ours: Omit<Ours, 'links'>, script: string): string {
  const document = parse(html);
  takeCommentsAway(document);
  addOurs(document, { ...ours, links: ours.styles.linkedBy(html) });
  const body = elements(document).find(({ tagName }) => tagName === 'body');
  if (body) tree.appendChild(body, inlineScript(script));
  return serialize(document);
}

/** The elements around a page that serve Gatsby's router alone. */
const WRAPPERS: ReadonlySet<string> = new Set(['___gatsby', 'gatsby-focus-wrapper']);
const ANNOUNCER = 'gatsby-announcer';

/**
 * Whatever Gatsby adds to a page, each by its element and name. An upgrade that adds something else, or that leaves one out,
 * is looked at first: what has only another name now would be served.
 */
const OF_GATSBY: ReadonlySet<string> = new Set([
  'meta generator',
  'div ___gatsby',
  'div gatsby-focus-wrapper',
  'div gatsby-announcer',
  'script gatsby-script-loader',
  'script gatsby-chunk-mapping',
  'script from a file',
  'script window.___webpackCompilationHash',
]);

/** @throws {ContentProblem} naming what Gatsby has added to a page, or left out of it, since it was looked at last. */
export function checkGatsby(file: string, document: Dom.Document): void {
  const found = elements(document).filter(isOfGatsby).map(nameOf);
  const unknown = found.filter((name) => !OF_GATSBY.has(name));
  if (unknown.length > 0) {
    throw new ContentProblem(
      file,
      `Gatsby’s HTML has something new: ${unknown.join(', ')}.`,
      'see what it does, take it away in build/publish/html/finish-html.ts, and name it in OF_GATSBY.',
    );
  }
  const missing = [...OF_GATSBY].filter((name) => !found.includes(name));
  if (missing.length > 0) {
    throw new ContentProblem(
      file,
      `Gatsby’s HTML is without something it had: ${missing.join(', ')}.`,
      'see what stands in its place now and whether build/publish/html/finish-html.ts takes it away, then mend OF_GATSBY.',
    );
  }
}

function isOfGatsby(element: Dom.Element): boolean {
  const { id = '', type, rel, name } = attributesOf(element);
  return (
    /gatsby/.test(id) ||
    name === 'generator' ||
    (element.tagName === 'script' && type !== 'application/json') ||
    (element.tagName === 'link' && /preload|prefetch/.test(rel ?? ''))
  );
}

/** What an element is called in {@link OF_GATSBY}. */
function nameOf(element: Dom.Element): string {
  const { id, rel, name, src } = attributesOf(element);
  return `${element.tagName} ${id || rel || name || (src ? 'from a file' : (/[\w.]+/.exec(textOf(element))?.[0] ?? ''))}`;
}

const VIEWPORT = 'width=device-width, initial-scale=1';

/** Removes what Gatsby adds to run a page, and returns the page's path. */
function takeGatsbyAway(file: string, document: Dom.Document): string {
  let inline = '';
  for (const element of elements(document)) {
    const attributes = attributesOf(element);
    const isScript = element.tagName === 'script' && attributes.type !== 'application/json';
    if (isScript) inline += textOf(element);
    const isHint = element.tagName === 'link' && /^(preload|modulepreload|prefetch)$/.test(attributes.rel ?? '');
    const isGenerator = element.tagName === 'meta' && attributes.name === 'generator';
    // For Internet Explorer, and for Safari 9.
    const isForOldBrowsers = attributes['http-equiv'] === 'x-ua-compatible';
    if (isScript || isHint || isGenerator || isForOldBrowsers || attributes.id === ANNOUNCER) tree.detachNode(element);
    element.attrs = element.attrs.filter(({ name }) => name !== 'data-gatsby-head');
    if (attributes.name === 'viewport')
      element.attrs = Object.entries({ name: 'viewport', content: VIEWPORT }).map(([name, value]) => ({ name, value }));
    if (WRAPPERS.has(attributes.id ?? '')) unwrap(element);
  }
  const [, path] = /window\.pagePath="([^"]*)"/.exec(inline) ?? [];
  if (path !== undefined) return path;
  throw new ContentProblem(
    file,
    'Gatsby’s HTML is not as we know it: it does not say its path.',
    'compare it with build/publish/html/finish-html.ts; an upgrade of Gatsby may have changed it.',
  );
}

/** Puts an element's children in its place. */
function unwrap(element: Dom.Element): void {
  for (const child of [...element.childNodes]) {
    tree.detachNode(child);
    if (element.parentNode) tree.insertBefore(element.parentNode, child, element);
  }
  tree.detachNode(element);
}

/** React's marks between texts, but in what a script of React takes over. */
function takeCommentsAway(node: Dom.ParentNode): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeName === '#comment') tree.detachNode(child);
    else if ('attrs' in child && !child.attrs.some(({ name }) => name === ISLAND.name)) takeCommentsAway(child);
  }
}

/** The line breaks of Gatsby's template, around what it has put in. */
function takeSpaceAway(document: Dom.Document): void {
  const body = elements(document).find(({ tagName }) => tagName === 'body');
  for (const child of [...(body?.childNodes ?? [])]) {
    if ('value' in child && child.value.trim() === '') tree.detachNode(child);
  }
}

/** React's mark for a part of the page that a script would move to its place. */
function refuseMissingParts(file: string, document: Dom.Document): void {
  const missing = elements(document).some(
    (element) => element.tagName === 'template' && attributesOf(element).id?.startsWith('B:'),
  );
  if (!missing) return;
  throw new ContentProblem(
    file,
    'A part of the page is not in its place: it would need an inline script.',
    'see build/publish/html/render-page.ts; an upgrade of React or Gatsby may have changed how pages are rendered.',
  );
}

function refuseStyleAttributes(file: string, document: Dom.Document): void {
  const styled = elements(document).find(({ attrs }) => attrs.some(({ name }) => name === 'style'));
  if (!styled) return;
  throw new ContentProblem(
    file,
    `<${styled.tagName}> has style="${attributesOf(styled).style}", which the policy forbids.`,
    'style it in @tutoring/ui.',
  );
}

/** What {@link addOurs} writes into a page. */
export interface Ours {
  styles: Styles;
  scripts: Scripts;
  /** The addresses of the chat's panels by name. */
  panels: ReadonlyMap<string, string>;
  /** The stylesheets that the page links. */
  links: readonly string[];
}

function addOurs(document: Dom.Document, { styles, scripts, panels, links }: Ours): void {
  const { beforePaint, bootstrap, embed, filesOf } = scripts;
  const all = elements(document);
  const find = (name: string) => all.find((element) => element.tagName === name);
  const html = find('html');
  const head = find('head');
  const body = find('body');
  if (!html || !head || !body) throw new Error('parse5 always makes html, head and body.');
  const language = languageOf(attributesOf(html).lang ?? '');
  const isEmbed = attributesOf(body)[EMBED] !== undefined;
  for (const element of all) {
    const { [ISLAND.name]: island, [ISLAND.strategy]: strategy, [BEFORE_PAINT]: isBeforePaint } = attributesOf(element);
    if (isBeforePaint !== undefined) insertBehind(element, inlineScript(beforePaint));
    if (!island) continue;
    // What hydrates on a press renders in the browser only: its styles come with it.
    const sheet = strategy === 'press' ? [styles.tools.href] : [];
    element.attrs.push({ name: ISLAND.files, value: [...filesOf(island, language), ...sheet].join(' ') });
    const panel = element.attrs.find(({ name }) => name === ISLAND.panel);
    if (panel) panel.value = panels.get(panel.value) ?? missingPanel(panel.value);
  }

  const style = create('style', {});
  tree.insertText(style, styles.inlined);
  const { href, integrity } = isEmbed ? embed.script : bootstrap;
  const script = create('script', { src: href, integrity, defer: '' });
  const meta = all.filter((element) => element.tagName === 'meta' && element.parentNode === head);
  const afterMeta = head.childNodes.find((node) => !meta.includes(node as Dom.Element));
  const theme = isEmbed ? [inlineScript(embed.theme)] : [];
  for (const element of [...theme, ...preloadFonts(language, styles.fonts), script, style]) {
    if (afterMeta) tree.insertBefore(head, element, afterMeta);
    else tree.appendChild(head, element);
  }
  // After the first section: the browser paints what is above a stylesheet's link without waiting for it.
  const main = find('main');
  const [, second] = main?.childNodes.filter((node) => 'tagName' in node) ?? [];
  for (const href of links) {
    const link = create('link', { rel: 'stylesheet', href });
    if (main && second) tree.insertBefore(main, link, second);
    else tree.insertBefore(body, link, find('footer') as Dom.Element);
  }
}

function missingPanel(name: string): never {
  throw new Error(`No panel is called "${name}". See build/publish/chat-panels.ts.`);
}

/**
 * The fonts of the first screen (docs/adr/0031): found in the stylesheet they would arrive after the first paint. The
 * shipped fonts have only Latin letters, so other scripts preload nothing.
 */
function preloadFonts(language: string, fonts: Styles['fonts']): Dom.Element[] {
  if (new Intl.Locale(language).maximize().script !== 'Latn') return [];
  const names = ['newsreader-display', 'atkinson-hyperlegible-next'];
  if (language !== 'en') names.push(...names.map((name) => `${name}-accents`));
  return names.map((name) => {
    const href = fonts.get(name);
    if (!href) throw new Error(`No stylesheet has the font ${name}. See packages/ui/src/styles/fonts.css.ts.`);
    return create('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' });
  });
}

function inlineScript(text: string): Dom.Element {
  const script = create('script', {});
  tree.insertText(script, text);
  return script;
}

function insertBehind(element: Dom.Element, added: Dom.Element): void {
  const { parentNode } = element;
  if (!parentNode) return;
  const next = parentNode.childNodes[parentNode.childNodes.indexOf(element) + 1];
  if (next) tree.insertBefore(parentNode, added, next);
  else tree.appendChild(parentNode, added);
}

/** What machines read of a page: written here, so that no visitor's browser loads the code that makes it. */
export interface MachineHead {
  tags: readonly HeadTag[];
  /** For application/ld+json. */
  things: readonly object[];
}

function addMachineHead(document: Dom.Document, { tags, things }: MachineHead): void {
  const head = elements(document).find(({ tagName }) => tagName === 'head');
  if (!head) return;
  for (const [name, attributes] of tags) tree.appendChild(head, create(name, attributes));
  if (things.length === 0) return;
  const script = create('script', { type: 'application/ld+json' });
  // JSON that cannot end the element it stands in.
  tree.insertText(script, JSON.stringify(things.length === 1 ? things[0] : things).replaceAll('<', '\\u003c'));
  tree.appendChild(head, script);
}

function create(name: string, attributes: Record<string, string>): Dom.Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  return tree.createElement(name, 'http://www.w3.org/1999/xhtml' as never, attrs);
}

function elements(node: Dom.ParentNode): Dom.Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
}

function attributesOf(element: Dom.Element): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

function textOf(element: Dom.Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
