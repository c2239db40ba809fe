/** Checks every built page: valid HTML, and every internal link leads to a page without a detour. */
import { FileSystemConfigLoader, HtmlValidate, formatterFactory } from 'html-validate/node';
import { LinkChecker, LinkState } from 'linkinator';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { withEdge } from '../edge.ts';
import { PORTS } from '../ports.ts';

const PORT = PORTS.html;
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
const broken = links.links.filter(
  (link) => link.state === LinkState.BROKEN || (link.status !== undefined && link.status >= 300 && link.status < 400),
);
for (const { url, status, parent } of broken) console.error(`${parent}: ${url} answers ${status}`);

console.log(
  `${files.length} pages: ${report.errorCount} errors of HTML; ${links.links.length} links: ${broken.length} broken or redirected.`,
);
process.exit(report.valid && broken.length === 0 ? 0 : 1);
