import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English ba2dde56. */
export const fr: Translation<typeof en> = {
  distress:
    'Tu as bien fait de l’écrire. Je ne suis qu’une machine, mais il y a des personnes qui vont t’écouter et t’aider. Tu n’as pas à rester seul ou seule avec ça. Appelle maintenant l’une d’elles. Elles aident aussi quand on s’inquiète pour quelqu’un d’autre.',
  trust: 'Parles-en aussi à un adulte en qui tu as confiance : un parent, un professeur, une tante.',
  abuse:
    'Aucun adulte n’a le droit de frapper un enfant, de le toucher contre son gré, de lui écrire en cachette ou de lui demander de garder un secret. Si cela t’est arrivé, tu n’as rien fait de mal. Parles-en à un adulte en qui tu as confiance. On peut s’adresser à la police ou à la protection de l’enfance à tout moment, sans nous demander.',
  tell: 'S’agit-il d’un de nos professeurs ? Utilise le formulaire de contact et commence par le mot « safeguarding ». Tu n’as rien à prouver : dis seulement qui tu es et comment te joindre sans risque. Quelqu’un de l’équipe lit ton message. Ce professeur n’enseigne plus à des mineurs chez nous tant que tout n’est pas éclairci, et nous ne lui disons pas qui a écrit.',
  worries:
    'Ce que tu vis a l’air difficile, et je ne suis qu’une machine. Parles-en à quelqu’un en qui tu as confiance : un parent, un professeur, un ami. Pour ta santé, demande à un médecin. Ces personnes écoutent aussi :',
  perhaps: 'Si quelque chose te pèse, à toi ou à quelqu’un que tu connais, ces personnes t’écoutent :',
  tutors: 'Tu peux aussi nous écrire. Quelqu’un de l’équipe te lira, mais nous sommes professeurs, pas conseillers.',
  machine:
    'Oui, je suis une machine : un programme qui répond avec des phrases des pages de ce site. Les cours, c’est différent : chacun est donné par une personne. Pour joindre quelqu’un, écris-nous ou réserve un premier entretien gratuit. Les boutons sont plus bas.',
  greeting:
    'Bonjour ! Interroge-moi sur les prix, les matières, les horaires ou les examens, et je cherche la réponse dans nos pages.',
  thanks: 'Avec plaisir ! Si tu as une autre question, n’hésite pas.',
  goodbye: 'Au revoir ! Reviens quand tu veux si tu as une question.',
  wellbeing: 'Ça va bien, merci : un programme n’a jamais de mauvais jours. Que puis-je chercher pour toi ?',
  joke: 'Pourquoi le livre de maths est-il si triste ? Parce qu’il a trop de problèmes. Les blagues ne sont pas ma meilleure matière : interroge-moi plutôt sur les examens ou les cours.',
  danger: 'Si toi ou quelqu’un d’autre êtes en danger maintenant, appelle le {number}.',
  dangerTwo:
    'Si toi ou quelqu’un d’autre êtes en danger maintenant, appelle le {ambulance} (ambulance) ou le {police} (police).',
  dangerElsewhere: 'Si toi ou quelqu’un d’autre êtes en danger maintenant, appelle le numéro d’urgence de ton pays.',
  country: 'Pays',
  other: 'Autre pays',
  otherLines: 'Lignes d’écoute dans d’autres pays :',
  young: 'pour les enfants et les jeunes',
  protection: 'quand on fait du mal à un enfant',
  byText: 'par SMS au {number}',
  always: 'jour et nuit',
  list: 'Toutes les lignes d’écoute et les numéros d’urgence',
  concern: 'Comment nous alerter',
  contact: 'Formulaire de contact',
};
