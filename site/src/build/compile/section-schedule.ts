import type { TreeNode } from '../../shared/tree';
import { map } from './walk';

/** How soon a section matters to somebody who has just arrived. */
export type Priority = 'high' | 'medium' | 'low';

/**
 * When what the sections of the home page need is fetched ahead: `delay` is in milliseconds after the first sign of
 * life (specification, section 9: 50 to 450). Their HTML is complete from the start.
 */
export const SECTION_SCHEDULE: Readonly<Record<string, { priority: Priority; delay: number }>> = {
  hero: { priority: 'high', delay: 50 },
  'ai-advantage': { priority: 'high', delay: 90 },
  'who-we-help': { priority: 'high', delay: 130 },
  services: { priority: 'medium', delay: 170 },
  'service-finder': { priority: 'medium', delay: 210 },
  'our-offer': { priority: 'medium', delay: 250 },
  'free-tools': { priority: 'medium', delay: 290 },
  'why-choose-us': { priority: 'low', delay: 330 },
  testimonials: { priority: 'low', delay: 370 },
  blog: { priority: 'low', delay: 410 },
  'final-call': { priority: 'low', delay: 450 },
};

/** As the browser's scheduler calls them. */
const TASK_PRIORITY: Record<Priority, string> = {
  high: 'user-blocking',
  medium: 'user-visible',
  low: 'background',
};

/** Writes when its files are prefetched into each widget of the home page. */
export function schedulePrefetch(body: readonly TreeNode[], path: string): TreeNode[] {
  if (path !== '/') return [...body];
  return body.flatMap((section) => {
    const id = typeof section !== 'string' && section[1] ? section[1].id : undefined;
    const scheduled = SECTION_SCHEDULE[id ?? ''];
    if (!scheduled) return [section];
    const prefetch = `${TASK_PRIORITY[scheduled.priority]} ${scheduled.delay}`;
    return map([section], { props: (props, name) => (name === 'Widget' ? { ...props, prefetch } : props) });
  });
}
