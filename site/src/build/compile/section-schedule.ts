import type { TreeNode } from '../../shared/tree';
import { mapNodes } from './walk';

/** How soon a visitor needs a section. */
export type Priority = 'high' | 'medium' | 'low';

/**
 * When the files of the home page's sections are prefetched. `delay` is in milliseconds after the first interaction
 * (specification, section 9: 50 to 450).
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

/** The names of the browser's task scheduler. */
const TASK_PRIORITY: Record<Priority, string> = {
  high: 'user-blocking',
  medium: 'user-visible',
  low: 'background',
};

/** Adds the `prefetch` attribute to each widget of the home page. */
export function schedulePrefetch(body: readonly TreeNode[], path: string): TreeNode[] {
  if (path !== '/') return [...body];
  return body.flatMap((section) => {
    const id = typeof section !== 'string' && section[1] ? section[1].id : undefined;
    const scheduled = SECTION_SCHEDULE[id ?? ''];
    if (!scheduled) return [section];
    const prefetch = `${TASK_PRIORITY[scheduled.priority]} ${scheduled.delay}`;
    return mapNodes([section], { props: (props, name) => (name === 'Widget' ? { ...props, prefetch } : props) });
  });
}
