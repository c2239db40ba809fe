import { languageOf } from '@tutoring/domain/languages';
import type * as z from 'zod';
import { elementsIn } from '../../build/compile/walk';
import type { Element } from '../../shared/tree';
import type { Loader } from '../../build/model/mdx-component';
import type { schema } from './schema';
import { sendAddress } from './send-address';

/** What a script shows besides its own content. */
export interface ScriptFacts {
  /** The script of another page, and a link to that page. */
  of?: {
    title: string;
    grade?: string | undefined;
    body: ScriptBody;
    href: string;
    page: string;
    /** Its language, if that is not the page's. */
    lang?: string;
  };
  /** With `try`: where readers send their own answer to a tutor. */
  send?: string;
}
type ScriptBody = readonly (string | Element<Record<string, string>>)[];

export const loader: Loader<ScriptFacts, z.output<typeof schema>> = {
  load(context, { title, from, try: question }) {
    const { page, tree, missing } = context;
    if (!from) {
      if (!title) return missing('A <Script> needs a title=, or from= with another page.');
      const send = question && sendAddress(context, question);
      return send ? { send } : {};
    }
    const source = tree.at(from) ?? missing(`<Script from="${from}">: there is no such page.`);
    const script = elementsIn(source.body).find(([name, props]) => name === 'Script' && props && props.title);
    if (!script?.[1]) return missing(`<Script from="${from}">: that page has no script.`);
    const [, { title: itsTitle = '', grade }, ...body] = script;
    const isForeign = languageOf(source.lang) !== languageOf(page.lang);
    return {
      of: {
        title: itsTitle,
        grade,
        body,
        href: source.path,
        page: tree.labelOf(source, page.lang),
        ...(isForeign && { lang: source.lang }),
      },
    };
  },
  // Search and chat read it on its own page.
  textOf: () => [],
};
