import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const es: Translation<typeof en> = {
  result: 'Resultado',
  copyLink: 'Copiar un enlace a este resultado',
  copied: 'Enlace copiado. Quien lo abra verá este resultado.',
  copyFailed: 'El enlace no se ha copiado porque su navegador no lo permite aquí. Cópielo de la barra de direcciones.',
  print: 'Imprimir o guardar como PDF',
  csv: 'Guardar como tabla (CSV)',
  picture: 'Guardar como imagen',
  pictureFailed: 'No se pudo dibujar la imagen en este navegador. Imprima el resultado en su lugar.',
  saved: 'Guardado como {file}.',
  clear: 'Borrar los datos',
  cleared: 'Todo está borrado, también lo que guardaba este dispositivo.',
  undo: 'Deshacer',
  keep: 'Conservar mis datos en este dispositivo',
  keepHelp: 'Se quedan en este navegador hasta que los borre y no se nos envían.',
  brokenLink: 'No se pudo leer el enlace, por eso ve un ejemplo. Pida el enlace otra vez: quizá llegó cortado.',
  printed: '{date}, de {address}',
};
