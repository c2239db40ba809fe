/**
 * For `gatsby develop` only, which renders pages in the browser. The pages of a build load nothing of this: they start
 * with src/client (docs/adr/0030).
 */
import { wrapPage } from './src/render/wrap-page';

export const onClientEntry = async (): Promise<void> => {
  // What a build bundles of this is thrown away, and its stylesheets would not even pass.
  if (process.env.NODE_ENV === 'development')
    await Promise.all([import('@tutoring/ui/internal/site.css'), import('@tutoring/ui/internal/tools.css')]);
};

export const wrapPageElement = wrapPage;

export const onInitialClientRender = (): void => {
  // The library's components have their behaviour already: React gives it to them here.
  void import('./src/client/enhance/start').then(({ startPage: startVisit }) => startVisit());
};
