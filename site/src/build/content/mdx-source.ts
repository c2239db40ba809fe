import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { ContentProblem } from './problem.ts';

/** An MDX file as gatsby-plugin-mdx parses it. */
export interface MdxSource {
  file: string;
  /** The fields, not yet checked. An unquoted day is a `Date`, or its ISO text when it comes from Gatsby's store. */
  frontmatter: unknown;
  /** The text after the frontmatter. */
  body: string;
}

/** Only YAML: gray-matter would also run frontmatter that is JavaScript. */
const ONLY_YAML = { language: 'yaml', engines: { js: () => ({}), javascript: () => ({}), json: () => ({}) } };

/**
 * Parses an MDX file as gatsby-plugin-mdx does, but names the file and line of a mistake.
 * @throws {ContentProblem} if the frontmatter is not YAML.
 */
export function readMdxSource(file: string): MdxSource {
  const text = readFileSync(file, 'utf8');
  try {
    const { data, content } = matter(text, ONLY_YAML);
    return { file, frontmatter: data, body: content };
  } catch (error) {
    const { reason, mark } = error as { reason?: string; mark?: { line: number } };
    throw new ContentProblem(
      `${file}:${(mark?.line ?? 0) + 1}`,
      `Its frontmatter cannot be read: ${reason ?? (error as Error).message}.`,
      'write each field as name: "text", with the text in quotation marks.',
    );
  }
}

/** Replaces something in every text of a source. */
export function mapTexts({ file, frontmatter, body }: MdxSource, replace: (text: string) => string): MdxSource {
  const mapped: unknown = JSON.parse(JSON.stringify(frontmatter), (_key, value: unknown) =>
    typeof value === 'string' ? replace(value) : value,
  );
  return { file, frontmatter: mapped, body: replace(body) };
}
