import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fa9c7b38. */
export const es: Translation<typeof en> = {
  label: 'Suscribirse: {name}',
  apple: 'Calendario de Apple',
  google: 'Google Calendar',
  outlook: 'Outlook.com',
  copy: 'Copiar la dirección',
  copied: 'Dirección copiada. Añádala en su aplicación de calendario como calendario de internet.',
  failed: 'Su navegador no permitió copiar. La dirección está seleccionada abajo: cópiela desde ahí.',
  address: 'Dirección del calendario',
  others:
    'Para otros calendarios, como el Outlook del colegio, copie la dirección y añádala allí como calendario de internet.',
  updates:
    'El calendario se actualiza solo. Para quitarlo, elimine este calendario en su aplicación; los demás eventos se conservan.',
};
