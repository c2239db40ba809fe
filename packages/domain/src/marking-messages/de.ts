import type { MarkingMessages } from './en';

/** From English 77abc7b1. */
export const de = {
  subject: 'Ihre Seite ist korrigiert ({reference})',
  marked: 'Eine Lehrkraft hat die Arbeit gelesen, die bei uns eingegangen ist, und Anmerkungen dazu geschrieben.',
  see: 'Korrigierte Seite ansehen',
  private:
    'Der Link ist privat: Wer ihn hat, kann die Seite sehen. Geben Sie ihn bitte nur an Menschen weiter, denen Sie vertrauen.',
  ends: 'Er funktioniert bis zum {date}. Danach löschen wir die Seiten und die Anmerkungen.',
  together:
    'Möchten Sie die Anmerkungen gemeinsam durchgehen? Im kostenlosen Erstgespräch haben wir die Seite vor uns, und Sie können zu jeder Anmerkung fragen.',
  title: 'Ihre Seite, korrigiert',
  bring: 'Im kostenlosen Erstgespräch besprechen',
  bringHelp:
    'Wählen Sie einen Termin, der Ihnen passt. Wir haben Ihre Seite dann vor uns, und Sie können zu jeder Anmerkung fragen.',
  keep: 'Wenn Sie die Seite behalten möchten, drucken Sie sie aus oder speichern Sie sie im Browser als PDF.',
  kept: 'Dieser Link funktioniert bis zum {date}. Danach löschen wir die Seiten und die Anmerkungen. Wenn wir sie früher löschen sollen, schreiben Sie uns.',
  sample:
    'Sie haben uns erlaubt, Ihre Arbeit abgetippt und ohne Namen als Beispiel zu zeigen. Das können Sie jederzeit widerrufen.',
  withdraw: 'Meine Seiten nicht zeigen',
  withdrawn: 'Danke, dass Sie uns das mitteilen. Wir zeigen Ihre Arbeit nicht als Beispiel.',
  gone: 'Unter dieser Adresse ist keine Seite zu sehen',
  goneHelp:
    'Ein privater Link funktioniert {days} Tage lang, nachdem wir ihn verschickt haben, und kann vorher abgeschaltet werden. Vielleicht ist er auch unvollständig: Öffnen Sie ihn bitte noch einmal aus unserer E-Mail. Wenn das nicht hilft, schreiben Sie uns, und wir suchen Ihre Seite gemeinsam.',
} satisfies MarkingMessages;
