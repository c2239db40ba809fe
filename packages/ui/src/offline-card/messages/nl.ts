import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 58dddfcd. */
export const nl: Translation<typeof en> = {
  heading: 'U bent offline',
  text: 'Sommige functies werken misschien niet volledig. De inhoud wordt bijgewerkt zodra er weer verbinding is.',
  works:
    'Wat hier is opgeslagen, kunt u gewoon openen. Een bericht dat u verstuurt, wacht zolang de pagina openstaat en wordt dan vanzelf verzonden.',
  saved: 'Wat is opgeslagen',
};
