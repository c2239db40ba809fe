import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 8d8422e1. */
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
  brought: 'Votre résultat se trouve dans le message ci-dessous. Vous pouvez l’y modifier.',
  broughtBooking:
    'Notre calendrier de réservation ne peut pas le recevoir. Si vous y réservez plutôt, gardez le lien vers votre résultat à portée de main lors de l’entretien.',
  takeOut: 'Le retirer',
  takenOut: 'Votre résultat n’est plus dans le message.',
  putBack: 'Le remettre',
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
  titleWork: 'Envoyer une page à corriger',
  step_work: 'Une page à faire corriger par un professeur',
  part_work: 'Votre travail',
  part_ask: 'Votre cursus et votre question',
  part_you: 'Qui vous êtes',
  workMessage: 'Que voulez-vous savoir ? (facultatif)',
  workMessageHelp: 'Par exemple : où ai-je perdu des points à la question (b) ?',
  pages: 'Pages de votre travail',
  pagesHelp: 'Une à trois photos, ou un PDF. Nous supprimons les données de localisation.',
  pagesPlain:
    'Sans JavaScript, vous pouvez envoyer jusqu’à trois photos JPEG : 10 Mo au plus chacune, 16 Mo au plus en tout.',
  pagesKept: 'Vos pages restent dans cet onglet jusqu’à ce que vous appuyiez sur « Envoyer ».',
  pagesAdd: 'Prendre une photo ou choisir un fichier',
  pagesMore: 'Ajouter une page',
  pagesDrop: 'Vous pouvez aussi déposer un fichier ici ou coller une image.',
  pageName: 'Page {number}',
  pagePreparing: 'Préparation de la page…',
  pageReady: 'Prête, {size}',
  pageRemoved: 'La page est retirée.',
  turnLeft: 'Tourner à gauche',
  turnRight: 'Tourner à droite',
  crop: 'Recadrer',
  cropHelp: 'Déplacez le cadre ou ses poignées avec le doigt, la souris ou les flèches du clavier.',
  cropApply: 'Garder cette partie',
  cropCancel: 'Annuler',
  remove: 'Retirer',
  earlier: 'Monter',
  later: 'Descendre',
  fileOpening: 'Ouverture de {name}…',
  fileBlank:
    'On ne voit rien sur cette page. Si elle n’est pas vide, prenez-la en photo, ou faites une capture d’écran.',
  fileHeic:
    'Ce navigateur ne peut pas ouvrir les photos HEIC. Ouvrez cette page sur l’iPhone qui a pris la photo et envoyez-la depuis cet appareil, ou choisissez-en une capture d’écran.',
  fileBroken: 'Ce fichier est endommagé et n’a pas pu être ouvert. Reprenez la photo ou choisissez un autre fichier.',
  fileLarge:
    'Cette image est trop grande pour être ouverte sur cet appareil. Choisissez-en une plus petite, ou envoyez-en une capture d’écran.',
  fileOther:
    'Nous ne pouvons pas ouvrir ce type de fichier. Choisissez une photo (JPEG ou PNG) ou un PDF, ou faites une capture d’écran et choisissez-la.',
  fileLocked:
    'Ce PDF est protégé par un mot de passe. Enregistrez-le sans mot de passe, ou envoyez une capture d’écran.',
  fileUnread: 'Ce fichier n’a pas pu être ouvert. Vérifiez votre connexion et choisissez à nouveau le fichier.',
  fileDocument:
    'C’est un document de texte. Enregistrez-le au format PDF et choisissez le PDF, ou faites une capture d’écran.',
  fileVideo: 'C’est une vidéo. Choisissez une photo de la page ou une capture d’écran.',
  filePdfLarge:
    'Ce PDF dépasse {size} Mo. Enregistrez dans un nouveau PDF les seules pages à corriger, ou photographiez-les.',
  fileSlow:
    'Cette page met trop de temps à s’ouvrir sur cet appareil. Prenez-la en photo, ou faites une capture d’écran.',
  filesOver: 'Nous corrigeons trois pages au plus : nous n’avons pas pris les autres.',
  pdfMore: 'Ce PDF a {count} pages. Lesquelles faut-il corriger ? Maximum : {free}.',
  pdfNumbers: 'Numéros de page',
  pdfTake: 'Utiliser ces pages',
  pdfWrong: 'Saisissez des numéros de page de 1 à {count} : {free} au plus en tout.',
  sendingPage: 'Envoi de la page {number} sur {count}',
  sendCancel: 'Annuler',
  sendCancelled:
    'Envoi annulé. Votre message n’est pas parti. Les pages déjà arrivées sont supprimées au bout d’un jour.',
  question: 'L’énoncé (facultatif)',
  questionHelp: 'Recopiez-le ici, ou photographiez-le avec votre réponse.',
  handedBack:
    'C’est un exercice, ou un travail déjà rendu par l’école. Ce n’est pas un travail qui compte encore, comme une évaluation interne, un mémoire ou une dissertation en cours.',
  maySample: 'J’accepte que la réponse et les remarques soient montrées à d’autres en exemple, recopiées et sans nom.',
  pages_required: 'Ajoutez une photo de votre travail, ou un PDF.',
  pages_invalid:
    'Ces pages n’ont pas pu être utilisées. Choisissez-les à nouveau : trois photos au plus, de préférence en JPEG.',
  pages_too_long: 'Nous corrigeons trois pages au plus. Retirez les autres.',
  question_too_long: 'L’énoncé dépasse 1 200 caractères. Raccourcissez-le.',
  handedBack_required:
    'Confirmez qu’il s’agit d’un exercice, ou d’un travail déjà rendu par l’école. Nous ne corrigeons pas les travaux qui comptent encore.',
  failedOnce:
    'Nous avons déjà accepté une réponse à corriger pour cette adresse, et seule la première est gratuite. Tout ce que vous avez saisi est conservé : réservez un premier entretien gratuit et apportez cette copie.',
  failedFull:
    'Nos professeurs ne peuvent pas prendre d’autres copies pour le moment. Tout ce que vous avez saisi est conservé : réessayez dans quelques jours, ou réservez un premier entretien gratuit et apportez cette copie.',
};
