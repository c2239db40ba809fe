import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b24dc35e. */
export const nl: Translation<typeof en> = { label: 'Op deze pagina' };
