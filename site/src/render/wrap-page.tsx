import type { ReactElement } from 'react';
import type { TemplateContext } from '../shared/page';
import { Layout } from './layout/layout';

interface Wrapped {
  element: ReactElement;
  props: { pageContext?: unknown };
}

/** Puts the shell around a page, alike on the server and in the browser. */
export function wrapPage({ element, props }: Wrapped): ReactElement {
  const { page } = (props.pageContext ?? {}) as Partial<TemplateContext>;
  // Gatsby's own development pages have no content of ours.
  if (!page) return element;
  return <Layout page={page}>{element}</Layout>;
}
