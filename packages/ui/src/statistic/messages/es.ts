import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English f3eab798. */
export const es: Translation<typeof en> = { checked: '(última comprobación: {date})' };
