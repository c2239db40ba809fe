import type * as z from 'zod';
import { elementsIn } from '../../build/compile/walk';
import type { Element } from '../../shared/tree';
import type { Loader } from '../../build/model/mdx-component';
import type { schema } from './schema';

/** What a script shows that its writer has not written in it. */
export interface ScriptFacts {
  /** The script of another page, and where that is. */
  of?: { title: string; grade?: string | undefined; body: ScriptBody; href: string; page: string };
}
type ScriptBody = readonly (string | Element<Record<string, string>>)[];

export const loader: Loader<ScriptFacts, z.output<typeof schema>> = {
  load({ page, tree, missing }, { title, from }) {
    if (!from) return title ? {} : missing('A <Script> needs its title, or the page it is from.');
    const there = tree.at(from) ?? missing(`<Script from="${from}"> names no page.`);
    const script = elementsIn(there.body).find(([name, props]) => name === 'Script' && props && props.title);
    if (!script?.[1]) return missing(`<Script from="${from}"> names a page without a script.`);
    const [, { title: itsTitle = '', grade }, ...body] = script;
    return { of: { title: itsTitle, grade, body, href: there.path, page: tree.labelOf(there, page.lang) } };
  },
  // It is read on its own page.
  textOf: () => [],
};
