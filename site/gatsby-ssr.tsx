import type { GatsbySSR } from 'gatsby';
import { renderPage } from './gatsby/render-page';
import { provideLanguages } from './src/languages';
import { pack as ar } from './src/languages/ar';
import { pack as en } from './src/languages/en';
import { pack as ja } from './src/languages/ja';
import { wrapPage } from './src/shell/wrap-page';

provideLanguages({ en, ja, ar });

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(await renderPage(bodyComponent));
};
