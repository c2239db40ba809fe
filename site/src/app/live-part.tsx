import type { MessageCatalogue } from '@tutoring/ui/provider';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { PART_SPEAKERS, type InVisit, type PartName } from '../contract/part';
import * as PART from '../contract/part-attributes';
import { packOf } from '../languages';
import { usePage } from '../shell/page-data';
import { PartRoot } from './part-root';
import { PARTS, type PartProps } from './parts';

/**
 * Renders a root of its own to HTML. The build gives it (gatsby-ssr.tsx); without it, in `gatsby develop`, parts are
 * rendered in the page's one tree.
 */
export const RenderRoot = createContext<((root: ReactNode, identifierPrefix: string) => string) | undefined>(undefined);

interface LivePartProps<Name extends PartName> {
  name: Name;
  props: PartProps<Name>;
  /** When its files are fetched ahead: priority and milliseconds. @default at the first sign of life */
  turn?: string | undefined;
  /** Where it keeps what was begun, in the browser's storage. @default nowhere */
  draft?: string | undefined;
  /** How the fragment of a link begins that brings it something. @default none does */
  link?: string | undefined;
  /** Wakes by itself. @default false */
  atOnce?: boolean;
  /** Wakes at a press on its link, and nothing of it is fetched before. @default false */
  press?: boolean;
}

/** A part of a page that React takes over once a visitor is about to use it. */
export function LivePart<Name extends PartName>({
  name,
  props,
  turn,
  draft,
  link,
  atOnce,
  press,
}: LivePartProps<Name>) {
  const render = useContext(RenderRoot);
  const { lang, language } = usePage();
  const { messages, errors } = packOf(language);
  const Part = PARTS[name] as unknown as ComponentType<PartProps<Name> & InVisit>;
  const root = (
    <PartRoot lang={lang} messages={wordsOf(messages, PART_SPEAKERS[name])} errors={errors}>
      <Part {...props} />
    </PartRoot>
  );
  if (!render) return root;
  return (
    <>
      {Object.keys(props).length > 0 && (
        <script type="application/json" dangerouslySetInnerHTML={{ __html: inScript(props) }} />
      )}
      <div
        {...{
          [PART.name]: name,
          [PART.turn]: turn,
          [PART.draft]: draft,
          [PART.link]: link,
          [PART.atOnce]: atOnce && '',
          [PART.press]: press && '',
        }}
        dangerouslySetInnerHTML={{ __html: render(root, name) }}
      />
    </>
  );
}

/** The same words that the browser gets: no more and no fewer. */
function wordsOf(messages: MessageCatalogue, speakers: readonly (keyof MessageCatalogue)[]): MessageCatalogue {
  return Object.fromEntries(speakers.map((name) => [name, messages[name] ?? {}]));
}

/** JSON that cannot end the element it stands in. */
function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
