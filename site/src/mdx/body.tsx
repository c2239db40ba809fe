import { Keep } from '@tutoring/ui/island';
import { followInApp } from '../platform/follow-in-app';
import { useIsHydrating } from '../platform/hydration';
import { usePage } from './page-data';
import { renderNodes } from './render';
import { isScheduled } from './section-schedule';
import { StaggeredSection } from './staggered-section';
import type { Segment } from './tree';

/**
 * A page's content. What needs no script is left as the server wrote it: hydrating an
 * article costs time and changes nothing. After an in-app navigation it is rendered here.
 */
export function Body({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ live, section, nodes }, index) => {
    if (section && isScheduled(section)) return <StaggeredSection key={section} name={section} nodes={nodes} />;
    return live ? <div key={index}>{renderNodes(nodes)}</div> : <StaticSegment key={index} nodes={nodes} />;
  });
}

function StaticSegment({ nodes }: Pick<Segment, 'nodes'>) {
  const isHydrating = useIsHydrating();
  const { language } = usePage();
  if (isHydrating) return <Keep onClick={language === 'en' ? followInApp : undefined} />;
  return <div data-island="">{renderNodes(nodes)}</div>;
}
