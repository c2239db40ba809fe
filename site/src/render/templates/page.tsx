import type { HeadProps, PageProps } from 'gatsby';
import { lazy, Suspense } from 'react';
import type { TemplateContext } from '../../shared/page';
import { BotCheckTestButton } from '../layout/bot-check-test';
import { PageHead } from '../layout/head';
import { Nodes } from '../../mdx/render-nodes';

/** A build stops at a mistake; in development, it stands in the page's place. */
const MistakeNotice = process.env.NODE_ENV === 'development' ? lazy(() => import('../mistake')) : undefined;

/** Every page of today: its content decides what it shows. */
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
