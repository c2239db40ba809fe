import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 58dddfcd. */
export const de: Translation<typeof en> = {
  heading: 'Sie sind offline',
  text: 'Manches geht gerade nur eingeschränkt. Sobald Sie wieder verbunden sind, werden die Inhalte aktualisiert.',
  works:
    'Was hier gespeichert ist, öffnet sich weiterhin. Eine Nachricht, die Sie absenden, wartet, solange ihre Seite geöffnet ist, und wird dann automatisch gesendet.',
  saved: 'Was gespeichert ist',
};
