import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const it: Translation<typeof en> = {
  answer: 'La Sua risposta',
  kept: 'Resta su questo dispositivo e nessuno la legge.',
  open: 'Mostri la risposta corretta',
  scheme: 'Come si valuta.',
  more: 'Che cosa varrebbe di più.',
};
