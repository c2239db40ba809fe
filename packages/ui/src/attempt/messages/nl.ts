import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English cad9e8c0. */
export const nl: Translation<typeof en> = {
  answer: 'Uw antwoord',
  kept: 'Het blijft op dit apparaat en niemand leest het.',
  open: 'Nagekeken antwoord tonen',
  close: 'Nagekeken antwoord verbergen',
  scheme: 'Zo wordt het nagekeken.',
  more: 'Wat meer punten oplevert.',
};
