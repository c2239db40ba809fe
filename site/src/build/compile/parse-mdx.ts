import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { PlaceOf } from '../content/line-of.ts';
import { ContentProblem } from '../content/problem.ts';
import { mdxMistake } from './mdx-mistake.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  // In Korean, `3~7일` is a range of days; only `~~two~~` tildes strike through.
  .use(remarkGfm, { singleTilde: false });

/**
 * Parses the body of an MDX file.
 * @param placeOf Names the line of a mistake.
 * @param known The names of our components, to guess which one was meant. @default none
 * @throws {ContentProblem} if it is not valid MDX.
 */
export function parseMdx(placeOf: PlaceOf, body: string, known: readonly string[] = []): Root {
  try {
    return parser.parse(body);
  } catch (error) {
    const { line, what, fix } = mdxMistake(error as { message: string; line?: number }, known);
    throw new ContentProblem(placeOf(line), what, fix);
  }
}
