import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const de: Translation<typeof en> = {
  table: 'Die Zahlen als Tabelle',
  grade: 'Note',
  from: 'ab',
};
