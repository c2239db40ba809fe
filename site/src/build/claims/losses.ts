import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { copyOf, resolveClaims, textOf } from './resolve-claims.ts';

/** The share of a page's words whose loss makes it hollow. */
const HOLLOW = 1 / 3;

/** What a page loses with some claims. */
export interface Losses {
  /** The titles of its sections that have no text left. */
  sections: readonly string[];
  /** The share of its words that go, if it is more than a third. */
  words?: number;
}

/** What a body loses when these claims are struck. It leaves the body as it is. */
export function lossesOf(root: Root, struck: ReadonlySet<string>): Losses {
  return compare(sizesOf(root, NONE), sizesOf(root, struck));
}

/** The same for each claim alone. */
export function lossesOfEach(root: Root, ids: Iterable<string>): Map<string, Losses> {
  const before = sizesOf(root, NONE);
  return new Map([...ids].map((id) => [id, compare(before, sizesOf(root, new Set([id])))]));
}

const NONE: ReadonlySet<string> = new Set();

interface Sizes {
  words: number;
  sections: ReadonlyMap<string, number>;
}

function sizesOf(root: Root, struck: ReadonlySet<string>): Sizes {
  const body = copyOf(root);
  resolveClaims(body, struck);
  return { words: wordsIn(body), sections: sectionsOf(body) };
}

function compare(before: Sizes, after: Sizes): Losses {
  const sections = [...before.sections].flatMap(([title, words]) =>
    words > 0 && !after.sections.get(title) ? [title] : [],
  );
  const share = 1 - after.words / Math.max(1, before.words);
  return { sections, ...(share > HOLLOW && { words: share }) };
}

/** The losses in words: `leaves /tutors without its section “Who would teach your child”`. */
export function lossTexts(page: string, { sections, words }: Losses): string[] {
  const named = sections.map((title) => `“${title}”`).join(', ');
  return [
    ...(sections.length > 0 ? [`leaves ${page} without its section${sections.length > 1 ? 's' : ''} ${named}`] : []),
    ...(words ? [`takes ${Math.round(words * 100)} % of the words of ${page}, which becomes hollow`] : []),
  ];
}

/** The number of words of each section, by its title. */
function sectionsOf(root: Root): ReadonlyMap<string, number> {
  const sections = root.children.filter(
    (node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement' && node.name === 'Section',
  );
  return new Map(
    sections.map((section) => {
      const title = section.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'title')?.value;
      return [typeof title === 'string' ? title : '', wordsIn(section)];
    }),
  );
}

/** Words, or characters in languages without spaces between words. */
function wordsIn(node: Nodes): number {
  return (
    textOf(node).match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu,
    )?.length ?? 0
  );
}
