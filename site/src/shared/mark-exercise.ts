import type { MarkExerciseSentence } from '@tutoring/ui/mark-exercise';

/** An answer to mark. */
export interface MarkExerciseFacts {
  question: string;
  sentences: MarkExerciseSentence[];
  /** The page that explains it and is shared. */
  page: { href: string; title: string };
  /** The mark scheme, on the page that is about this exercise. */
  scheme?: string | undefined;
}
