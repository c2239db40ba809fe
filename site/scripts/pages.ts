/**
 * Prints what the templates of these pages are given, as JSON by path. Stories of pages render it (.storybook/pages).
 *
 * Usage: TEST_DATE=2026-11-23 tsx scripts/pages.ts /contact /contact/ja
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const site = join(import.meta.dirname, '..');

async function main(paths: readonly string[]): Promise<void> {
  // Gatsby's build writes these files too. Other steps may read them now, so they are written only if there are none.
  if (!existsSync(join(site, 'src/generated/page-messages.ts'))) {
    const { generated } = await import('./generate');
    await generated;
    const { writeGenerated } = await import('../src/build/pages/generated');
    const { readData } = await import('../src/build/content/data');
    writeGenerated(site, readData(join(site, 'data')));
  }
  // Sets the clock for facts such as `in 21 weeks`.
  await import('../../scripts/test-clock');
  const { MDX_REGISTRY } = await import('../src/mdx/registry');
  const { readWholeSite } = await import('../src/build/checks/content');
  const pages = new Map(readWholeSite(site, MDX_REGISTRY).contexts.map((page) => [page.path, page]));
  const missing = paths.filter((path) => !pages.has(path));
  if (missing.length > 0)
    throw new Error(`There is no page at ${missing.join(', ')}. Correct the paths of the stories.`);
  console.log(JSON.stringify(Object.fromEntries(paths.map((path) => [path, pages.get(path)]))));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
