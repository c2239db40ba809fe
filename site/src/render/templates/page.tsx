import type { HeadProps, PageProps } from 'gatsby';
import { Nodes } from '../../mdx/render-nodes';
import type { PageContext, TemplateContext } from '../../shared/page';
import { BotCheckTestButton } from '../layout/bot-check-test';
import { PageHead } from '../layout/head';

/** The one template: a page's body decides what it shows. */
export default function PageTemplate({ pageContext: { page } }: PageProps<object, TemplateContext>) {
  return <PageContent page={page} />;
}

/** Everything between the header and the footer. */
export function PageContent({ page }: { page: PageContext }) {
  return (
    <>
      <Nodes nodes={page.body} />
      <BotCheckTestButton />
    </>
  );
}

export function Head({ pageContext }: HeadProps<object, TemplateContext>) {
  return <PageHead page={pageContext.page} />;
}
