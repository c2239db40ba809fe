import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English f3eab798. */
export const nl: Translation<typeof en> = { checked: '(laatst gecontroleerd: {date})' };
