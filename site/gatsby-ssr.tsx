import type { GatsbySSR } from 'gatsby';
import { renderPage } from './gatsby/render-page';
import { provideLanguages } from './src/languages';
import { pack as en } from './src/languages/en';
import { pack as zhHant } from './src/languages/zh-Hant';
import { pack as zhHans } from './src/languages/zh-Hans';
import { pack as ja } from './src/languages/ja';
import { pack as ko } from './src/languages/ko';
import { pack as ar } from './src/languages/ar';
import { pack as es } from './src/languages/es';
import { pack as fr } from './src/languages/fr';
import { pack as de } from './src/languages/de';
import { pack as it } from './src/languages/it';
import { pack as nl } from './src/languages/nl';
import { wrapPage } from './src/shell/wrap-page';

provideLanguages({ en, 'zh-Hant': zhHant, 'zh-Hans': zhHans, ja, ko, ar, es, fr, de, it, nl });

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(await renderPage(bodyComponent));
};
