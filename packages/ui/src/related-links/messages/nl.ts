import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 63802824. */
export const nl: Translation<typeof en> = { label: 'Zie ook' };
