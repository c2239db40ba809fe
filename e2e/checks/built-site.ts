/** Checks of the whole built site: HTML, and internal links. */
import { FileSystemConfigLoader, HtmlValidate, formatterFactory } from 'html-validate/node';
import { LinkChecker, LinkState } from 'linkinator';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const PUBLIC = join(import.meta.dirname, '../../site/public');

/** Every HTML file of the site. */
export function builtPages(): string[] {
  return globSync('**/*.html', { cwd: PUBLIC, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('_gatsby'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The number of HTML errors on the pages, and their text. */
export async function htmlErrors(files: string[]): Promise<{ count: number; text: string }> {
  const validator = new HtmlValidate(
    new FileSystemConfigLoader({
      extends: ['html-validate:standard'],
      rules: {
        // React writes `hidden=""`, lower-case attributes in its own order and `/>`-less voids; it is style, not validity.
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'long-title': 'off',
        // React's ids begin with an underscore.
        'valid-id': ['error', { relaxed: true }],
        // Inline styles are ruled out by the build; this one stylesheet is hashed in the policy.
        'require-sri': 'off',
        'tel-non-breaking': 'off',
        // A scrolling region must be reachable by keyboard; a summary of problems takes focus.
        'prefer-native-element': 'off',
      },
    }),
  );
  const { errorCount, results } = await validator.validateMultipleFiles(files);
  return { count: errorCount, text: formatterFactory('text')(results) };
}

/** The number of internal links, and those that are broken or lead to a redirect. */
export async function internalLinks(origin: string): Promise<{ count: number; broken: string[] }> {
  const { links } = await new LinkChecker().check({
    path: origin,
    recurse: true,
    redirects: 'warn',
    concurrency: 10,
    // Other sites cannot be reached from here.
    // Nor is the not-found page read again under each address that has no page yet.
    linksToSkip: (link) => Promise.resolve(!link.startsWith(origin)),
  });
  const broken = links.filter(
    ({ state, status = 200 }) => state === LinkState.BROKEN || (status >= 300 && status < 400),
  );
  return {
    count: links.length,
    broken: broken.map(({ url, status, parent }) => `${parent}: ${url} answers ${status}`),
  };
}
