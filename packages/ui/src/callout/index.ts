export { Callout } from './callout';
export type { CalloutProps } from './callout';
