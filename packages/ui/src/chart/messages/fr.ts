import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  table: 'Les chiffres en tableau',
  grade: 'Note',
  from: 'À partir de',
};
