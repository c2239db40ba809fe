import { copyProject, removeCopy } from './project-copy.ts';

/** Makes the copy before the journeys. @returns what Playwright runs after them, also if one fails. */
export default function withCopy(): () => void {
  copyProject();
  return removeCopy;
}
