import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Root as Markdown } from 'mdast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import rehypeSlug from 'rehype-slug';
import remarkRehype from 'remark-rehype';
import GithubSlugger from 'github-slugger';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { TreeNode } from '../../shared/tree';
import type { MdxComponents } from '../model/mdx-component';
import { didYouMean, nearest } from '../content/did-you-mean';
import type { PlaceOf } from '../content/line-of';
import { Mistakes } from '../content/problem';
import { elementsIn } from './walk';

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

const toHast = unified()
  .use(remarkRehype, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'],
  })
  .use(rehypeSlug);

/**
 * Compiles a page's body to the tree that its template renders.
 * @param placeOf Names the line of a mistake.
 * @throws {ContentProblem | ContentProblems} for everything that is neither Markdown nor one of our components.
 */
export function compileBody(placeOf: PlaceOf, markdown: Markdown, components: MdxComponents): TreeNode[] {
  const root = toHast.runSync(markdown);
  const source: Source = { placeOf, components, mistakes: new Mistakes() };
  visit(root, 'element', (node) => {
    if (node.tagName === 'img') checkAltText(source, node);
    if (node.tagName === 'table') addRowHeaders(node);
  });
  const body = compileAll(source, root);
  source.mistakes.report();
  addSectionIds(body);
  return body;
}

/** What the steps of one compilation share. */
interface Source {
  placeOf: PlaceOf;
  components: MdxComponents;
  mistakes: Mistakes;
}

function compile(source: Source, node: RootContent | ElementContent | Jsx): TreeNode[] {
  switch (node.type) {
    case 'text':
      // Line breaks between blocks are ignored.
      return node.value.trim() === '' && node.value.includes('\n') ? [] : [node.value];
    case 'element':
      if (isOnlyComponents(node)) return compileAll(source, node);
      return [[node.tagName, htmlProps(node), ...compileAll(source, node)]];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [[node.name ?? '', attributesOf(source, node), ...compileAll(source, node)]];
    case 'comment':
    case 'doctype':
      return [];
    default:
      source.mistakes.add(
        positionOf(source, node),
        'Imports, exports and {expressions} are not part of our MDX.',
        'write the text out, or ask a developer for a component.',
      );
      return [];
  }
}

function compileAll(source: Source, { children }: Root | Element | Jsx): TreeNode[] {
  return children.flatMap((child) => compile(source, child));
}

function checkAltText(source: Source, image: Element): void {
  if (image.properties.alt) return;
  source.mistakes.add(
    positionOf(source, image),
    'An image has no alternative text.',
    'write ![what the image shows](address); without it, blind readers do not know what the image shows.',
  );
}

/** In a table with an empty corner, the first cell of each row is its header. */
function addRowHeaders(table: Element): void {
  const firstCells: Element[] = [];
  visit(table, 'element', (row) => {
    const first = row.children.find((cell) => cell.type === 'element');
    if (row.tagName === 'tr' && first) firstCells.push(first);
  });
  const [corner, ...rowNames] = firstCells;
  if (!corner || toString(corner) !== '') return;
  corner.tagName = 'td';
  for (const name of rowNames) {
    name.tagName = 'th';
    name.properties.scope = 'row';
  }
}

/** Whether MDX created this paragraph only because components are on one line. */
function isOnlyComponents(node: Element): boolean {
  const meaningful = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return (
    node.tagName === 'p' &&
    meaningful.length > 0 &&
    meaningful.every((child) => child.type === 'mdxJsxTextElement' && child.name !== 'Mark' && child.name !== 'Note')
  );
}

const ATTRIBUTE: Record<string, string> = { className: 'class' };

function htmlProps(node: Element): Record<string, string> | 0 {
  const entries = Object.entries(node.properties)
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .map(([name, value]) => [ATTRIBUTE[name] ?? name, Array.isArray(value) ? value.join(' ') : String(value)]);
  return entries.length ? (Object.fromEntries(entries) as Record<string, string>) : 0;
}

/** The attributes of a component. Adds a mistake for each that its schema rejects. */
function attributesOf(source: Source, node: Jsx): Record<string, string> | 0 {
  const name = node.name ?? '';
  const addMistake = (what: string, fix: string) => {
    source.mistakes.add(positionOf(source, node), what, fix);
  };
  const component = source.components.get(name);
  if (!component) {
    const componentNames = [...source.components.keys()];
    const fix = `use Markdown or one of ${componentNames.join(', ')}.`;
    addMistake(`<${name}> is not one of our components.${didYouMean(name, componentNames)}`, fix);
    return 0;
  }
  const attributes = node.attributes.flatMap((attribute): [string, string][] => {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
      return [[attribute.name, attribute.value]];
    const label = attribute.type === 'mdxJsxAttribute' ? `${attribute.name}=` : '{…}';
    addMistake(`<${name}> has an attribute that is not plain text: ${label}`, 'write attribute="text".');
    return [];
  });
  const props = Object.fromEntries(attributes);
  const issues = component.schema.safeParse(props).error?.issues ?? [];
  const known = Object.keys(component.schema.shape);
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  for (const key of unknown) {
    const fix = `correct or remove it; <${name}> has ${known.join(', ') || 'no attributes'}.`;
    addMistake(`<${name}> has no attribute ${key}=.${didYouMean(key, known)}`, fix);
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') continue;
    const attribute = String(issue.path[0]);
    const value = props[attribute];
    // A misspelt name is not also a missing attribute.
    if (value === undefined && unknown.some((key) => nearest(key, known) === attribute)) continue;
    if (value === undefined) addMistake(`<${name}> needs "${attribute}".`, `add ${attribute}="…": ${issue.message}.`);
    else addMistake(`<${name}> does not accept ${attribute}="${value}".`, `${issue.message}.`);
  }
  return attributes.length > 0 ? props : 0;
}

/** Gives each section without an id one made of its title, so that links can point to it. */
function addSectionIds(body: readonly TreeNode[]): void {
  const slugs = new GithubSlugger();
  idsIn(body).forEach((id) => slugs.slug(id));
  for (const [name, props] of elementsIn(body)) {
    if (name === 'Section' && props && !props.id) props.id = slugs.slug(props.title ?? '');
  }
}

/** Every id in a body. The id of a <Video> belongs to its provider and is not an anchor. */
export function idsIn(body: readonly TreeNode[]): string[] {
  return elementsIn(body).flatMap(([name, props]) => (props && props.id && name !== 'Video' ? [props.id] : []));
}

function positionOf({ placeOf }: Source, node: { position?: { start: { line: number } } | undefined }): string {
  return placeOf(node.position?.start.line);
}
