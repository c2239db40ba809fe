import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { ContentProblem } from '../content/problem';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  // In Korean, `3~7일` is a range of days; only `~~two~~` tildes strike through.
  .use(remarkGfm, { singleTilde: false });

/**
 * Parses an MDX file, including its frontmatter.
 * @throws {ContentProblem} if it is not valid MDX.
 */
export function parseMdx(file: string, source: string): Root {
  try {
    return parser.parse(source);
  } catch (error) {
    const { line } = error as { line?: number };
    throw new ContentProblem(
      line === undefined ? file : `${file}:${line}`,
      `It is not valid MDX: ${(error as Error).message}`,
      'close each tag and quote each attribute.',
    );
  }
}
