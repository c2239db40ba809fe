import type { ReactElement } from 'react';
import type { TemplateContext } from '../shared/page';
import { EmbedLayout } from './layout/embed';
import { Layout } from './layout/layout';

interface Wrapped {
  element: ReactElement;
  props: { pageContext?: unknown };
}

/** Wraps a page in the layout, on the server and in the browser. */
export function wrapPage({ element, props }: Wrapped): ReactElement {
  const { page } = (props.pageContext ?? {}) as Partial<TemplateContext>;
  // Gatsby's own development pages have no page context.
  if (!page) return element;
  if (page.embed) return <EmbedLayout page={page} embed={page.embed} />;
  return <Layout page={page}>{element}</Layout>;
}
