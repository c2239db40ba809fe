import type { HeadProps, PageProps } from 'gatsby';
import { lazy, Suspense } from 'react';
import { Body } from '../mdx/body';
import type { TemplateContext } from '../page-context';
import { PageHead } from '../platform/head';

/** A build stops at a mistake; in development, it stands in the page's place. */
const MistakeNotice = process.env.NODE_ENV === 'development' ? lazy(() => import('../shell/mistake')) : undefined;

/** Every page of today: its content decides what it shows. */
export default function PageTemplate({ pageContext: { page, mistake } }: PageProps<object, TemplateContext>) {
  if (MistakeNotice && mistake)
    return (
      <Suspense>
        <MistakeNotice {...mistake} />
      </Suspense>
    );
  return <Body segments={page.body} />;
}

export function Head({ pageContext }: HeadProps<object, TemplateContext>) {
  return <PageHead page={pageContext.page} />;
}
