import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 145133ab. */
export const nl: Translation<typeof en> = {
  subject: 'Vak',
  language: 'Taal',
  yourHours: 'Tijden op uw klok',
  all: 'Alle',
  anyTime: 'Elk moment',
  shown: 'Getoond: {count} van {total}',
  none: 'Niemand in deze lijst voldoet aan alle drie. Kies bij een ervan ‘Alle’, of plan een gratis kennismakingsgesprek en vertel ons wat u zoekt.',
  teaches: 'Geeft les in',
  speaks: 'Talen',
  hours: 'Tijden ({zone})',
  checked: 'Wat we hebben gecontroleerd',
  checkedBy: '{date}, door {name}',
  identity: 'Identiteitsbewijs',
  background: 'Verklaring omtrent het gedrag',
  degree: 'Diploma',
  questions: 'Examenvragen, gemaakt en nagekeken',
  trial: 'Proefles die we hebben bijgewoond',
  notes: 'Verslagen aan gezinnen',
  note: 'Een verslag na een les',
};
