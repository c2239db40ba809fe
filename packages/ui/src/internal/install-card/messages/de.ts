import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English d3315846. */
export const de: Translation<typeof en> = {
  heading: 'Diese Website als App installieren',
  text: 'Die App hat ein eigenes Symbol, und was gespeichert ist, öffnet sich auch ohne Verbindung: gelesene Seiten, Rechner und Leitfäden.',
  install: 'Installieren',
  later: 'Später',
  howTo: 'So geht es',
  failed: 'Die Installation ist fehlgeschlagen',
  unavailable: 'Ihr Browser bietet die Installation hier nicht an',
  instead: 'Vielleicht finden Sie im Menü Ihres Browsers „Installieren“ oder „Zum Startbildschirm hinzufügen“.',
};
