import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What only some PDF need, each with its licence: character maps of Chinese, Japanese and Korean fonts, fonts that every reader of PDF
 * has, and the JavaScript that decodes scans in JPEG 2000 and JBIG2.
 */
const NEEDED = [
  'cmaps/*',
  'standard_fonts/*',
  'wasm/{jbig2,openjpeg}_nowasm_fallback.js',
  'wasm/LICENSE_*{JBIG2,OPENJPEG}',
];

/**
 * Publishes the files of pdf.js that its worker fetches by name, in a folder with the version in its name.
 * @returns The folder's address, with a slash at its end.
 */
export function writePdfFiles(site: string): string {
  const library = join(site, 'node_modules/pdfjs-dist');
  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { version: string };
  const address = `/assets/pdfjs-${version}/`;
  for (const file of globSync(NEEDED, { cwd: library }))
    cpSync(join(library, file), join(site, 'public', address, file));
  return address;
}
