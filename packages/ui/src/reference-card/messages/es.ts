import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fe6b62ea. */
export const es: Translation<typeof en> = {
  label: 'Su número de referencia',
  copy: 'Copiar la referencia',
  copied: 'Referencia copiada',
  failed: 'Aquí no se permite copiar. Seleccione la referencia y cópiela a mano.',
};
