import { languageOf } from '@tutoring/domain/languages';
import { inCountry } from '../../shared/country-text';
import { SITE_MESSAGES } from '../../generated/site-messages';
import type { TreeNode, ViewNode, ViewProps } from '../../shared/tree';
import { setSpacesInFacts } from '../compile/typography';
import { mapNodes } from '../compile/walk';
import type { ContentPage } from '../content/content';
import type { SiteData } from '../content/data';
import { lineOfElement } from '../content/line-of';
import { ContentProblem, Mistakes } from '../content/problem';
import type { ContentTree } from './content-tree';
import type { LoaderContext, MdxComponents } from './mdx-component';

/**
 * Runs the loader of each element, and adds the facts to its attributes, in the page's language.
 * @throws {ContentProblem | ContentProblems} for each region, course or address that does not exist.
 */
export function loadFacts(
  body: readonly TreeNode[],
  page: ContentPage,
  { tree, data, components }: { tree: ContentTree; data: SiteData; components: MdxComponents },
): ViewNode[] {
  const language = languageOf(page.lang);
  const messages = inCountry(SITE_MESSAGES[language], page.lang);
  const mistakes = new Mistakes();
  const loaded = mapNodes<Record<string, string>, ViewProps>(body, {
    props(given, name) {
      const loader = components.get(name)?.loader;
      if (!loader) return given;
      const attributes = given || {};
      const missing = (what: string): never => {
        const line = lineOfElement(page.file, name, attributes);
        throw new ContentProblem(line, what, 'correct the name, or add it to the data first.');
      };
      const context: LoaderContext = { page, language, tree, data, messages, missing };
      const load = () => ({ ...attributes, facts: setSpacesInFacts(loader.load(context, attributes), language) });
      return mistakes.in(load) ?? attributes;
    },
  });
  mistakes.report();
  return loaded;
}
