import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 882ce11e. */
export const de: Translation<typeof en> = {
  label: 'Cookie-Einwilligung',
  title: 'Ihre Entscheidung zu Cookies',
  optIn:
    'Wir speichern, was diese Website braucht, und mehr nur, wenn Sie es erlauben. Wenn Sie ablehnen, haben Sie hier keinen Nachteil.',
  optOut:
    'Wir zählen Besuche und erfassen, welche Anzeigen hierher führen; in den Einstellungen können Sie das jederzeit ausschalten.',
  informational:
    'Wir speichern, was diese Website braucht. Erst nach Ihrem OK zählen wir Besuche und erfassen, welche Anzeigen hierher führen.',
  gpc: 'Global Privacy Control',
  gpcOn:
    'Ihr Browser sendet dieses Signal, und wir halten uns daran: Analyse und Marketing bleiben ausgeschaltet, solange Sie sie hier nicht erlauben.',
  gpcOff: 'Ihr Browser sendet dieses Signal nicht.',
  acceptAll: 'Alle akzeptieren',
  declineAll: 'Alle ablehnen',
  ok: 'OK',
  settings: 'Einstellungen',
  keep: 'Ausblenden',
  settingsTitle: 'Cookie-Einstellungen',
  settingsText:
    'Über jeden Schalter entscheiden allein Sie. Ändern können Sie ihn jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite.',
  necessary: 'Notwendig',
  necessaryHelp:
    'Merkt sich Ihre Entscheidung. Ohne diesen Eintrag funktioniert die Website nicht, deshalb lässt er sich nicht ausschalten.',
  analytics: 'Analyse',
  analyticsHelp:
    'Zählt Besuche und Suchanfragen und erfasst, wie weit Seiten gelesen und Formulare ausgefüllt werden, damit wir wissen, was hilft.',
  marketing: 'Marketing',
  marketingHelp: 'Sagt uns, über welche Anzeige eine Buchung zustande kam.',
  preferences: 'Präferenzen',
  preferencesHelp: 'Erlaubt Elementen anderer Unternehmen, etwa Videos, sich zu merken, wie Sie sie gerne nutzen.',
  stored: 'Gespeichert wird: {names}.',
  storesNothing: 'Speichert derzeit nichts.',
  save: 'Auswahl speichern',
  details: 'Was gespeichert wird, warum, und wie Sie es löschen',
  receipt: 'Beleg Ihrer Entscheidung',
  copyReceipt: 'Beleg kopieren',
  copied: 'Beleg kopiert',
  failed: 'Kopieren ist hier gesperrt. Markieren Sie den Beleg und kopieren Sie ihn von Hand.',
  reset: 'Entscheidung zurücksetzen',
  gateText:
    '„{title}“ stammt von einem anderen Unternehmen, das möglicherweise Daten auf Ihrem Gerät speichert. Dafür brauchen wir Ihre Einwilligung zu „{category}“.',
  gateAllow: '„{category}“ erlauben',
};
