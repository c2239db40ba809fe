import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fe6b62ea. */
export const fr: Translation<typeof en> = {
  label: 'Votre référence',
  copy: 'Copier la référence',
  copied: 'Référence copiée',
  failed: 'La copie est bloquée ici. Sélectionnez la référence et copiez-la à la main.',
};
