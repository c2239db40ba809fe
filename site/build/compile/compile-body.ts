import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Root as Markdown } from 'mdast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import rehypeSlug from 'rehype-slug';
import remarkRehype from 'remark-rehype';
import GithubSlugger from 'github-slugger';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { TreeNode } from '../../src/contract/tree';
import { wordCalled, WORDS } from '../../src/vocabulary/words';
import { ContentProblem } from '../read/problem';
import { elementsIn } from './walk';

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

const toHast = unified()
  .use(remarkRehype, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'],
  })
  .use(rehypeSlug);

/**
 * Compiles what an MDX file says to the data tree that its template renders.
 * @throws {ContentProblem} on anything outside the writer's vocabulary.
 */
export function compileBody(file: string, markdown: Markdown): TreeNode[] {
  const root = toHast.runSync(markdown);
  visit(root, 'element', (node) => {
    if (node.tagName === 'img') checkAlternative(file, node);
    if (node.tagName === 'table') nameRows(node);
  });
  const body = compileAll(file, root);
  nameSections(body);
  return body;
}

function compile(file: string, node: RootContent | ElementContent | Jsx): TreeNode[] {
  switch (node.type) {
    case 'text':
      // Line breaks between blocks carry nothing.
      return node.value.trim() === '' && node.value.includes('\n') ? [] : [node.value];
    case 'element':
      if (isOnlyComponents(node)) return compileAll(file, node);
      return [[node.tagName, htmlProps(node), ...compileAll(file, node)]];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [[node.name ?? '', attributesOf(file, node), ...compileAll(file, node)]];
    case 'comment':
    case 'doctype':
      return [];
    default:
      throw new ContentProblem(
        at(file, node),
        'Imports, exports and {expressions} are not part of our MDX.',
        'write the text out, or ask a developer for a component.',
      );
  }
}

function compileAll(file: string, { children }: Root | Element | Jsx): TreeNode[] {
  return children.flatMap((child) => compile(file, child));
}

function checkAlternative(file: string, image: Element): void {
  if (image.properties.alt) return;
  throw new ContentProblem(
    at(file, image),
    'An image has no alternative text.',
    'write ![what one sees](address); without it, nobody who cannot see it knows what it says.',
  );
}

/** A table whose corner is empty compares its columns row by row: the first cell of each row names it. */
function nameRows(table: Element): void {
  const firsts: Element[] = [];
  visit(table, 'element', (row) => {
    const first = row.children.find((cell) => cell.type === 'element');
    if (row.tagName === 'tr' && first) firsts.push(first);
  });
  const [corner, ...names] = firsts;
  if (!corner || toString(corner) !== '') return;
  corner.tagName = 'td';
  for (const name of names) {
    name.tagName = 'th';
    name.properties.scope = 'row';
  }
}

/** A paragraph that MDX put around components only because they stand on one line. */
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

/** A word's attributes as they are written, once they are what it takes. */
function attributesOf(file: string, node: Jsx): Record<string, string> | 0 {
  const name = node.name ?? '';
  const stop = (what: string, fix: string): never => {
    throw new ContentProblem(at(file, node), what, fix);
  };
  const { attributes } =
    wordCalled(name) ??
    stop(`<${name}> is not in the writer's vocabulary.`, `use Markdown or one of ${Object.keys(WORDS).join(', ')}.`);
  const written = node.attributes.map((attribute): [string, string] =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [attribute.name, attribute.value]
      : stop(`<${name}> has an attribute that is not plain text.`, 'write attribute="text".'),
  );
  const props = Object.fromEntries(written);
  const [issue] = attributes.safeParse(props).error?.issues ?? [];
  if (!issue) return written.length > 0 ? props : 0;
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(attributes.shape).join(', ') || 'none';
    return stop(`<${name}> takes no attribute "${issue.keys[0] ?? ''}".`, `remove it; it takes ${known}.`);
  }
  const attribute = String(issue.path[0]);
  const value = props[attribute];
  if (value === undefined) return stop(`<${name}> needs "${attribute}".`, `add ${attribute}="…": ${issue.message}.`);
  return stop(`<${name}> knows no ${attribute}="${value}".`, `${issue.message}.`);
}

/** Gives each section without an id one that its title makes: places to link to. */
function nameSections(body: readonly TreeNode[]): void {
  const slugs = new GithubSlugger();
  idsIn(body).forEach((id) => slugs.slug(id));
  for (const [name, props] of elementsIn(body)) {
    if (name === 'Section' && props && !props.id) props.id = slugs.slug(props.title ?? '');
  }
}

/** Every id in a body; that of a video is its company's, and no place on the page. */
export function idsIn(body: readonly TreeNode[]): string[] {
  return elementsIn(body).flatMap(([name, props]) => (props && props.id && name !== 'Video' ? [props.id] : []));
}

function at(file: string, node: { position?: { start: { line: number } } | undefined }): string {
  return node.position ? `${file}:${node.position.start.line}` : file;
}
