import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b24dc35e. */
export const es: Translation<typeof en> = { label: 'En esta página' };
