import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { PlaceOf } from '../content/line-of.ts';
import { ContentProblem } from '../content/problem.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  // In Korean, `3~7일` is a range of days; only `~~two~~` tildes strike through.
  .use(remarkGfm, { singleTilde: false });

/**
 * Parses the body of an MDX file.
 * @param placeOf Names the line of a mistake.
 * @throws {ContentProblem} if it is not valid MDX.
 */
export function parseMdx(placeOf: PlaceOf, body: string): Root {
  try {
    return parser.parse(body);
  } catch (error) {
    const { line } = error as { line?: number };
    throw new ContentProblem(
      placeOf(line),
      `It is not valid MDX: ${(error as Error).message}`,
      'close each tag and quote each attribute.',
    );
  }
}
