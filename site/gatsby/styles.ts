import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeHashed, type HashedFile } from './boot-file';

/** The library's two stylesheets as the pages use them. */
export interface Styles {
  /** core.css, to be inlined, with the addresses of the published fonts. */
  core: string;
  widgets: HashedFile;
  /** The fonts' addresses, in the order of the stylesheet: headings first. */
  fonts: string[];
}

/** Publishes the library's fonts and widgets.css under /assets. */
export function publishStyles(site: string): Styles {
  const require = createRequire(join(site, 'package.json'));
  const read = (file: string) => readFileSync(require.resolve(`@tutoring/ui/${file}`));
  const fonts: string[] = [];
  const core = read('core.css')
    .toString()
    .replace(/url\(["']?\.\/fonts\/([\w-]+)\.woff2["']?\)/g, (_, name: string) => {
      const { href } = writeHashed(site, name, 'woff2', read(`fonts/${name}.woff2`));
      fonts.push(href);
      return `url(${href})`;
    });
  return { core, fonts, widgets: writeHashed(site, 'widgets', 'css', read('widgets.css')) };
}
