import { Keep } from '@tutoring/ui/island';
import { useIsHydrating } from '../platform/hydration';
import { renderNodes } from './render';
import type { Segment } from './tree';

/**
 * A page's content. What needs no script is left as the server wrote it: hydrating an
 * article costs time and changes nothing. After an in-app navigation it is rendered here.
 */
export function Body({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ live, nodes }, index) =>
    live ? <div key={index}>{renderNodes(nodes)}</div> : <StaticSegment key={index} nodes={nodes} />,
  );
}

function StaticSegment({ nodes }: Pick<Segment, 'nodes'>) {
  const isHydrating = useIsHydrating();
  if (isHydrating) return <Keep />;
  return <div data-island="">{renderNodes(nodes)}</div>;
}
