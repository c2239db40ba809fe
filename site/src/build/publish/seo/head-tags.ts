import type { PageContext } from '../../../shared/page';
import type { SiteData } from '../../content/data';
import { socialImageOf } from './structured-data';

/** An element of the head: its name and attributes. */
export type HeadTag = [name: 'meta' | 'link', attributes: Record<string, string>];

/** Width and height of a page's picture, in pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 };

/**
 * What only machines that read the served HTML ask for: link previews, the page in other languages, feeds. It is not
 * written by React, so that no visitor's browser loads the code that makes it.
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

/** `zh-Hant-HK` as Open Graph writes it: `zh_HK`. */
function localeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region ?? ''}`;
}
