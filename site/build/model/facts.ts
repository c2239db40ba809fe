import { languageOf, type Language } from '@tutoring/domain/languages';
import type { TreeNode, ViewNode, ViewProps } from '../../src/contract/tree';
import { wordCalled } from '../../src/vocabulary/words';
import { setSpacesInFacts } from '../compile/typography';
import { map } from '../compile/walk';
import type { ContentPage } from '../read/content';
import type { SiteData } from '../read/data';
import { lineOfElement } from '../read/line-of';
import { ContentProblem, Mistakes } from '../read/problem';
import type { ContentTree } from './content-tree';

/** Where facts are looked up, for one page. */
export interface FactSources {
  page: ContentPage;
  language: Language;
  tree: ContentTree;
  data: SiteData;
  /** @throws {ContentProblem} always: the page asks for what nobody knows. */
  missing: (what: string) => never;
}

/**
 * A body with the facts that it asks for, in the page's language, each in the element that shows it: no page carries
 * those of others.
 * @throws {ContentProblem | ContentProblems} on each place, course or address that nobody knows.
 */
export function withFacts(body: readonly TreeNode[], page: ContentPage, tree: ContentTree, data: SiteData): ViewNode[] {
  const language = languageOf(page.lang);
  const mistakes = new Mistakes();
  const found = map<Record<string, string>, ViewProps>(body, {
    props(attributes, name) {
      const facts = attributes && wordCalled(name)?.facts;
      if (!facts) return attributes;
      const missing = (what: string): never => {
        const line = lineOfElement(page.file, name, attributes);
        throw new ContentProblem(line, what, 'correct the name, or add it to the data first.');
      };
      const sources: FactSources = { page, language, tree, data, missing };
      const find = () => ({ ...attributes, facts: setSpacesInFacts(facts.find(sources, attributes), language) });
      return mistakes.in(find) ?? attributes;
    },
  });
  mistakes.report();
  return found;
}
