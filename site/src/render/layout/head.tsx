import { EMBED, toolNameIn } from '../../shared/embeds';
import { messagesOf } from '../../shared/messages';
import type { PageContext } from '../../shared/page';
import { manifestAddress } from '../../shared/service-worker';
import { directionOf } from '@tutoring/domain/languages';

/** Characters of a title that search engines show. The brand is added if it fits. */
const TITLE_MAX = 60;

/** The head tags that browsers use. The build adds those for other machines (build/publish/seo/head-tags.ts). */
export function PageHead({ page }: { page: PageContext }) {
  const { layout, componentMessages } = messagesOf(page.lang);
  const title = page.embed ? toolNameIn(componentMessages, page.embed) : page.title;
  const branded = `${title} · ${layout.brand}`;
  return (
    <>
      <html lang={page.lang} dir={directionOf(page.lang)} />
      {page.embed && <body {...{ [EMBED]: '' }} />}
      <title>{branded.length <= TITLE_MAX ? branded : title}</title>
      {/* Browsers find icons by name: /favicon.ico, /apple-touch-icon.png. */}
      {!page.embed && <link rel="manifest" href={manifestAddress(page.language)} />}
      {page.description && <meta name="description" content={page.description} />}
      {page.noindex && <meta name="robots" content="noindex" />}
      {(!page.noindex || page.canonical) && (
        <link rel="canonical" href={`${layout.siteUrl}${page.canonical ?? page.path}`} />
      )}
    </>
  );
}
