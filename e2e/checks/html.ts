/** Checks every built page: valid HTML, and every internal link leads to a page without a detour. */
import { FileSystemConfigLoader, HtmlValidate, formatterFactory } from 'html-validate/node';
import { LinkChecker, LinkState } from 'linkinator';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withEdge } from '../edge.ts';

const PORT = 8791;
const ROUTES = join(import.meta.dirname, '../../site/data/routes.json');
const PUBLIC = join(import.meta.dirname, '../../site/public');

const files = globSync('**/*.html', { cwd: PUBLIC, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.includes('_gatsby'))
  .map((entry) => join(entry.parentPath, entry.name));

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
const report = await validator.validateMultipleFiles(files);
if (!report.valid) console.error(formatterFactory('text')(report.results));

const links = await withEdge(PORT, (url) =>
  new LinkChecker().check({
    path: url,
    recurse: true,
    redirects: 'warn',
    concurrency: 10,
    // Other sites cannot be reached from here, and are nobody's to break.
    // Nor is the not-found page read again under each address that has no page yet.
    linksToSkip: (link) => Promise.resolve(!link.startsWith(url)),
  }),
);
// Pages that are still to be written may be linked to: they answer with the not-found page.
const { pages } = JSON.parse(readFileSync(ROUTES, 'utf8')) as { pages: { path: string }[] };
const toCome = new Set(pages.map(({ path }) => path));
const isToCome = ({ url, status }: { url: string; status?: number }) =>
  status === 404 && toCome.has(new URL(url).pathname);
const broken = links.links.filter(
  (link) =>
    !isToCome(link) &&
    (link.state === LinkState.BROKEN || (link.status !== undefined && link.status >= 300 && link.status < 400)),
);
const missing = new Set(links.links.filter(isToCome).map(({ url }) => new URL(url).pathname));
for (const { url, status, parent } of broken) console.error(`${parent}: ${url} answers ${status}`);

console.log(
  `${files.length} pages: ${report.errorCount} errors of HTML; ${links.links.length} links: ${broken.length} broken or redirected; ${missing.size} lead to pages to come`,
);
process.exit(report.valid && broken.length === 0 ? 0 : 1);
