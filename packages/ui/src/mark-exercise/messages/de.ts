import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 43d5000b. */
export const de: Translation<typeof en> = {
  available: '[{available} Punkte]',
  task: 'Haken Sie jeden Satz ab, der einen Punkt bringt.',
  count: 'Ihre Punkte:',
  compare: 'Mit der Lehrkraft vergleichen',
  hide: 'Korrektur der Lehrkraft verbergen',
  earns: 'Lehrkraft, ein Punkt: ',
  earnsNothing: 'Lehrkraft, kein Punkt: ',
  result: 'Sie haben {given} gegeben, die Lehrkraft {earned}.',
  missed: 'Übersehen: {lines}.',
  generous: 'Hier gibt die Lehrkraft keinen Punkt: {lines}.',
  agreed: 'In jeder Zeile sind Sie sich einig.',
  line: 'Zeile {line}',
  shareButton: 'Von Freunden korrigieren lassen',
  share: 'Ich habe dafür {given} gegeben. Und du?',
  challenge: 'Jemand hat dafür {given} gegeben. Was geben Sie?',
  copied: 'Der Link ist kopiert. Schicken Sie ihn jemandem.',
  failed: 'Der Browser erlaubt das Kopieren nicht. Kopieren Sie stattdessen die Adresse dieser Seite.',
};
