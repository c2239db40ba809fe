import { island, Keep } from '@tutoring/ui/island';
import { Suspense } from 'react';
import { followInApp } from '../platform/follow-in-app';
import { useIsHydrating } from '../platform/hydration';
import { loadRenderer } from './load-renderer';
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
    return <Suspense key={index}>{live ? <Nodes nodes={nodes} /> : <StaticSegment nodes={nodes} />}</Suspense>;
  });
}

/** The renderer comes with the first part that needs it. */
const Nodes = island<Pick<Segment, 'nodes'>>(() => loadRenderer().then(({ Nodes }) => Nodes));

function StaticSegment({ nodes }: Pick<Segment, 'nodes'>) {
  const isHydrating = useIsHydrating();
  const { language } = usePage();
  if (isHydrating) return <Keep onClick={language === 'en' ? followInApp : undefined} />;
  return <Nodes nodes={nodes} />;
}
