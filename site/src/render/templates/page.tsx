import type { HeadProps, PageProps } from 'gatsby';
import { lazy, Suspense } from 'react';
import type { TemplateContext } from '../../shared/page';
import { BotCheckTestButton } from '../layout/bot-check-test';
import { PageHead } from '../layout/head';
import { Nodes } from '../../mdx/render-nodes';

/** In development, a mistake is shown instead of the page. A build stops at it. */
const MistakeNotice = process.env.NODE_ENV === 'development' ? lazy(() => import('../mistake')) : undefined;

/** The template of every page. The compiled body decides what it shows. */
export default function PageTemplate({ pageContext: { page, mistake } }: PageProps<object, TemplateContext>) {
  if (MistakeNotice && mistake)
    return (
      <Suspense>
        <MistakeNotice {...mistake} />
      </Suspense>
    );
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
