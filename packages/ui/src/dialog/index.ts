export { Dialog, DialogTrigger } from './dialog';
export type { DialogProps, DialogTriggerProps } from './dialog';
