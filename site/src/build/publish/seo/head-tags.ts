import type { PageContext } from '../../../shared/page';
import type { SiteData } from '../../content/data';
import { socialImageOf } from './structured-data';

/** A head element: name and attributes. */
export type HeadTag = [name: 'meta' | 'link', attributes: Record<string, string>];

/** The size of social images in pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 };

/**
 * The head tags for machines that read the served HTML: link previews, language versions, feeds. React does not render
 * them, so browsers do not load their code.
 */
export function headTags(page: PageContext, { brand }: SiteData): HeadTag[] {
  const absolute = (path: string) => `${brand.siteUrl}${path}`;
  const property = (name: string, content: string): HeadTag => ['meta', { property: `og:${name}`, content }];
  const alternate = (hreflang: string, path: string): HeadTag => [
    'link',
    { rel: 'alternate', hreflang, href: absolute(path) },
  ];
  return [
    property('title', page.title),
    property('description', page.description),
    property('type', page.byline ? 'article' : 'website'),
    property('site_name', brand.name),
    property('locale', localeOf(page.lang)),
    property('url', absolute(page.canonical ?? page.path)),
    property('image', absolute(socialImageOf(page))),
    property('image:width', String(SOCIAL_IMAGE.width)),
    property('image:height', String(SOCIAL_IMAGE.height)),
    property('image:alt', page.title),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ...(page.noindex
      ? []
      : [
          ...page.choices.map(({ lang, href }) => alternate(lang, href)),
          ...(page.fallback ? [alternate('x-default', page.fallback)] : []),
        ]),
    ...(page.path === '/blog' || page.byline ? feeds(brand.name) : []),
  ];
}

function feeds(title: string): HeadTag[] {
  return [
    ['link', { rel: 'alternate', type: 'application/rss+xml', title, href: '/blog/rss.xml' }],
    ['link', { rel: 'alternate', type: 'application/feed+json', title, href: '/blog/feed.json' }],
  ];
}

/** The Open Graph locale of a tag: `zh-Hant-HK` becomes `zh_HK`. */
function localeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region ?? ''}`;
}
