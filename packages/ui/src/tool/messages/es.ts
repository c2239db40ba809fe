import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 9bf90614. */
export const es: Translation<typeof en> = {
  result: 'Resultado',
  exampleStamp: 'Ejemplo',
  exampleOf: 'Ejemplo: {title}',
  startEmpty: 'Empezar en blanco',
  bring: 'Lleve su resultado a una primera reunión gratuita',
  bringHelp:
    'Su resultado pasa al mensaje de nuestro formulario. Allí puede cambiarlo o quitarlo. Solo lo recibimos si envía el formulario.',
  bringLink: 'Para abrirlo: {address}',
  own: 'El resultado sigue al momento cada cambio. Lo que se introduce se queda en este navegador y no se nos envía.',
  copyLink: 'Copiar un enlace a este resultado',
  copied: 'Enlace copiado. Quien lo abra verá este resultado.',
  copyFailed: 'El enlace no se ha copiado porque su navegador no lo permite. Cópielo de la barra de direcciones.',
  copyFailedInFrame:
    'El navegador no nos ha permitido copiar el enlace. Abra el resultado en una pestaña nueva y copie allí la dirección.',
  openResult: 'Abrir el resultado',
  print: 'Imprimir o guardar como PDF',
  csv: 'Guardar como tabla (CSV)',
  picture: 'Guardar como imagen',
  pictureFailed: 'No se ha podido crear la imagen en este navegador. Imprima el resultado en su lugar.',
  nothingToSave: 'Aún no hay ningún resultado que guardar. La hoja que hay junto al formulario indica qué falta.',
  saved: 'Guardado como {file}.',
  clear: 'Borrar los datos',
  cleared: 'Se ha borrado todo, también lo guardado en este dispositivo.',
  undo: 'Deshacer',
  keep: 'Conservar mis datos en este dispositivo',
  keepHelp: 'Se quedan en este navegador hasta que usted los borre y no se nos envían.',
  brokenLink: 'No se ha podido leer el enlace, por eso ve un ejemplo. Pídalo de nuevo: quizá haya llegado incompleto.',
  link: 'Estos son los datos de un enlace. Los suyos siguen guardados.',
  linkBack: 'Volver a los míos',
  linkKeep: 'Conservar estos en su lugar',
  linkKept: 'Ahora se conservan estos datos en lugar de los anteriores.',
  printed: '{date}, de {address}',
};
