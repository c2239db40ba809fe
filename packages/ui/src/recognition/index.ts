export { Recognition } from './recognition';
export type { RecognitionProps } from './recognition';
