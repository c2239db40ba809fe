import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 43d5000b. */
export const it: Translation<typeof en> = {
  available: '[{available} punti]',
  task: 'Spunti ogni frase che vale un punto.',
  count: 'I Suoi punti:',
  compare: 'Confronti con il docente',
  hide: 'Nascondi la correzione del docente',
  earns: 'Docente, un punto: ',
  earnsNothing: 'Docente, nessun punto: ',
  result: 'Lei ha dato {given}, il docente {earned}.',
  missed: 'Punti che Le sono sfuggiti: {lines}.',
  generous: 'Qui il docente non dà punti: {lines}.',
  agreed: 'Siete d’accordo su ogni riga.',
  line: 'riga {line}',
  shareButton: 'Lo faccia correggere a un amico',
  share: 'Io ho dato {given}. E tu?',
  challenge: 'Qualcuno ha dato {given}. Lei quanto dà?',
  copied: 'Il link è copiato. Lo mandi a qualcuno.',
  failed: 'Il browser non permette di copiare. Copi l’indirizzo di questa pagina.',
};
