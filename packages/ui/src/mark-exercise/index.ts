export { MarkExercise } from './mark-exercise';
export type { MarkExerciseProps, MarkExerciseSentence } from './mark-exercise';
