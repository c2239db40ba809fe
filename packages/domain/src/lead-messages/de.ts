import type { LeadMessages } from './en';

/** From English 71e32ba2. */
export const de = {
  received:
    'Ihre Nachricht ist bei uns angekommen, mehr müssen Sie nicht tun. Wir antworten per E-Mail an die Adresse, die Sie angegeben haben.',
  reference: 'Ihre Referenznummer',
  quote:
    'Wenn Sie uns noch einmal zu dieser Frage schreiben, nennen Sie bitte Ihre Referenznummer. So finden wir Ihre Nachricht sofort.',
  next: 'Wie es weitergeht',
  read: 'Ein Mensch liest, was Sie geschrieben haben.',
  answer:
    'Sie erhalten eine E-Mail mit einem Terminvorschlag für ein kostenloses Erstgespräch oder mit einer Rückfrage, falls etwas unklar ist.',
  due: 'Sie hören spätestens am {when} Uhr ({zone}) von uns.',
  decide: 'Sie entscheiden. Es ist nichts gebucht und nichts zu bezahlen.',
  spam: 'Wenn keine Antwort kommt, sehen Sie bitte im Spam-Ordner nach und schreiben Sie uns dann noch einmal mit Ihrer Referenznummer.',
  book: 'Kostenloses Erstgespräch vereinbaren',
  bookHelp:
    'Wenn Sie lieber selbst einen Termin wählen, steht Ihnen unser Kalender offen. Er öffnet sich in einem neuen Tab.',
  reminder: 'Erinnerung in den Kalender eintragen',
  reminderTitle: 'Nachsehen, ob {brand} geantwortet hat',
  subject: 'Wir haben Ihre Nachricht erhalten ({reference})',
  automatic:
    'Diese Antwort wird automatisch verschickt. Wenn Sie darauf antworten, liest ein Mensch, was Sie schreiben.',
  notYou:
    'Wenn Sie uns nicht geschrieben haben, hat jemand versehentlich Ihre Adresse angegeben: Antworten Sie mit einem Wort auf diese E-Mail, und wir löschen die Adresse.',
  missing: 'Hier finden wir keine Nachricht',
  missingHelp:
    'Diese Seite gehört zu einer Nachricht, die gerade gesendet wurde; unter dieser Adresse finden wir keine. Wenn Sie nach dem Absenden eine Referenznummer gesehen haben, ist Ihre Nachricht bei uns angekommen. Wenn nicht, schreiben Sie uns bitte.',
  write: 'Nachricht schreiben',
} satisfies LeadMessages;
