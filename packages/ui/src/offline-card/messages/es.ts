import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 58dddfcd. */
export const es: Translation<typeof en> = {
  heading: 'No tiene conexión',
  text: 'Puede que algo no funcione del todo. El contenido se actualizará cuando vuelva la conexión.',
  works:
    'Lo guardado aquí se sigue abriendo. Si envía un mensaje, saldrá al volver la conexión, con la página abierta.',
  saved: 'Qué hay guardado',
};
