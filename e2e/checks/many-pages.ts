/**
 * Builds the site with many generated pages, and compares: however large the site is, a page must not grow, and the number
 * of scripts must stay the same.
 *
 * The build is kept: the journeys use it as the next version of the site (next-build.ts).
 *
 * Usage: node e2e/checks/many-pages.ts [number of pages]
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildNext } from '../next-build.ts';

const PAGES = Number(process.argv[2] ?? 200);
/** Bytes by which a page may differ: hashes compress differently. */
const TOLERANCE = 64;
/** The measured page, and the page that is copied. The copies are not related pages of the measured one. */
const PAGE = 'our-ai-approach';
const MODEL = 'services/chemistry-tutoring';

const site = join(import.meta.dirname, '../../site');
const model = readFileSync(join(site, 'content', `${MODEL}.mdx`), 'utf8');

/** Adds the pages to a copy. */
function addPages(copy: string): void {
  for (let i = 0; i < PAGES; i++) {
    writeFileSync(
      join(copy, `content/services/generated-${i}.mdx`),
      model
        .replace(/^title: .*$/m, `title: Generated page ${i}`)
        .replace(/^label: .*$/m, `label: Generated page ${i}`)
        .replace(/^order: .*$/m, `order: ${1000 + i}`)
        .replace(
          /^description: .*$/m,
          `description: A page that stands here to count what a page costs among many. Number ${i}.`,
        ),
    );
  }
}

const { folder: copy, seconds } = buildNext(addPages);

const measure = (root: string) => ({
  html: brotliCompressSync(readFileSync(join(root, 'public', PAGE, 'index.html'))).length,
  scripts: globSync('public/assets/*.js', { cwd: root }).length,
});
const [few, many] = [measure(site), measure(copy)];
console.log(`Built the site with ${PAGES} more pages in ${seconds} s. The same page before and after:`);
console.table({ before: few, after: many });

const grown = [
  ...(many.html - few.html > TOLERANCE ? ['the HTML of a page'] : []),
  ...(many.scripts === few.scripts ? [] : ['the number of scripts']),
];
if (grown.length > 0) {
  console.error(
    `${grown.join(' and ')} must not depend on the number of pages, but changed. Find what a page loads or contains for each page of the site.`,
  );
  process.exit(1);
}
