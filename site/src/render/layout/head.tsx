import { messagesOf } from '../../shared/messages';
import type { PageContext } from '../../shared/page';
import { manifestAddress } from '../../shared/service-worker';
import { directionOf } from '@tutoring/domain/languages';

/** Characters of a title that search engines show; the brand is added where it fits. */
const TITLE_MAX = 60;

/** What the browser shows of a page, and its address. What only machines read, the build adds (seo/head-tags.ts). */
export function PageHead({ page }: { page: PageContext }) {
  const { layout } = messagesOf(page.language);
  const branded = `${page.title} · ${layout.brand}`;
  return (
    <>
      <html lang={page.lang} dir={directionOf(page.lang)} />
      <title>{branded.length <= TITLE_MAX ? branded : page.title}</title>
      {/* Pictures are found by their names: /favicon.ico, /apple-touch-icon.png. */}
      <link rel="manifest" href={manifestAddress(page.language)} />
      <meta name="description" content={page.description} />
      {page.noindex && <meta name="robots" content="noindex" />}
      {(!page.noindex || page.canonical) && (
        <link rel="canonical" href={`${layout.siteUrl}${page.canonical ?? page.path}`} />
      )}
    </>
  );
}
