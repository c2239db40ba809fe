import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 9bf90614. */
export const fr: Translation<typeof en> = {
  result: 'Résultat',
  exampleStamp: 'Exemple',
  exampleOf: 'Exemple : {title}',
  startEmpty: 'Partir d’un formulaire vide',
  bring: 'Apporter le résultat à un premier entretien gratuit',
  bringHelp:
    'Votre résultat passe dans le message de notre formulaire. Vous pouvez l’y modifier ou le retirer. Nous ne le recevons que si vous envoyez le formulaire.',
  bringLink: 'Pour l’ouvrir : {address}',
  own: 'Le résultat suit aussitôt chaque modification. Ce qui est saisi reste dans ce navigateur et ne nous est pas envoyé.',
  copyLink: 'Copier un lien vers ce résultat',
  copied: 'Lien copié. Toute personne qui l’ouvre voit ce résultat.',
  copyFailed:
    'Le lien n’a pas été copié, car votre navigateur ne l’autorise pas ici. Copiez-le depuis la barre d’adresse.',
  copyFailedInFrame:
    'Votre navigateur n’a pas autorisé la copie du lien. Ouvrez le résultat dans un nouvel onglet et copiez-y l’adresse.',
  openResult: 'Ouvrir le résultat',
  print: 'Imprimer ou enregistrer en PDF',
  csv: 'Enregistrer sous forme de tableau (CSV)',
  picture: 'Enregistrer comme image',
  pictureFailed: 'L’image n’a pas pu être créée dans ce navigateur. Imprimez plutôt le résultat.',
  nothingToSave:
    'Il n’y a pas encore de résultat à enregistrer. La feuille à côté du formulaire indique ce qui manque.',
  saved: 'Enregistré sous le nom {file}.',
  clear: 'Tout effacer',
  cleared: 'Tout est effacé, y compris ce que cet appareil avait conservé.',
  undo: 'Annuler',
  keep: 'Conserver mes saisies sur cet appareil',
  keepHelp: 'Elles restent dans ce navigateur jusqu’à ce que vous les effaciez, et ne nous sont pas envoyées.',
  brokenLink:
    'Le lien n’a pas pu être lu : vous voyez donc un exemple. Demandez-le de nouveau, car il a peut-être été tronqué.',
  link: 'Ces saisies viennent d’un lien. Les vôtres sont conservées.',
  linkBack: 'Revenir aux miennes',
  linkKeep: 'Conserver celles-ci à la place',
  linkKept: 'Ces saisies sont désormais conservées, à la place des vôtres.',
  printed: '{date}, sur {address}',
};
