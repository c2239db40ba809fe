import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const es: Translation<typeof en> = {
  heading: 'No tiene conexión',
  text: 'Puede que algo no funcione del todo. El contenido se actualizará cuando vuelva la conexión.',
  works:
    'Lo que está guardado aquí se sigue abriendo. Si envía un mensaje, esperará mientras la página siga abierta y saldrá solo.',
  saved: 'Qué está guardado',
};
