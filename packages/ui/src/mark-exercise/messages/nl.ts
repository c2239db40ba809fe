import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 43d5000b. */
export const nl: Translation<typeof en> = {
  available: '[{available} punten]',
  task: 'Vink elke zin aan die een punt oplevert.',
  count: 'Uw punten:',
  compare: 'Vergelijken met de docent',
  hide: 'Correctie van de docent verbergen',
  earns: 'Docent, één punt: ',
  earnsNothing: 'Docent, geen punt: ',
  result: 'U gaf {given}, de docent {earned}.',
  missed: 'Gemist: {lines}.',
  generous: 'Hier geeft de docent niets: {lines}.',
  agreed: 'Over elke regel bent u het eens.',
  line: 'regel {line}',
  shareButton: 'Laat iemand anders nakijken',
  share: 'Ik gaf hier {given} voor. En jij?',
  challenge: 'Iemand gaf hier {given} voor. Hoeveel geeft u?',
  copied: 'De link is gekopieerd. Stuur hem naar iemand.',
  failed: 'De browser staat kopiëren niet toe. Kopieer het adres van deze pagina.',
};
