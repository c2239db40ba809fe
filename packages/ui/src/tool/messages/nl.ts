import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 9bf90614. */
export const nl: Translation<typeof en> = {
  result: 'Resultaat',
  exampleStamp: 'Voorbeeld',
  exampleOf: 'Voorbeeld: {title}',
  startEmpty: 'Leeg beginnen',
  bring: 'Neem uw resultaat mee naar een gratis kennismakingsgesprek',
  bringHelp:
    'Uw resultaat komt in het bericht van ons formulier. Daar kunt u het wijzigen of weghalen. We krijgen het alleen als u het formulier verstuurt.',
  bringLink: 'Om het te openen: {address}',
  own: 'Het resultaat volgt elke wijziging meteen. Wat is ingevuld, blijft in deze browser en wordt niet naar ons verstuurd.',
  copyLink: 'Link naar dit resultaat kopiëren',
  copied: 'Link gekopieerd. Wie hem opent, ziet dit resultaat.',
  copyFailed: 'De link is niet gekopieerd, omdat uw browser dat hier niet toestaat. Kopieer hem vanuit de adresbalk.',
  copyFailedInFrame:
    'Uw browser liet het kopiëren van de link niet toe. Open het resultaat in een eigen tabblad en kopieer daar het adres.',
  openResult: 'Resultaat openen',
  print: 'Afdrukken of opslaan als pdf',
  csv: 'Opslaan als tabel (csv)',
  picture: 'Opslaan als afbeelding',
  pictureFailed: 'De afbeelding kon in deze browser niet worden gemaakt. Druk in plaats daarvan het resultaat af.',
  nothingToSave: 'Er is nog geen resultaat om op te slaan. Naast het formulier staat wat er ontbreekt.',
  saved: 'Opgeslagen als {file}.',
  clear: 'Invoer wissen',
  cleared: 'Alles is gewist, ook wat op dit apparaat werd bewaard.',
  undo: 'Ongedaan maken',
  keep: 'Mijn invoer op dit apparaat bewaren',
  keepHelp: 'De invoer blijft in deze browser staan totdat u die wist, en wordt niet naar ons verstuurd.',
  brokenLink: 'De link was niet leesbaar, daarom ziet u een voorbeeld. Vraag er opnieuw om: misschien is hij afgekapt.',
  link: 'Dit is de invoer uit een link. Uw eigen invoer blijft bewaard.',
  linkBack: 'Terug naar mijn invoer',
  linkKeep: 'Deze invoer bewaren',
  linkKept: 'Deze invoer is nu bewaard, in plaats van uw eerdere.',
  printed: '{date}, van {address}',
};
