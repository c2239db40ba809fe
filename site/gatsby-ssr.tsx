import type { GatsbySSR } from 'gatsby';
import { renderPage } from './src/build/publish/html/render-page';
import { RenderRoot } from './src/client/islands/lib/island';
import { renderRoot } from './src/render/render-root';
import { wrapPage } from './src/render/wrap-page';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = (args) => (
  <RenderRoot value={renderRoot}>{wrapPage(args)}</RenderRoot>
);

export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(await renderPage(bodyComponent));
};
