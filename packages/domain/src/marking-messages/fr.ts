import type { MarkingMessages } from './en';

/** From English 77abc7b1. */
export const fr = {
  subject: 'Votre copie est corrigée ({reference})',
  marked: 'Un professeur a lu le travail qui nous a été envoyé et y a écrit ses remarques.',
  see: 'Voir la copie corrigée',
  private:
    'Ce lien est privé : toute personne qui l’a peut voir la copie. Ne le transmettez qu’à des personnes de confiance.',
  ends: 'Il fonctionne jusqu’au {date}. Nous supprimons ensuite les pages et les remarques.',
  together:
    'Souhaitez-vous la revoir avec nous ? Lors d’un premier entretien gratuit, nous aurons la copie sous les yeux et vous pourrez nous interroger sur chaque remarque.',
  title: 'Votre copie, corrigée',
  bring: 'En parler lors d’un premier entretien gratuit',
  bringHelp:
    'Choisissez l’horaire qui vous convient. Nous aurons votre copie sous les yeux, et vous pourrez nous interroger sur chaque remarque.',
  keep: 'Pour conserver la copie, imprimez-la ou enregistrez-la en PDF depuis votre navigateur.',
  kept: 'Ce lien fonctionne jusqu’au {date}. Nous supprimons ensuite les pages et les remarques. Si vous préférez que ce soit plus tôt, écrivez-nous.',
  sample:
    'Vous nous avez autorisés à montrer votre travail en exemple, recopié et sans nom. Vous pouvez changer d’avis à tout moment.',
  withdraw: 'Ne pas montrer mes pages',
  withdrawn: 'Merci de nous l’avoir dit. Nous ne montrerons pas votre travail en exemple.',
  gone: 'Aucune page à afficher à cette adresse',
  goneHelp:
    'Un lien privé fonctionne pendant {days} jours après son envoi et peut être désactivé avant. Il est peut-être aussi incomplet : ouvrez-le de nouveau depuis notre e-mail. Si cela ne suffit pas, écrivez-nous, et nous chercherons votre page ensemble.',
} satisfies MarkingMessages;
