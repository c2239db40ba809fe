/** Checks every built page: its HTML is valid, and every internal link leads to a page without a redirect. */
import { withEdge } from '../edge.ts';
import { PORTS } from '../ports.ts';
import { builtPages, htmlErrors, internalLinks } from './built-site.ts';

const files = builtPages();
const errors = await htmlErrors(files);
const links = await withEdge(PORTS.html, internalLinks);

if (errors.count > 0) console.error(errors.text);
links.broken.forEach((link) => console.error(link));
console.log(
  `${files.length} pages: ${errors.count} HTML errors; ${links.count} links: ${links.broken.length} broken or redirected.`,
);
process.exit(errors.count + links.broken.length === 0 ? 0 : 1);
