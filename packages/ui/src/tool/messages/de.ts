import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 9bf90614. */
export const de: Translation<typeof en> = {
  result: 'Ergebnis',
  exampleStamp: 'Beispiel',
  exampleOf: 'Beispiel: {title}',
  startEmpty: 'Leer beginnen',
  bring: 'Mit dem Ergebnis in ein kostenloses Erstgespräch',
  bringHelp:
    'Ihr Ergebnis kommt in die Nachricht unseres Formulars. Dort können Sie es ändern oder herausnehmen. Wir erhalten es nur, wenn Sie das Formular absenden.',
  bringLink: 'Zum Öffnen: {address}',
  own: 'Das Ergebnis folgt jeder Änderung sofort. Was eingetragen ist, bleibt in diesem Browser und wird nicht an uns gesendet.',
  copyLink: 'Link zu diesem Ergebnis kopieren',
  copied: 'Link kopiert. Wer ihn öffnet, sieht dieses Ergebnis.',
  copyFailed:
    'Der Link wurde nicht kopiert, weil Ihr Browser es hier nicht zulässt. Kopieren Sie ihn aus der Adresszeile.',
  copyFailedInFrame:
    'Ihr Browser hat das Kopieren nicht erlaubt. Öffnen Sie das Ergebnis in einem eigenen Tab und kopieren Sie dort die Adresse.',
  openResult: 'Ergebnis öffnen',
  print: 'Drucken oder als PDF speichern',
  csv: 'Als Tabelle speichern (CSV)',
  picture: 'Als Bild speichern',
  pictureFailed: 'Das Bild konnte in diesem Browser nicht erstellt werden. Drucken Sie stattdessen das Ergebnis.',
  nothingToSave: 'Es gibt noch kein Ergebnis zum Speichern. Neben dem Formular steht, was fehlt.',
  saved: 'Gespeichert als {file}.',
  clear: 'Eingaben löschen',
  cleared: 'Alles ist gelöscht, auch was auf diesem Gerät gespeichert war.',
  undo: 'Rückgängig machen',
  keep: 'Meine Eingaben auf diesem Gerät speichern',
  keepHelp: 'Ihre Eingaben bleiben in diesem Browser, bis Sie sie löschen, und werden nicht an uns gesendet.',
  brokenLink:
    'Der Link war nicht lesbar, deshalb sehen Sie ein Beispiel. Lassen Sie sich den Link noch einmal schicken: Vielleicht wurde er abgeschnitten.',
  link: 'Das sind die Eingaben aus einem Link. Ihre eigenen sind weiterhin gespeichert.',
  linkBack: 'Zurück zu meinen',
  linkKeep: 'Diese stattdessen speichern',
  linkKept: 'Diese Eingaben sind jetzt gespeichert, anstelle Ihrer früheren.',
  printed: '{date}, von {address}',
};
