import { nearest } from '../content/did-you-mean.ts';

/** A mistake in the body of a page, for owners who know tags and no parser. */
interface MdxMistake {
  /** In the body, from 1. */
  line: number | undefined;
  what: string;
  fix: string;
}

/** What the parser says, and what that means for the owner. Its own positions count from the body, so they are left out. */
const MEANINGS: readonly (readonly [says: RegExp, what: string, fix: string])[] = [
  [
    /^Unexpected closing slash/,
    'A tag ends here that does not begin above.',
    'remove it, or write where it begins, such as <Section title="…">.',
  ],
  [
    /closing quote/,
    'A value in a tag above has no quotation mark at its end.',
    'write a " on both sides of each value, as in <Section title="…">.',
  ],
  [
    /before attribute value/,
    'A value in a tag has no quotation marks.',
    'write a " on both sides of each value, as in <Section title="…">.',
  ],
  [
    /import\/exports/,
    'A paragraph that begins with “import” or “export” is read as code.',
    'begin it with another word.',
  ],
  [/expression|brace/, 'What is in braces { } is read as code.', 'remove the braces. To show one, write \\{ or \\}.'],
  [
    /(?:before|in) (?:attribute )?name/,
    'A < begins a tag here that cannot be read.',
    'write a tag as in <Section title="…">. To show the sign, write &lt;. For a link, write [text](address).',
  ],
];
const UNCLOSED = /closing tag for `<(\w+)>` \((\d+):\d+/;
const CLOSED_ELSEWHERE = /^Expected the closing tag `<\/(\w+)>`|before the end of `(?:paragraph|listItem|blockquote)`$/;

/**
 * Explains an error of the parser.
 * @param known The names of our components; none if the caller does not know them.
 */
export function mdxMistake(
  { message, line }: { message: string; line?: number },
  known: readonly string[],
): MdxMistake {
  const [, name = '', openLine] = UNCLOSED.exec(message) ?? [];
  const [, closing = ''] = /^Unexpected closing tag `<\/(\w+)>`/.exec(message) ?? [];
  const isUnknown = (one: string) => one !== '' && known.length > 0 && !known.includes(one);
  if (isUnknown(closing) && !isUnknown(name))
    return {
      line,
      what: `</${closing}> is no part of the site.${meant(closing, known, '/')}`,
      fix: `write </${name}>.`,
    };
  if (isUnknown(name)) {
    const similar = nearest(name, known);
    return {
      line: Number(openLine),
      what: `<${name}> is not closed, or is no part of the site.${meant(name, known)}`,
      fix: similar ? `write <${similar}> and </${similar}>, or remove <${name}>.` : `remove <${name}>.`,
    };
  }
  const elsewhere = CLOSED_ELSEWHERE.exec(message);
  if (elsewhere) {
    const tag = name || elsewhere[1];
    return {
      line: name ? Number(openLine) : line,
      what: `<${tag}> and </${tag}> are not in one paragraph or entry.`,
      fix: 'put both into one, or each on a line of its own with an empty line before and after it.',
    };
  }
  if (name)
    return {
      line: Number(openLine),
      what: `<${name}> is not closed${closing && ` before </${closing}>`}.`,
      fix: `write </${name}> where it ends.`,
    };
  const [, what, fix] = MEANINGS.find(([says]) => says.test(message)) ?? [];
  return {
    line,
    what: what ?? `This cannot be read: ${message.replace(/ \(\d+:\d+[^)]*\)/g, '')}.`,
    fix: fix ?? 'close each tag, and write a " on both sides of each value.',
  };
}

function meant(name: string, known: readonly string[], slash = ''): string {
  const similar = nearest(name, known);
  return similar ? ` Did you mean <${slash}${similar}>?` : '';
}
