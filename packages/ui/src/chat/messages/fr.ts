import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 5ef79711. */
export const fr: Translation<typeof en> = {
  ask: 'Poser une question',
  close: 'Fermer',
  what: 'Je suis une machine, pas une personne. Je parcours les pages de ce site et je cite les phrases qui répondent à votre question, chacune avec un lien vers l’endroit où elle se trouve. Ce que nos pages ne disent pas, je ne le sais pas.',
  not: 'Je ne fais ni devoirs ni travaux évalués, je ne prédis pas de notes et je ne donne pas de renseignements sur des personnes. Si quelque chose vous pèse, parlez-en à quelqu’un.',
  stays:
    'Ce que vous écrivez reste dans cet onglet jusqu’à ce que vous le fermiez ou recommenciez. N’écrivez rien de personnel, s’il vous plaît.',
  staysModel:
    'Ce que vous écrivez reste dans cet onglet jusqu’à ce que vous le fermiez ou recommenciez, sauf si vous donnez votre accord ci-dessous. N’écrivez rien de personnel, s’il vous plaît.',
  modelAgree: 'Laisser un modèle de langage formuler les réponses',
  modelHelp:
    'Vos questions sont alors aussi transmises à {receiver}, qui fait fonctionner ce modèle. Nous n’en conservons rien. Ce que le modèle écrit est comparé à nos pages et peut malgré tout être faux. Ne cochez cette case que si vous avez au moins {age} ans ou si l’un de vos parents est d’accord.',
  modelWriting: 'Formulation d’une réponse…',
  modelSaid: 'Un modèle de langage le formule ainsi :',
  starters: 'Par exemple',
  starterPrice: 'Combien coûte une séance ?',
  starterFree: 'Le premier entretien est-il gratuit ?',
  starterLesson: 'Comment se passe une séance en ligne ?',
  starterCancel: 'Puis-je annuler une séance ?',
  starterPoints: 'Combien de points faut-il pour le diplôme de l’IB ?',
  log: 'Conversation',
  asked: 'Votre question :',
  thinking: 'Recherche dans nos pages…',
  sum: 'Ce calcul part du prix le plus bas d’une séance. La proposition vous indique votre prix avant que vous ne payiez.',
  sumMonth: 'Un mois compte quatre ou cinq semaines.',
  found: 'Voici ce que disent nos pages :',
  foundUnsure: 'Je ne suis pas sûr que cela réponde à votre question. Voici ce que disent nos pages :',
  near: 'Proche de votre question :',
  from: 'Extrait de notre page en {language} :',
  unknown:
    'Je ne sais pas : je n’ai rien trouvé dans nos pages qui y réponde. Quelqu’un de l’équipe le peut : écrivez-nous ou réservez un premier entretien gratuit.',
  failed: 'Une erreur s’est produite et je n’ai pas pu parcourir nos pages. Veuillez réessayer ou nous écrire.',
  failedOffline:
    'Vous semblez être hors ligne : je n’ai pas pu parcourir nos pages. Réessayez une fois la connexion rétablie, ou écrivez-nous à ce moment-là.',
  again: 'Réessayer',
  policy_homework:
    'Je n’écris, ne résous ni ne corrige le travail que vous devez rendre, et je ne donne pas la solution des exercices. Un professeur peut vous montrer comment y arriver vous-même.',
  policy_grades:
    'Personne ne peut savoir quelle note vous aurez ni où vous serez admis ; je ne fais donc pas de pronostic. Nos calculateurs montrent ce qu’un résultat demande, et un professeur peut regarder votre travail avec vous.',
  policy_person: 'Sur les personnes, je ne dis que ce qui figure dans nos pages. Pour joindre quelqu’un, écrivez-nous.',
  policy_instructions:
    'Je ne peux que citer les pages de ce site ; je ne peux donc pas suivre de telles instructions. Interrogez-moi sur les cours, les prix, les matières ou les examens.',
  field: 'Votre question',
  send: 'Envoyer',
  empty: 'Veuillez d’abord écrire votre question.',
  tooLong: 'Votre question compte {count} caractères ; le maximum est de {max}. Veuillez la raccourcir.',
  person: 'Joindre quelqu’un de l’équipe',
  take: 'Joindre cette conversation',
  takeHelp:
    'Elle est placée dans le message du formulaire de contact, où vous pouvez la lire et la modifier avant l’envoi.',
  write: 'Nous écrire',
  over: 'Recommencer',
  transcript: 'Ma conversation avec le chat de votre site :',
  transcriptCut: '(Le début a été coupé, faute de place.)',
  transcriptMe: 'Moi : {text}',
  transcriptChat: 'Chat : {text}',
  transcriptQuotation: '« {text} » ({title}, {url})',
  transcriptModel: 'Modèle de langage : {text}',
};
