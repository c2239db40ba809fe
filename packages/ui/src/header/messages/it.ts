import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const it: Translation<typeof en> = {
  skip: 'Vai al contenuto',
  home: '{brand}, pagina iniziale',
};
