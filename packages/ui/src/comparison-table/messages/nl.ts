import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const nl: Translation<typeof en> = {
  yes: 'Ja',
  no: 'Nee',
};
