export { Circled, MarginNote, Tick, Underline } from './marks';
export type { MarginNoteProps, TickProps } from './marks';
