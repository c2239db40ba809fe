export { SessionNote, SessionTimeline } from './session-timeline';
export type { SessionNoteProps, SessionStop, SessionTimelineProps } from './session-timeline';
