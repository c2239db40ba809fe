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
import { Mistakes } from '../content/problem';
import { elementsIn } from './walk';

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

const toHast = unified()
  .use(remarkRehype, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'],
  })
  .use(rehypeSlug);

/**
 * Compiles what an MDX file says to the data tree that its template renders.
 * @throws {ContentProblem | ContentProblems} on everything that is neither Markdown nor one of our components.
 */
export function compileBody(file: string, markdown: Markdown, components: MdxComponents): TreeNode[] {
  const root = toHast.runSync(markdown);
  const source: Source = { file, components, mistakes: new Mistakes() };
  visit(root, 'element', (node) => {
    if (node.tagName === 'img') checkAlternative(source, node);
    if (node.tagName === 'table') nameRows(node);
  });
  const body = compileAll(source, root);
  source.mistakes.report();
  nameSections(body);
  return body;
}

/** The file that is compiled, and what is wrong in it. */
interface Source {
  file: string;
  components: MdxComponents;
  mistakes: Mistakes;
}

function compile(source: Source, node: RootContent | ElementContent | Jsx): TreeNode[] {
  switch (node.type) {
    case 'text':
      // Line breaks between blocks carry nothing.
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
        at(source, node),
        'Imports, exports and {expressions} are not part of our MDX.',
        'write the text out, or ask a developer for a component.',
      );
      return [];
  }
}

function compileAll(source: Source, { children }: Root | Element | Jsx): TreeNode[] {
  return children.flatMap((child) => compile(source, child));
}

function checkAlternative(source: Source, image: Element): void {
  if (image.properties.alt) return;
  source.mistakes.add(
    at(source, image),
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

/** An element's attributes as they are written; each that it does not take is a mistake. */
function attributesOf(source: Source, node: Jsx): Record<string, string> | 0 {
  const name = node.name ?? '';
  const wrong = (what: string, fix: string) => {
    source.mistakes.add(at(source, node), what, fix);
  };
  const component = source.components.get(name);
  if (!component) {
    const names = [...source.components.keys()];
    const fix = `use Markdown or one of ${names.join(', ')}.`;
    wrong(`<${name}> is none of our components.${didYouMean(name, names)}`, fix);
    return 0;
  }
  const written = node.attributes.flatMap((attribute): [string, string][] => {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
      return [[attribute.name, attribute.value]];
    const which = attribute.type === 'mdxJsxAttribute' ? `${attribute.name}=` : '{…}';
    wrong(`<${name}> has an attribute that is not plain text: ${which}`, 'write attribute="text".');
    return [];
  });
  const props = Object.fromEntries(written);
  const issues = component.schema.safeParse(props).error?.issues ?? [];
  const known = Object.keys(component.schema.shape);
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  for (const key of unknown) {
    const fix = `correct or remove it; it takes ${known.join(', ') || 'none'}.`;
    wrong(`<${name}> takes no attribute ${key}=.${didYouMean(key, known)}`, fix);
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') continue;
    const attribute = String(issue.path[0]);
    const value = props[attribute];
    // A misspelt name is one mistake, not also a missing attribute.
    if (value === undefined && unknown.some((key) => nearest(key, known) === attribute)) continue;
    if (value === undefined) wrong(`<${name}> needs "${attribute}".`, `add ${attribute}="…": ${issue.message}.`);
    else wrong(`<${name}> knows no ${attribute}="${value}".`, `${issue.message}.`);
  }
  return written.length > 0 ? props : 0;
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

function at({ file }: Source, node: { position?: { start: { line: number } } | undefined }): string {
  return node.position ? `${file}:${node.position.start.line}` : file;
}
