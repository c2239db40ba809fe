/**
 * For `gatsby develop` only, which renders pages in the browser. The pages of a build load nothing of this: they start
 * with src/client (docs/adr/0030).
 */
import { wrapPage } from './src/render/wrap-page';

export const onClientEntry = async (): Promise<void> => {
  // What a build bundles of this is thrown away, and its stylesheets would not even pass.
  if (process.env.NODE_ENV === 'development')
    await Promise.all([
      import('@tutoring/ui/page.css'),
      import('@tutoring/ui/widgets.css'),
      import('@tutoring/ui/extras.css'),
      import('@tutoring/ui/chart.css'),
      import('@tutoring/ui/chooser.css'),
      import('@tutoring/ui/reference.css'),
      import('@tutoring/ui/tools.css'),
      import('@tutoring/ui/chat.css'),
      import('@tutoring/ui/notice-card.css'),
    ]);
};

export const wrapPageElement = wrapPage;

export const onInitialClientRender = (): void => {
  // The library's components have their behaviour already: React gives it to them here.
  void import('./src/client/enhance/start').then(({ startPage: startVisit }) => startVisit());
};
