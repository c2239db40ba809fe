import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import GithubSlugger from 'github-slugger';
import { unified } from 'unified';
import type { TreeNode } from '../../src/contract/tree';
import { VOCABULARY } from '../../src/vocabulary/schema';
import { ContentProblem } from '../read/problem';

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  // `3~7일` is a span of days in Korean; only `~~two~~` strike through.
  .use(remarkGfm, { singleTilde: false });
const toHast = unified()
  .use(remarkRehype, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'],
  })
  .use(rehypeSlug);

/**
 * Compiles an MDX file to the data tree that its template renders.
 * @throws {ContentProblem} on anything outside the writer's vocabulary.
 */
export function compileBody(file: string, source: string): TreeNode[] {
  let root: Root;
  try {
    root = toHast.runSync(parser.parse(source));
  } catch (error) {
    throw new ContentProblem(
      file,
      `It is not valid MDX: ${(error as Error).message}`,
      'close each tag and quote each attribute.',
    );
  }
  const nodes = root.children.flatMap((child) => compile(file, child));
  nameSections(nodes);
  return nodes;
}

function compile(file: string, node: RootContent | ElementContent | Jsx): TreeNode[] {
  switch (node.type) {
    case 'text':
      // Line breaks between blocks carry nothing.
      return node.value.trim() === '' && node.value.includes('\n') ? [] : [node.value];
    case 'element':
      if (node.tagName === 'img' && !node.properties.alt) {
        throw new ContentProblem(
          at(file, node),
          'An image has no alternative text.',
          'write ![what one sees](address); without it, nobody who cannot see it knows what it says.',
        );
      }
      if (node.tagName === 'table') nameRows(node);
      if (isOnlyComponents(node)) return children(file, node);
      return [[node.tagName, htmlProps(node), ...children(file, node)]];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [[checkedName(file, node), jsxProps(file, node), ...children(file, node)]];
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

function children(file: string, node: Element | Jsx): TreeNode[] {
  return node.children.flatMap((child) => compile(file, child));
}

/** A table whose corner is empty compares its columns row by row: the first cell of each row names it. */
function nameRows(table: Element): void {
  const rows = elementsIn(table).flatMap(elementsIn);
  const corner = rows[0] && elementsIn(rows[0])[0];
  if (!corner || corner.children.length > 0) return;
  corner.tagName = 'td';
  for (const row of rows.slice(1)) {
    const [first] = elementsIn(row);
    if (!first) continue;
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}

function elementsIn(node: Element): Element[] {
  return node.children.filter((child) => child.type === 'element');
}

/** A paragraph that MDX put around components only because they stand on one line. */
function isOnlyComponents(node: Element): boolean {
  const meaningful = (node.children as (ElementContent | Jsx)[]).filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  return (
    node.tagName === 'p' &&
    meaningful.length > 0 &&
    meaningful.every((child) => child.type === 'mdxJsxTextElement' && child.name !== 'Mark')
  );
}

const ATTRIBUTE: Record<string, string> = { className: 'class' };

function htmlProps(node: Element): Record<string, string> | 0 {
  const entries = Object.entries(node.properties)
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .map(([name, value]) => [ATTRIBUTE[name] ?? name, Array.isArray(value) ? value.join(' ') : String(value)]);
  return entries.length ? (Object.fromEntries(entries) as Record<string, string>) : 0;
}

function checkedName(file: string, node: Jsx): keyof typeof VOCABULARY {
  const name = node.name ?? '';
  if (!Object.hasOwn(VOCABULARY, name)) {
    throw new ContentProblem(
      at(file, node),
      `<${name}> is not in the writer's vocabulary.`,
      `use Markdown or one of ${Object.keys(VOCABULARY).join(', ')}.`,
    );
  }
  return name as keyof typeof VOCABULARY;
}

function jsxProps(file: string, node: Jsx): Record<string, string> | 0 {
  const name = checkedName(file, node);
  const schema = VOCABULARY[name];
  const stop = (what: string, fix: string): never => {
    throw new ContentProblem(at(file, node), what, fix);
  };
  const written = node.attributes.map((attribute): [string, string] =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [attribute.name, attribute.value]
      : stop(`<${name}> has an attribute that is not plain text.`, 'write attribute="text".'),
  );
  const props = Object.fromEntries(written);
  const [issue] = schema.safeParse(props).error?.issues ?? [];
  if (!issue) return written.length > 0 ? props : 0;
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(schema.shape).join(', ') || 'none';
    return stop(`<${name}> takes no attribute "${issue.keys[0] ?? ''}".`, `remove it; it takes ${known}.`);
  }
  const attribute = String(issue.path[0]);
  const value = props[attribute];
  if (value === undefined) return stop(`<${name}> needs "${attribute}".`, `add ${attribute}="…": ${issue.message}.`);
  return stop(`<${name}> knows no ${attribute}="${value}".`, `${issue.message}.`);
}

/** Gives each section without an id one that its title makes: places to link to. */
function nameSections(nodes: readonly TreeNode[]): void {
  const slugs = new GithubSlugger();
  nodes.flatMap(idsIn).forEach((id) => slugs.slug(id));
  for (const node of nodes) {
    if (typeof node !== 'string' && node[0] === 'Section' && node[1] && !node[1].id) {
      node[1].id = slugs.slug(node[1].title ?? '');
    }
  }
}

/** Every id below a node. */
export function idsIn(node: TreeNode): string[] {
  if (typeof node === 'string') return [];
  const [, props, ...below] = node;
  return [...(props && props.id ? [props.id] : []), ...below.flatMap(idsIn)];
}

function at(file: string, node: { position?: { start: { line: number } } | undefined }): string {
  return node.position ? `${file}:${node.position.start.line}` : file;
}
