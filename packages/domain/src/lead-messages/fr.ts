import type { LeadMessages } from './en';

/** From English d606b5c5. */
export const fr = {
  received:
    'Votre message nous est parvenu ; vous n’avez rien d’autre à faire. Nous vous répondrons par e-mail, à l’adresse que vous avez indiquée.',
  pagesThanks: 'Merci, vos pages nous sont parvenues',
  pagesReceived: 'Vos pages nous sont parvenues ; vous n’avez rien d’autre à faire.',
  pagesSubject: 'Nous avons bien reçu vos pages ({reference})',
  reference: 'Votre référence',
  quote:
    'Si vous nous écrivez de nouveau à ce sujet, indiquez votre référence : nous retrouverons aussitôt votre message.',
  yours: 'Votre message',
  next: 'La suite',
  read: 'Quelqu’un de l’équipe lit votre message.',
  answer:
    'Vous recevez un e-mail qui vous propose un horaire pour un premier entretien gratuit, ou qui vous pose une question si un point n’est pas clair.',
  mark: 'Un professeur corrige votre copie. Nous envoyons le lien privé par e-mail, à vous ou à un parent si l’élève est trop jeune pour donner son accord.',
  due: 'Vous aurez de nos nouvelles au plus tard le {when} ({zone}).',
  decide: 'C’est vous qui décidez. Rien n’est réservé, et vous n’avez rien à payer.',
  spam: 'Si aucune réponse n’arrive, regardez dans vos courriers indésirables, puis écrivez-nous de nouveau en indiquant votre référence.',
  book: 'Réserver un premier entretien gratuit',
  bookHelp: 'Si vous préférez choisir vous-même un horaire, consultez notre agenda. Il s’ouvre dans un nouvel onglet.',
  reminder: 'Ajouter un rappel à votre agenda',
  reminderTitle: 'Vérifier si {brand} a répondu',
  subject: 'Nous avons bien reçu votre message ({reference})',
  automatic: 'Cet e-mail est envoyé automatiquement. Si vous y répondez, quelqu’un de l’équipe vous lira.',
  notYou:
    'Si vous ne nous avez pas écrit, quelqu’un a donné votre adresse par erreur : répondez à cet e-mail, un seul mot suffit, et nous la supprimerons.',
  missing: 'Aucun message trouvé',
  missingHelp:
    'Cette page s’affiche après l’envoi d’un message, et nous n’en trouvons aucun à cette adresse. Si une référence vous a été indiquée après l’envoi, votre message nous est bien parvenu. Sinon, merci de nous écrire.',
  write: 'Nous écrire',
} satisfies LeadMessages;
