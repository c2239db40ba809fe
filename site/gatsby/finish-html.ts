import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter as tree, parse, serialize, type DefaultTreeAdapterTypes as Dom } from 'parse5';
import { writeBootFile, type HashedFile } from './boot-file';
import { ContentProblem } from './problem';
import type { HeadTag } from './seo/head-tags';
import { publishStyles, type Styles } from './styles';

/**
 * Turns the HTML that Gatsby wrote into the HTML we serve: no inline script, no style
 * attribute, one inlined stylesheet that is the same everywhere, one script in the head.
 * One strict Content-Security-Policy then fits all pages (docs/adr/0006).
 */
export async function finishHtml(site: string, machineHead: (path: string) => MachineHead): Promise<void> {
  // Gatsby also makes a folder page-data/404.html, and slices of pages in _gatsby.
  const files = globSync('**/*.html', { cwd: join(site, 'public'), withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('_gatsby'))
    .map((entry) => join(entry.parentPath, entry.name));
  const styles = publishStyles(site);
  let boot: HashedFile | undefined;
  let first: string | undefined;
  for (const file of files) {
    const document = parse(readFileSync(file, 'utf8'));
    const gatsby = takeGatsbyScripts(file, document);
    // The same scripts start every page, so one boot file serves them all.
    first ??= gatsby.entries.join();
    if (gatsby.entries.join() !== first) {
      throw new ContentProblem(
        file,
        `It starts with other scripts: ${gatsby.entries.join(' ')}.`,
        'keep page scripts out of the entry chunks.',
      );
    }
    boot ??= await writeBootFile(site, gatsby.entries);
    refuseMissingParts(file, document);
    dropStyleAttributes(file, document);
    addOurs(document, styles, boot, gatsby);
    addMachineHead(document, machineHead(gatsby.pagePath));
    writeFileSync(file, serialize(document));
  }
}

interface GatsbyScripts {
  /** The scripts of every page, in the order in which they must run. */
  entries: string[];
  pagePath: string;
  compilation: string;
}

/** Removes what Gatsby adds to run a page, and returns what it said. */
function takeGatsbyScripts(file: string, document: Dom.Document): GatsbyScripts {
  let inline = '';
  const entries: string[] = [];
  for (const element of elements(document)) {
    const attributes = attributesOf(element);
    const isScript = element.tagName === 'script';
    if (isScript && attributes.src) entries.push(attributes.src);
    else if (isScript) inline += textOf(element);
    const isHint = element.tagName === 'link' && /^(preload|modulepreload|prefetch)$/.test(attributes.rel ?? '');
    const isGenerator = element.tagName === 'meta' && attributes.name === 'generator';
    if (isScript || isHint || isGenerator) tree.detachNode(element);
  }
  const [, pagePath] = /window\.pagePath="([^"]*)"/.exec(inline) ?? [];
  const [, compilation] = /___webpackCompilationHash="([^"]*)"/.exec(inline) ?? [];
  const known = entries.length > 0 && entries.every((src) => src.startsWith('/assets/'));
  if (pagePath === undefined || compilation === undefined || !known) {
    throw new ContentProblem(
      file,
      `Gatsby's HTML is not as we know it: path ${pagePath}, compilation ${compilation}, scripts ${entries.join(' ')}.`,
      'compare it with gatsby/finish-html.ts; an upgrade of Gatsby may have changed it.',
    );
  }
  return { pagePath, compilation, entries };
}

/** The styles that Gatsby itself writes; @tutoring/ui styles the same two elements. */
const GATSBY_STYLED = new Set(['gatsby-focus-wrapper', 'gatsby-announcer']);

/** Radix's wrapper around the navigation's list, for an indicator that is not used. */
function isRadixTrack(element: Dom.Element, style: string): boolean {
  return style === 'position:relative' && (element.parentNode as Dom.Element).tagName === 'nav';
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
    'see gatsby/render-page.ts; an upgrade of React or Gatsby may have changed how pages are rendered.',
  );
}

function dropStyleAttributes(file: string, document: Dom.Document): void {
  for (const element of elements(document)) {
    const style = element.attrs.find((attribute) => attribute.name === 'style');
    if (!style) continue;
    const { id = '' } = attributesOf(element);
    if (!GATSBY_STYLED.has(id) && !isRadixTrack(element, style.value)) {
      throw new ContentProblem(
        file,
        `<${element.tagName}> has style="${style.value}", which the policy forbids.`,
        'style it in @tutoring/ui.',
      );
    }
    element.attrs = element.attrs.filter((attribute) => attribute !== style);
  }
}

function addOurs(document: Dom.Document, styles: Styles, boot: HashedFile, gatsby: GatsbyScripts): void {
  const all = elements(document);
  const find = (name: string) => all.find((element) => element.tagName === name);
  const html = find('html');
  const head = find('head');
  const body = find('body');
  if (!html || !head || !body) throw new Error('parse5 always makes html, head and body.');
  html.attrs.push({ name: 'data-page', value: gatsby.pagePath }, { name: 'data-build', value: gatsby.compilation });

  const style = create('style', {});
  tree.insertText(style, styles.core);
  const script = create('script', { src: boot.href, integrity: boot.integrity, defer: '' });
  const meta = all.filter((element) => element.tagName === 'meta' && element.parentNode === head);
  const afterMeta = head.childNodes.find((node) => !meta.includes(node as Dom.Element));
  for (const element of [script, style]) {
    if (afterMeta) tree.insertBefore(head, element, afterMeta);
    else tree.appendChild(head, element);
  }
  tree.appendChild(body, create('link', { rel: 'stylesheet', href: styles.widgets.href }));
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
