import type { HeadProps, PageProps } from 'gatsby';
import { Body } from '../mdx/body';
import type { TemplateContext } from '../page-context';
import { PageHead } from '../platform/head';

/** Every page of today: its content decides what it shows. */
export default function PageTemplate({ pageContext }: PageProps<object, TemplateContext>) {
  return <Body segments={pageContext.page.body} />;
}

export function Head({ pageContext }: HeadProps<object, TemplateContext>) {
  return <PageHead page={pageContext.page} />;
}
