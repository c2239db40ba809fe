export { Marked, MarkedScript, MarkedStrip } from './marked-script';
export type { MarkedProps, MarkedScriptProps, MarkedStripProps } from './marked-script';
