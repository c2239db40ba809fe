import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c3d7eb40. */
export const es: Translation<typeof en> = {
  play: 'Reproducir el vídeo',
  note: 'Al pulsar el botón, el vídeo se carga desde {company}, que conocerá entonces su dirección IP y podrá guardar datos en su navegador.',
  watch: 'Ver en {company}',
  opensInNewTab: 'Se abre en una pestaña nueva',
};
