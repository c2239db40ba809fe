import { enhanceMarkExercise } from '@tutoring/ui/mark-exercise-enhance';

let isStarted = false;

/** Says the results of exercises in words, and shares them. A shared link and the first interaction both start it. */
export function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const exercise of document.querySelectorAll<HTMLElement>('[data-enhance=mark-exercise]'))
    enhanceMarkExercise(exercise);
}
