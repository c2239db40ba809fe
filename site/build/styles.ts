import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeHashed, type HashedFile } from './hashed-file';

/** The library's two stylesheets as the pages use them. */
export interface Styles {
  /** core.css, to be inlined. */
  core: string;
  widgets: HashedFile;
}

/** Publishes the library's fonts and widgets.css under /assets. */
export function publishStyles(site: string): Styles {
  const require = createRequire(join(site, 'package.json'));
  const read = (file: string) => readFileSync(require.resolve(`@tutoring/ui/${file}`));
  const withFonts = (css: string) =>
    css.replace(/url\(["']?\.\/fonts\/([\w-]+)\.woff2["']?\)/g, (_, name: string) => {
      return `url(${writeHashed(site, name, 'woff2', read(`fonts/${name}.woff2`)).href})`;
    });
  return {
    core: withFonts(read('core.css').toString()),
    widgets: writeHashed(site, 'widgets', 'css', withFonts(read('widgets.css').toString())),
  };
}
