import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import type { IslandName } from './islands';

/** Where each tool finds the visitor's entries: the storage keys, and the beginnings of the links that hold them. */
export const TOOL_STATE = {
  'ap-calculator': stateOf('ap'),
  'grade-calculator': stateOf('ib'),
  // A plan that the visitor follows opens at once, and so do links to one. A deletion on the server that failed is repeated.
  'study-hours-estimator': stateOf(
    'study',
    [STORAGE_KEY.studyPlan, STORAGE_KEY.planCalendar],
    ['#plan=', '#plan-done='],
  ),
  'subject-calculator': stateOf('subject'),
} as const satisfies Partial<Record<IslandName, { draft: string; link: string }>>;

/** The island of a tool. */
export type ToolIsland = keyof typeof TOOL_STATE;

/** @param form The tool's name in the link and in the storage key. */
function stateOf(form: string, keys: readonly string[] = [], links: readonly string[] = []) {
  return {
    draft: [STORAGE_KEY.toolPrefix + form, ...keys].join(' '),
    link: [`#${form}&`, ...links].join(' '),
  };
}
