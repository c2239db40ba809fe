import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1dc6c20e. */
export const de: Translation<typeof en> = {
  table: 'Die Zahlen als Tabelle',
  grade: 'Note',
  from: 'ab',
};
