import type { MessageCatalogue } from '@tutoring/ui/provider';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import * as ISLAND from '../../../shared/island-attributes';
import { ISLAND_COMPONENTS, type IslandName, type IslandProps } from '../../../shared/islands';
import { messagesOf } from '../../../shared/messages';
import { usePage } from '../../../shared/page-data';
import { IslandRoot } from './island-root';
import { ISLANDS, type PropsOfIsland } from './registry';

/**
 * Renders a separate React root to HTML. gatsby-ssr.tsx provides it. In `gatsby develop` there is none, and islands render
 * within the page's tree.
 */
export const RenderRoot = createContext<((root: ReactNode, identifierPrefix: string) => string) | undefined>(undefined);

interface IslandElementProps<Name extends IslandName> {
  name: Name;
  props: PropsOfIsland<Name>;
  /** When React hydrates it. An object means `restored`, and names the draft and the link. @default "intent" */
  hydrate?: Exclude<ISLAND.HydrationStrategy, 'restored'> | { draft: string; link?: string };
  /** For `press`: the name of its dialog's content (shared/chat-panel.ts). @default the island fills the dialog */
  panel?: string | undefined;
  /** When its files are prefetched: a task priority and milliseconds, or `none`. @default at the first interaction */
  prefetch?: string | undefined;
}

/** An island: React hydrates it on its own, according to its strategy. */
export function Island<Name extends IslandName>({
  name,
  props,
  hydrate = 'intent',
  panel,
  prefetch,
}: IslandElementProps<Name>) {
  const render = useContext(RenderRoot);
  const { lang } = usePage();
  const { componentMessages, errors } = messagesOf(lang);
  const Component = ISLANDS[name] as unknown as ComponentType<PropsOfIsland<Name> & IslandProps>;
  const root = (
    <IslandRoot lang={lang} messages={pickMessages(componentMessages, ISLAND_COMPONENTS[name])} errors={errors}>
      <Component {...props} />
    </IslandRoot>
  );
  if (!render) return root;
  const restored = typeof hydrate === 'object' ? hydrate : undefined;
  return (
    <>
      {Object.keys(props).length > 0 && (
        <script type="application/json" dangerouslySetInnerHTML={{ __html: escapeForScript(props) }} />
      )}
      <div
        {...{
          [ISLAND.name]: name,
          [ISLAND.strategy]: restored ? 'restored' : hydrate,
          [ISLAND.prefetch]: prefetch,
          [ISLAND.panel]: panel,
          [ISLAND.draft]: restored?.draft,
          [ISLAND.link]: restored?.link,
        }}
        dangerouslySetInnerHTML={{ __html: render(root, name) }}
      />
    </>
  );
}

/** Picks the messages that the island's script also has in the browser, so that hydration renders the same. */
function pickMessages(messages: MessageCatalogue, components: readonly (keyof MessageCatalogue)[]): MessageCatalogue {
  return Object.fromEntries(components.map((component) => [component, messages[component] ?? {}]));
}

/** JSON that cannot close the script element around it. */
function escapeForScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
