import { EmbedPage } from '@tutoring/ui/internal/embed';
import { fill } from '@tutoring/ui/internal/fill';
import { Provider } from '@tutoring/ui/provider';
import { Island } from '../../client/islands/lib/island';
import { EMBED_TOOLS, toolNameIn, type EmbedName } from '../../shared/embeds';
import { NO_PREFETCH } from '../../shared/island-attributes';
import { messagesOf } from '../../shared/messages';
import type { PageContext } from '../../shared/page';
import { PageDataProvider } from '../../shared/page-data';
import { TOOL_STATE } from '../../shared/tool-state';

/** A page that shows one tool alone, for frames of other sites (docs/adr/0060). */
export function EmbedLayout({ page, embed }: { page: PageContext; embed: EmbedName }) {
  const { componentMessages, messages, layout } = messagesOf(page.lang);
  const { island, anchor } = EMBED_TOOLS[embed];
  const { canonical: own = page.path } = page;
  return (
    <PageDataProvider value={page}>
      <Provider messages={componentMessages} lang={page.lang}>
        <EmbedPage
          site={layout.brand}
          title={toolNameIn(componentMessages, embed)}
          href={own + anchor}
          link={fill(messages.embedFullPage, { name: layout.brand })}
        >
          <Island name={island} props={{ page: own }} hydrate={TOOL_STATE[island]} />
        </EmbedPage>
        <Island name="toaster" props={{}} prefetch={NO_PREFETCH} />
      </Provider>
    </PageDataProvider>
  );
}
