import type { Translation } from '../lib/translation';
import type { en } from './messages/en';

/** The messages in one language. */
export type Messages = Translation<typeof en>;
