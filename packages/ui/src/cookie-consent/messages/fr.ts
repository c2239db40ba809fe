import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 882ce11e. */
export const fr: Translation<typeof en> = {
  label: 'Consentement aux cookies',
  title: 'Votre choix concernant les cookies',
  optIn:
    'Nous enregistrons le nécessaire au fonctionnement du site, rien de plus sans votre accord ; refuser ne change rien ici.',
  optOut:
    'Nous comptons les visites et notons quelles annonces mènent ici ; vous pouvez désactiver cette mesure à tout moment dans les réglages.',
  informational:
    'Nous enregistrons ce qui est nécessaire au fonctionnement du site. Nous ne comptons les visites et ne notons quelles annonces mènent ici qu’après votre OK.',
  gpc: 'Global Privacy Control',
  gpcOn:
    'Votre navigateur envoie ce signal et nous le respectons : la mesure d’audience et le marketing restent désactivés, sauf si vous les autorisez ici.',
  gpcOff: 'Votre navigateur n’envoie pas ce signal.',
  acceptAll: 'Tout accepter',
  declineAll: 'Tout refuser',
  ok: 'OK',
  settings: 'Réglages',
  keep: 'Fermer',
  settingsTitle: 'Réglages des cookies',
  settingsText:
    'C’est vous qui décidez de chaque réglage. Vous pouvez le modifier à tout moment sous « Préférences de cookies », en bas de chaque page.',
  necessary: 'Nécessaires',
  necessaryHelp:
    'Mémorisent votre choix. Le site ne fonctionne pas sans eux : ils ne peuvent donc pas être désactivés.',
  analytics: 'Mesure d’audience',
  analyticsHelp:
    'Compte les visites et les recherches, et mesure jusqu’où les pages sont lues et les formulaires remplis, pour que nous sachions ce qui est utile.',
  marketing: 'Marketing',
  marketingHelp: 'Nous indique de quelle publicité provient une réservation.',
  preferences: 'Préférences',
  preferencesHelp:
    'Permettent à des éléments d’autres entreprises, comme les vidéos, de mémoriser vos préférences d’utilisation.',
  stored: 'Données enregistrées : {names}.',
  storesNothing: 'N’enregistre rien pour le moment.',
  save: 'Enregistrer mes préférences',
  details: 'Ce qui est enregistré, pourquoi, et comment l’effacer',
  receipt: 'Justificatif de votre choix',
  copyReceipt: 'Copier le justificatif',
  copied: 'Justificatif copié',
  failed: 'La copie est bloquée ici. Sélectionnez le justificatif et copiez-le à la main.',
  reset: 'Réinitialiser mon choix',
  gateText:
    '« {title} » provient d’une autre entreprise, qui peut enregistrer des données sur votre appareil. Il faut pour cela votre accord concernant « {category} ».',
  gateAllow: 'Autoriser « {category} »',
};
