import { packOf } from '../languages';
import type { PageContext } from '../page-context';
import { directionOf } from '@tutoring/domain/languages';

/** The `<head>` of a page: what search engines and link previews read. */
export function PageHead({ page }: { page: PageContext }) {
  const { shell } = packOf(page.language);
  const absolute = (path: string) => `${shell.siteUrl}${path}`;
  const title = page.path === '/' ? `${page.title} | ${shell.brand}` : `${page.title} · ${shell.brand}`;
  const english = page.choices.find((choice) => choice.lang.startsWith('en'));
  return (
    <>
      <html lang={page.lang} dir={directionOf(page.lang)} />
      <title>{title}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name="description" content={page.description} />
      {/* Only the server writes it: the policy lets no script put text into a script element. It stays in
          the document because the build takes Gatsby's mark from it (gatsby/finish-html.ts). */}
      {typeof window === 'undefined' && page.crumbs.length > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: asJson(breadcrumbList(page.crumbs, absolute)) }}
        />
      )}
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {page.noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absolute(page.path)} />
          <meta property="og:url" content={absolute(page.path)} />
          {page.choices.map((choice) => (
            <link key={choice.lang} rel="alternate" hrefLang={choice.lang} href={absolute(choice.href)} />
          ))}
          {page.choices.length > 0 && (
            <link rel="alternate" hrefLang="x-default" href={absolute(english?.href ?? '/')} />
          )}
        </>
      )}
    </>
  );
}

/** The way to the page, for search engines. Steps without a page of their own are left out. */
function breadcrumbList(crumbs: PageContext['crumbs'], absolute: (path: string) => string): object {
  const steps = crumbs.filter(({ href }, index) => href !== undefined || index === crumbs.length - 1);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: absolute(href) }),
    })),
  };
}

/** JSON that cannot end the element it stands in. */
function asJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
