import { LANGUAGES } from '@tutoring/domain/languages';
import { Feed } from 'feed';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageContext } from '../../../shared/page';
import type { ContentTree } from '../../model/content-tree';
import type { SiteData } from '../../content/data';
import type { Site } from '../../pages/pages';

/** The sections of llms.txt: the parent address of the pages, and the heading. */
const LLMS_SECTIONS = [
  ['/services', 'Services'],
  ['/subjects', 'Subjects'],
  ['/learning/guides', 'Guides'],
  ['/blog', 'Articles'],
] as const;

/** The translated pages that llms.txt lists for each other language. */
const LLMS_TRANSLATED = ['/tutoring-packages', '/tutors', '/faq', '/contact'];

/** Writes the files for search engines, feed readers and language models. */
export function writeSitemapAndFeeds(folder: string, { tree, contexts }: Site, { brand }: SiteData): void {
  const write = (path: string, text: string) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const listed = contexts.filter(({ noindex }) => !noindex);
  const feed = feedOf(tree, brand);
  write('sitemap.xml', sitemap(listed, tree, brand.siteUrl));
  write('robots.txt', `User-agent: *\nDisallow: /api/\n\nSitemap: ${brand.siteUrl}/sitemap.xml\n`);
  write('llms.txt', llmsText(tree, brand));
  write('blog/rss.xml', feed.rss2());
  write('blog/feed.json', feed.json1());
}

/** The sitemap: the indexed pages with their language versions. */
function sitemap(pages: readonly PageContext[], tree: ContentTree, siteUrl: string): string {
  const urls = pages
    .map(({ path, choices, fallback }) => {
      const page = tree.at(path);
      const day = page?.updated ?? page?.date;
      const alternates = [
        ...choices.map(({ lang, href }) => [lang, href] as const),
        ...(fallback ? ([['x-default', fallback]] as const) : []),
      ].map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${xml(siteUrl + href)}"/>`);
      return `<url><loc>${xml(siteUrl + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${alternates.join('')}</url>`;
    })
    .sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function feedOf(tree: ContentTree, { name, siteUrl, email }: SiteData['brand']): Feed {
  const articles = tree.childrenOf('/blog');
  const newest = articles
    .map(({ date, updated }) => updated ?? date ?? '')
    .sort()
    .at(-1);
  const feed = new Feed({
    id: `${siteUrl}/blog`,
    title: `${name}: articles`,
    description: tree.at('/blog')?.description ?? '',
    link: `${siteUrl}/blog`,
    language: 'en',
    copyright: name,
    ...(newest && { updated: new Date(newest) }),
    feedLinks: { rss: `${siteUrl}/blog/rss.xml`, json: `${siteUrl}/blog/feed.json` },
    author: { name, email },
  });
  for (const { path, title, description, date = '', updated, author } of articles) {
    feed.addItem({
      id: siteUrl + path,
      link: siteUrl + path,
      title,
      description,
      date: new Date(updated ?? date),
      published: new Date(date),
      author: [{ name: author ?? name }],
    });
  }
  return feed;
}

/** llms.txt, which describes the site for language models: https://llmstxt.org. */
function llmsText(tree: ContentTree, { name, siteUrl, email }: SiteData['brand']): string {
  const line = (path: string) => {
    const page = tree.at(path);
    return page ? [`- [${page.title}](${siteUrl}${path}): ${page.description}`] : [];
  };
  const sections = LLMS_SECTIONS.flatMap(([below, heading]) => [
    `\n## ${heading}\n`,
    ...tree.childrenOf(below).flatMap(({ path }) => line(path)),
  ]);
  return [
    `# ${name}\n`,
    `> ${tree.at('/')?.description ?? ''}\n`,
    `Not affiliated with the International Baccalaureate Organization or the College Board. Prices and terms: ${siteUrl}/tutoring-packages. Contact: ${email}.\n`,
    '## The business\n',
    ...['/about', '/tutors', '/our-ai-approach', '/tutoring-packages', '/faq', '/contact', '/regional'].flatMap(line),
    ...sections,
    '\n## In other languages\n',
    ...LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
      LLMS_TRANSLATED.flatMap((path) => line(tree.addressIn(language, path))),
    ),
    '',
  ].join('\n');
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
