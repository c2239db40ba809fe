import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English d3315846. */
export const nl: Translation<typeof en> = {
  heading: 'Deze site als app installeren',
  text: 'De app heeft een eigen pictogram, en wat is opgeslagen, opent ook zonder verbinding: gelezen pagina’s, hulpmiddelen en studiegidsen.',
  install: 'Installeren',
  later: 'Later',
  howTo: 'Zo werkt het',
  failed: 'De installatie is mislukt',
  unavailable: 'Uw browser biedt de installatie hier niet aan',
  instead: 'Misschien staat in het menu van uw browser ‘Installeren’ of ‘Toevoegen aan startscherm’.',
};
