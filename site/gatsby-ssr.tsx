import type { GatsbySSR } from 'gatsby';
import { renderPage, renderRoot } from './build/publish/render-page';
import { RenderRoot } from './src/app/live-part';
import { wrapPage } from './src/shell/wrap-page';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = (args) => (
  <RenderRoot value={renderRoot}>{wrapPage(args)}</RenderRoot>
);

export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(await renderPage(bodyComponent));
};
