import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English a0decdd9. */
export const nl: Translation<typeof en> = { label: 'Kruimelpad' };
