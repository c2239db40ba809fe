import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { RenderRoot } from '../client/islands/lib/island';
import type { TemplateContext } from '../shared/page';
import { PageHead } from './layout/head';
import { EmbedLayout } from './layout/embed';
import { Layout } from './layout/layout';
import MistakeNotice from './mistake';
import { renderRoot } from './render-root';
import { PageContent } from './templates/page';

/** Renders a page of the development server to HTML, or the mistake in its place. */
export function renderDevelopPage({ page, mistake }: TemplateContext): string {
  const body = renderToString(
    <RenderRoot value={renderRoot}>
      {page.embed ? (
        <EmbedLayout page={page} embed={page.embed} />
      ) : (
        <Layout page={page}>{mistake ? <MistakeNotice {...mistake} /> : <PageContent page={page} />}</Layout>
      )}
    </RenderRoot>,
  );
  // An HTML parser moves the attributes of PageHead's second <html> to the first.
  const head = renderToStaticMarkup(<PageHead page={page} />);
  return `<!doctype html><html><head><meta charset="utf-8">${VIEWPORT}${head}</head><body>${body}</body></html>`;
}

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';
