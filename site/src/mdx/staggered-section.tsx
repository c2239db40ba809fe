import { Suspense, type ComponentType } from 'react';
import { useIsHydrating } from '../platform/hydration';
import { part } from '../platform/part';
import { loadedRenderer, loadRenderer } from './load-renderer';
import { SECTION_SCHEDULE, type Priority, type SectionName } from './section-schedule';
import type { TreeNode } from './tree';

interface Content {
  nodes: readonly TreeNode[];
}

/** A section that waits for its turn when the page arrives, and comes at once after an in-app navigation. */
export function StaggeredSection({ name, nodes }: Content & { name: SectionName }) {
  const isHydrating = useIsHydrating();
  const isFirst = isHydrating || typeof window === 'undefined';
  const Loaded = isFirst ? undefined : loadedRenderer()?.Nodes;
  const Section = isFirst ? sections[name] : AtOnce;
  // What has a turn need not be laid out before it, if it is out of sight (base.css.ts).
  return (
    <div data-turn="">
      {Loaded ? (
        <Loaded nodes={nodes} />
      ) : (
        <Suspense>
          <Section nodes={nodes} />
        </Suspense>
      )}
    </div>
  );
}

const names = Object.keys(SECTION_SCHEDULE) as SectionName[];
const sections = Object.fromEntries(
  names.map((name) => [name, part<Content>(() => turnOf(name).then(renderer))] as const),
) as unknown as Record<SectionName, ComponentType<Content>>;

const AtOnce = part<Content>(renderer);

function renderer(): Promise<ComponentType<Content>> {
  return loadRenderer().then(({ Nodes }) => Nodes);
}

interface Scheduler {
  postTask: (task: () => void, options: { priority: string; delay: number }) => Promise<void>;
}

const TASK_PRIORITY: Record<Priority, string> = {
  high: 'user-blocking',
  medium: 'user-visible',
  low: 'background',
};

/** Resolves when it is the section's turn; at once on the server. */
async function turnOf(name: SectionName): Promise<void> {
  if (typeof window === 'undefined') return;
  const { priority, delay } = SECTION_SCHEDULE[name];
  const { scheduler } = window as { scheduler?: Scheduler };
  if (scheduler) await scheduler.postTask(() => undefined, { priority: TASK_PRIORITY[priority], delay });
  else await new Promise((resolve) => setTimeout(resolve, delay));
}
