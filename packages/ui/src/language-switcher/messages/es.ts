import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 2719dbd1. */
export const es: Translation<typeof en> = { label: 'Idioma' };
