import { Keep } from '@tutoring/ui/island';
import { lazy, Suspense, type ReactNode } from 'react';
import { followInApp } from '../platform/follow-in-app';
import { useIsHydrating } from '../platform/hydration';
import { part } from '../platform/part';
import { loadedRenderer, loadRenderer } from './load-renderer';
import { usePage } from './page-data';
import { isScheduled } from './section-schedule';
import { StaggeredSection } from './staggered-section';
import type { Segment } from './tree';

/**
 * A page's content. What needs no script is left as the server wrote it: hydrating an article costs time and changes
 * nothing, and a visit of one page never loads what renders it. After an in-app navigation it is rendered here.
 */
export function Body({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ live, section, nodes }, index) => {
    if (section && isScheduled(section)) return <StaggeredSection key={section} name={section} nodes={nodes} />;
    if (!live) return <StaticSegment key={index} nodes={nodes} />;
    return (
      <Suspense key={index}>
        <Live nodes={nodes} />
      </Suspense>
    );
  });
}

type Content = Pick<Segment, 'nodes'>;

/** The renderer comes with the first part that needs it. */
const Live = part<Content>(() => loadRenderer().then(({ Nodes }) => Nodes));

/** In the element that {@link Keep} keeps. */
const Still = lazy(async () => {
  const { Nodes } = await loadRenderer();
  return { default: ({ nodes }: Content) => inKept(<Nodes nodes={nodes} />) };
});

function StaticSegment({ nodes }: Content) {
  const isHydrating = useIsHydrating();
  const { language } = usePage();
  const Loaded = loadedRenderer()?.Nodes;
  // Asked outside the boundary: what stands in it is hydrated when the page is already said to be.
  return (
    <Suspense>
      {isHydrating ? (
        <Keep onClick={language === 'en' ? followInApp : undefined} />
      ) : Loaded ? (
        inKept(<Loaded nodes={nodes} />)
      ) : (
        <Still nodes={nodes} />
      )}
    </Suspense>
  );
}

function inKept(children: ReactNode) {
  return <div data-island="">{children}</div>;
}
