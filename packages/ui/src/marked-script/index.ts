export { Marked, MarkedScript } from './marked-script';
export type { MarkedProps, MarkedScriptProps } from './marked-script';
