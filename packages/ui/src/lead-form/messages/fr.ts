import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Demander un premier entretien gratuit',
  role: 'Je suis',
  role_parent: 'parent',
  role_student: 'élève',
  role_school: 'membre d’un établissement scolaire',
  name: 'Votre nom',
  email: 'Adresse e-mail',
  emailHelp: 'Nous répondons à cette adresse et ne l’utilisons pour rien d’autre.',
  programme: 'Programme',
  programme_ib: 'Diplôme de l’IB',
  programme_ap: 'AP',
  programme_unsure: 'Je ne sais pas encore',
  message: 'Que devons-nous savoir ? (facultatif)',
  messageHelp: 'La matière, le niveau et la session d’examens nous aident à choisir le professeur qui convient.',
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  summary: 'Veuillez vérifier ces champs',
  role_required: 'Indiquez qui vous êtes.',
  name_required: 'Saisissez votre nom.',
  name_too_long: 'Le nom dépasse 120 caractères. Raccourcissez-le.',
  email_required: 'Saisissez votre adresse e-mail.',
  email_invalid: 'Cela ne ressemble pas à une adresse e-mail. Elle doit avoir la forme nom@example.com.',
  email_too_long: 'L’adresse dépasse 254 caractères, la limite admise pour un e-mail.',
  programme_required: 'Choisissez un programme, ou « Je ne sais pas encore ».',
  message_too_long: 'Le message dépasse 4 000 caractères. Raccourcissez-le.',
  failedOffline:
    'Vous semblez être hors ligne : votre message n’a pas été envoyé. Tout ce que vous avez saisi est conservé ; renvoyez-le une fois la connexion rétablie.',
  failedBusy:
    'Trop de messages sont arrivés en même temps : le vôtre n’a pas été pris en compte. Tout ce que vous avez saisi est conservé ; attendez une minute, puis renvoyez-le.',
  failedServer:
    'Une erreur s’est produite de notre côté : votre message n’a pas été envoyé. Tout ce que vous avez saisi est conservé ; veuillez le renvoyer.',
  failedForeign:
    'Ce message ne venait pas d’une de nos pages et n’a pas été accepté. Tout ce qui a été saisi est conservé ; s’il est bien de vous, veuillez le renvoyer.',
  failedLarge:
    'Votre message était beaucoup trop long et n’a pas été envoyé. Seul le début est conservé : raccourcissez-le, puis renvoyez-le.',
};
