import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 43d5000b. */
export const es: Translation<typeof en> = {
  available: '[{available} puntos]',
  task: 'Marque cada frase que merece un punto.',
  count: 'Sus puntos:',
  compare: 'Comparar con el profesor',
  hide: 'Ocultar la corrección del profesor',
  earns: 'Profesor, un punto: ',
  earnsNothing: 'Profesor, ningún punto: ',
  result: 'Usted ha puesto {given}; el profesor, {earned}.',
  missed: 'Se le ha escapado: {lines}.',
  generous: 'Aquí el profesor no da nada: {lines}.',
  agreed: 'Coinciden en todas las líneas.',
  line: 'línea {line}',
  shareButton: 'Que lo corrija un amigo',
  share: 'Yo le he puesto un {given}. ¿Y tú?',
  challenge: 'Alguien le ha puesto {given}. ¿Cuánto le pone usted?',
  copied: 'El enlace está copiado. Envíeselo a alguien.',
  failed: 'El navegador no permite copiar. Copie la dirección de esta página.',
};
