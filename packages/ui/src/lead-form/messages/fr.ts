import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 123df7e3. */
export const fr: Translation<typeof en> = {
  title: 'Demander un premier entretien gratuit',
  step_you: 'Vous et votre question',
  step_course: 'Matières et examens',
  step_when: 'Lieu et horaires',
  optional: '(facultatif)',
  next: 'Continuer',
  choose: 'Choisir',
  role: 'Je suis',
  role_student: 'élève',
  role_parent: 'parent',
  role_school: 'membre d’un établissement scolaire',
  role_educator: 'enseignant ou enseignante',
  age: 'Votre âge',
  ageHelp: 'Dans certains pays, nous devons d’abord nous adresser à un parent pour les plus jeunes.',
  age_under: 'Moins de 13 ans',
  age_adult: '18 ans ou plus',
  guardianEmail: 'Adresse e-mail d’un parent ou d’un responsable légal',
  guardianEmailHelp:
    'À votre âge, la loi de votre pays peut exiger l’accord d’un parent. Nous écrivons alors d’abord à cette adresse.',
  name: 'Votre nom',
  email: 'Adresse e-mail',
  emailSlip: 'Vouliez-vous écrire {address} ?',
  emailHelp: 'Nous répondons à cette adresse et, sans votre accord, ne l’utilisons pour rien d’autre.',
  message: 'Que devons-nous savoir ? (facultatif)',
  messageHelp: 'La matière, le niveau et la session d’examens nous aident à choisir le professeur qui convient.',
  programme: 'Programme',
  programme_ib: 'Diplôme de l’IB',
  programme_ap: 'AP',
  programme_unsure: 'Je ne sais pas encore',
  subjects: 'Matières et niveaux',
  subjectsHelp: 'Par exemple : chimie NS (HL), anglais A NM (SL).',
  grade: 'Classe cette année',
  gradeHelp:
    'Grade 12 est la dernière année avant l’université : la terminale en France, la dernière année du gymnase en Suisse, Year 13 en Angleterre.',
  grade_9: '3e (Grade 9)',
  grade_10: '2de (Grade 10)',
  grade_11: '1re (Grade 11)',
  grade_12: 'Terminale (Grade 12)',
  grade_finished: 'Scolarité terminée',
  session: 'Session d’examens',
  country: 'Pays',
  timeZone: 'Fuseau horaire',
  timeZoneNow: 'Il y est actuellement {time}.',
  times: 'Quand êtes-vous disponible ?',
  times_mornings: 'en semaine, le matin',
  times_afternoons: 'en semaine, l’après-midi',
  times_evenings: 'en semaine, le soir',
  times_weekends: 'le week-end',
  marketing: 'Je souhaite aussi recevoir des nouvelles et des offres par e-mail. Je peux me désinscrire à tout moment.',
  privacy:
    'Ce que vous écrivez nous sert à vous répondre ; nous l’effaçons au terme du délai indiqué dans notre politique de confidentialité.',
  privacyLink: 'Comment nous traitons vos données',
  leaveEmpty: 'Laissez ce champ vide',
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  clear: 'Vider le formulaire',
  undo: 'Annuler l’effacement',
  cleared: 'Le formulaire est vide.',
  sentBefore:
    'Vous avez déjà envoyé ce message. Sa référence est {reference}. Pour en écrire un autre, modifiez-le ou videz le formulaire.',
  summary: 'Veuillez vérifier ces champs',
  role_required: 'Indiquez qui vous êtes.',
  age_required: 'Indiquez votre âge.',
  guardianEmail_required:
    'Saisissez l’adresse e-mail d’un parent ou d’un responsable légal. À votre âge, la loi l’exige là où vous êtes.',
  guardianEmail_invalid:
    'L’adresse du parent ne ressemble pas à une adresse e-mail. Elle doit avoir la forme nom@example.com.',
  name_required: 'Saisissez votre nom.',
  name_too_long: 'Le nom dépasse 120 caractères. Raccourcissez-le.',
  email_required: 'Saisissez votre adresse e-mail.',
  email_invalid: 'Cela ne ressemble pas à une adresse e-mail. Elle doit avoir la forme nom@example.com.',
  email_too_long:
    'L’adresse dépasse 254 caractères, la limite admise pour un e-mail. Vérifiez qu’elle ne contient pas de faute de frappe.',
  message_too_long: 'Le message dépasse 4 000 caractères. Raccourcissez-le.',
  waiting:
    'Vous semblez être hors ligne. Votre message est conservé et partira dès que la connexion sera rétablie : laissez cette page ouverte.',
  waitingChanged:
    'Vous avez modifié votre message : il ne partira donc plus tout seul. Appuyez sur « Envoyer » quand il sera prêt.',
  failedBusy:
    'Trop de messages sont arrivés en même temps : le vôtre n’a pas été pris en compte. Tout ce que vous avez saisi est conservé ; attendez une minute, puis renvoyez-le.',
  failedDaily:
    'Trop de données nous ont été envoyées aujourd’hui depuis votre connexion internet : ce message n’a pas été accepté. Tout ce que vous avez saisi est conservé ; renvoyez-le demain ou écrivez-nous par e-mail.',
  failedServer:
    'Une erreur s’est produite de notre côté : votre message n’a pas été envoyé. Tout ce que vous avez saisi est conservé ; veuillez le renvoyer.',
  failedForeign:
    'Ce message ne venait pas d’une de nos pages et n’a pas été accepté. Tout ce qui a été saisi est conservé ; s’il est bien de vous, veuillez le renvoyer.',
  failedLarge:
    'Votre message était beaucoup trop long et n’a pas été envoyé. Seul le début est conservé : raccourcissez-le, puis renvoyez-le.',
};
