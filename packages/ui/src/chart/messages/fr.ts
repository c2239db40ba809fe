import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1dc6c20e. */
export const fr: Translation<typeof en> = {
  table: 'Les chiffres en tableau',
  grade: 'Note',
  from: 'À partir de',
};
