import pages from 'virtual:pages';
import { useLang } from '../../packages/ui/src/provider';
import { Layout } from '../../site/src/render/layout/layout';
import { PageContent } from '../../site/src/render/templates/page';
import type { PageContext } from '../../site/src/shared/page';
import { PATHS } from './paths';

const contexts = pages as Readonly<Record<string, PageContext>>;

/**
 * A page of the site, rendered by the site's own code from its content. Islands are part of the page's tree. If the page
 * has no version in the toolbar's language, its English text is shown in the layout of that language.
 */
function SitePage({ name }: { name: keyof typeof PATHS }) {
  const language = useLang() as PageContext['language'];
  const versions = PATHS[name].flatMap((path) => contexts[path] ?? []);
  const page = versions.find((version) => version.language === language) ?? withLayoutIn(language, versions);
  return (
    <Layout page={page}>
      <PageContent page={page} />
    </Layout>
  );
}

const withLayoutIn = (language: PageContext['language'], [english]: PageContext[]) =>
  ({ ...english, lang: language, language }) as PageContext;

/** What the stories of all pages have in common. */
export const pageMeta = {
  component: SitePage,
  /** Sections far below the screen have no layout until they are near it. Neither axe nor a picture would know them. */
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => {
    for (const part of canvasElement.querySelectorAll<HTMLElement>('main *, footer')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    }
  },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
};
