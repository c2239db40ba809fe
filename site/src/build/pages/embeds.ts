import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { EMBED_NAMES, EMBED_TOOLS, embedAddress, type EmbedName } from '../../shared/embeds';
import type { PageContext } from '../../shared/page';
import { addressFor, type Translations } from '../content/translations';

/**
 * The pages that show one tool alone, for frames of other sites: each tool in each language. They are no content: no
 * search, sitemap or feed lists them, and the service worker does not save them.
 */
export function embedContexts(translations: Translations): PageContext[] {
  return EMBED_NAMES.flatMap((name) => LANGUAGES.map((language) => embedContext(name, language, translations)));
}

function embedContext(embed: EmbedName, language: Language, translations: Translations): PageContext {
  return {
    path: embedAddress(embed, language),
    lang: language,
    language,
    embed,
    // render/layout/head.tsx writes the name of the tool.
    title: embed,
    description: '',
    noindex: true,
    canonical: addressFor(language, EMBED_TOOLS[embed].page, translations),
    home: '/',
    crumbs: [],
    choices: [],
    body: [],
  };
}
