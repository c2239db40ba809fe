import type { en } from './messages/en';

/** The calculator's messages in the page's language. */
export type Words = Record<keyof typeof en, string>;
