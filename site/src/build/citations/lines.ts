import { parse, type DefaultTreeAdapterTypes as Dom } from 'parse5';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Elements without text for readers, or with text that is on every page of a site. */
const SKIPPED = setOf(
  'script style template noscript svg iframe object canvas dialog head nav header footer aside button select textarea',
);
const SKIPPED_ROLES = setOf('navigation banner contentinfo complementary search dialog alert alertdialog menu');
/** Names of classes and ids of notices, advertisements and lists of other pages. */
const SKIPPED_NAME =
  /^(cookies?|consent|breadcrumbs?|share|sharing|social|related|newsletter|subscribe|adverts?|ads?|comments?)([-_](banner|bar|box|buttons?|container|form|links?|list|modal|notice|popup|posts?|section|wrapper))?$/i;

/** Elements within a line. Every other element ends the line before it and its own. */
const INLINE = setOf(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q rp rt ruby s samp small span strong sub sup time u var wbr',
);
/** The cells of a row belong together: `Paper 1 | 36%`. */
const CELLS = setOf('td th');

/** Characters that a `<main>` has at least if it holds the page's text. */
const MAIN_CHARACTERS = 200;

/** The lines of a page's main text, in reading order. Scripts, menus, headers, footers and notices are left out. */
export function linesOfPage(html: string): string[] {
  const document = parse(html);
  const main = find(document, isMain);
  const lines = main ? linesOf(main) : [];
  const hasText = lines.join('').length >= MAIN_CHARACTERS;
  return (hasText ? lines : linesOf(find(document, isBody) ?? document)).map(clean);
}

/** The lines of plain text. */
export function linesOfText(text: string): string[] {
  return text.split('\n').map(clean);
}

/** Joins spaces, and removes characters that nobody sees: soft hyphens, spaces without width, marks of direction. */
const clean = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ');

const isMain = (element: Dom.Element) => element.tagName === 'main' || attribute(element, 'role') === 'main';
const isBody = ({ tagName }: Dom.Element) => tagName === 'body';

function find(node: Dom.Node, wanted: (element: Dom.Element) => boolean): Dom.Element | undefined {
  if ('tagName' in node && wanted(node)) return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = find(child, wanted);
    if (found) return found;
  }
  return undefined;
}

/** The lines of an element as a browser breaks them between blocks. */
function linesOf(root: Dom.Node): string[] {
  const lines = [''];
  const add = (text: string) => lines.push((lines.pop() ?? '') + text);
  const walk = (node: Dom.Node, inCell = false) => {
    if (node.nodeName === '#text') add((node as Dom.TextNode).value);
    if (!('childNodes' in node) || ('tagName' in node && node !== root && isSkipped(node))) return;
    const isCell = CELLS.has(node.nodeName);
    const isBlock = !isCell && !INLINE.has(node.nodeName);
    if (isBlock) startLine(inCell);
    for (const child of node.childNodes) walk(child, inCell || isCell);
    if (isBlock) startLine(inCell);
    if (isCell) add(' | ');
  };
  const startLine = (inCell: boolean) => (inCell ? add(' ') : lines.push(''));
  walk(root);
  return lines;
}

function isSkipped(element: Dom.Element): boolean {
  const names = `${attribute(element, 'class')} ${attribute(element, 'id')}`.split(/\s+/);
  return (
    SKIPPED.has(element.tagName) ||
    SKIPPED_ROLES.has(attribute(element, 'role')) ||
    attribute(element, 'aria-hidden') === 'true' ||
    element.attrs.some(({ name }) => name === 'hidden') ||
    names.some((name) => SKIPPED_NAME.test(name))
  );
}

const attribute = ({ attrs }: Dom.Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value ?? '';
