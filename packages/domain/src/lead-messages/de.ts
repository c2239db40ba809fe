import type { LeadMessages } from './en';

/** From English d606b5c5. */
export const de = {
  received:
    'Ihre Nachricht ist bei uns angekommen, mehr müssen Sie nicht tun. Wir antworten per E-Mail an die Adresse, die Sie angegeben haben.',
  pagesThanks: 'Danke, Ihre Seiten sind bei uns',
  pagesReceived: 'Ihre Seiten sind bei uns angekommen, mehr müssen Sie nicht tun.',
  pagesSubject: 'Wir haben Ihre Seiten erhalten ({reference})',
  reference: 'Ihre Referenznummer',
  quote:
    'Wenn Sie uns noch einmal zu dieser Frage schreiben, nennen Sie bitte Ihre Referenznummer. So finden wir Ihre Nachricht sofort.',
  yours: 'Ihre Nachricht',
  next: 'Wie es weitergeht',
  read: 'Jemand aus unserem Team liest Ihre Nachricht.',
  answer:
    'Sie erhalten eine E-Mail mit einem Terminvorschlag für ein kostenloses Erstgespräch oder mit einer Rückfrage, falls etwas unklar ist.',
  mark: 'Eine Lehrkraft korrigiert Ihre Seiten. Den privaten Link mailen wir Ihnen oder einem Elternteil, wenn die Schülerin oder der Schüler zu jung ist, um allein zuzustimmen.',
  due: 'Sie hören spätestens am {when} ({zone}) von uns.',
  decide: 'Sie entscheiden. Es ist nichts gebucht und nichts zu bezahlen.',
  spam: 'Wenn keine Antwort kommt, sehen Sie bitte zuerst im Spam-Ordner nach. Schreiben Sie uns dann noch einmal und geben Sie Ihre Referenznummer an.',
  book: 'Kostenloses Erstgespräch vereinbaren',
  bookHelp: 'Sie möchten den Termin lieber selbst wählen? Unser Kalender öffnet sich in einem neuen Tab.',
  reminder: 'Erinnerung in den Kalender eintragen',
  reminderTitle: 'Nachsehen, ob {brand} geantwortet hat',
  subject: 'Wir haben Ihre Nachricht erhalten ({reference})',
  automatic: 'Diese E-Mail wird automatisch verschickt. Was Sie darauf antworten, lesen wir selbst.',
  notYou:
    'Wenn Sie uns nicht geschrieben haben, hat jemand versehentlich Ihre Adresse angegeben. Antworten Sie mit einem Wort auf diese E-Mail, dann löschen wir die Nachricht.',
  missing: 'Hier finden wir keine Nachricht',
  missingHelp:
    'Diese Seite gehört zu einer Nachricht, die gerade gesendet wurde; unter dieser Adresse finden wir keine. Wenn Sie nach dem Absenden eine Referenznummer gesehen haben, ist Ihre Nachricht bei uns angekommen. Wenn nicht, schreiben Sie uns bitte.',
  write: 'Nachricht schreiben',
} satisfies LeadMessages;
