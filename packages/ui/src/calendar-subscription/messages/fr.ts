import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fa9c7b38. */
export const fr: Translation<typeof en> = {
  label: 'S’abonner : {name}',
  apple: 'Calendrier Apple',
  google: 'Google Agenda',
  outlook: 'Outlook.com',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée. Ajoutez-la dans votre application de calendrier comme calendrier en ligne.',
  failed: 'Votre navigateur n’a pas permis la copie. L’adresse est sélectionnée ci-dessous : copiez-la à cet endroit.',
  address: 'Adresse du calendrier',
  others: 'Pour un autre calendrier, comme Outlook au lycée, copiez l’adresse et ajoutez-la comme calendrier en ligne.',
  updates:
    'Le calendrier se met à jour tout seul. Pour l’enlever, supprimez ce calendrier dans votre application ; vos autres événements restent.',
};
