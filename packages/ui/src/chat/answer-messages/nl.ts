import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English ba2dde56. */
export const nl: Translation<typeof en> = {
  distress:
    'Goed dat je dit schrijft. Ik ben maar een machine, maar er zijn mensen die naar je luisteren en je helpen. Je hoeft hier niet alleen mee te zitten. Bel nu een van hen. Ze helpen ook als je je zorgen maakt om iemand anders.',
  trust: 'Vertel het ook aan een volwassene die je vertrouwt: je vader of moeder, een leraar, een tante.',
  abuse:
    'Geen enkele volwassene mag een kind slaan, aanraken als het dat niet wil, stiekem berichten sturen of vragen iets geheim te houden. Als dit jou is overkomen, heb jij niets verkeerd gedaan. Vertel het aan een volwassene die je vertrouwt. Naar de politie of de kinderbescherming kun je altijd, zonder het ons te vragen.',
  tell: 'Gaat het om een van onze docenten? Gebruik het contactformulier en begin met het woord ‘safeguarding’. Je hoeft niets te bewijzen: schrijf alleen wie je bent en hoe we je veilig kunnen bereiken. Iemand van ons leest het. Die docent geeft bij ons geen les aan minderjarigen tot het is uitgezocht, en hoort van ons niet wie er schreef.',
  worries:
    'Dat klinkt zwaar, en ik ben maar een machine. Praat met iemand die je vertrouwt: je vader of moeder, een leraar, een vriend. Gaat het om je gezondheid, vraag dan een dokter. Deze mensen luisteren ook:',
  perhaps: 'Zit jou iets dwars, of iemand die je kent? Deze mensen luisteren:',
  tutors: 'Je kunt ook ons schrijven. Iemand leest het, maar wij zijn docenten, geen hulpverleners.',
  machine:
    'Ja, ik ben een machine: een programma dat antwoordt met zinnen van de pagina’s van deze site. Bij de lessen is dat anders: elke les krijg je van een echte docent. Wil je iemand spreken, schrijf ons dan of plan een gratis kennismakingsgesprek. De knoppen staan hieronder.',
  greeting: 'Hallo! Vraag me naar prijzen, vakken, tijden of examens, dan zoek ik het op onze pagina’s op.',
  thanks: 'Graag gedaan! Schiet je nog iets te binnen, vraag het gerust.',
  goodbye: 'Tot ziens! Kom gerust terug als je een vraag hebt.',
  wellbeing: 'Goed, dank je: een programma heeft nooit een slechte dag. Wat kan ik voor je opzoeken?',
  joke: 'Waarom is het wiskundeboek zo verdrietig? Omdat het zo veel problemen heeft. Grappen zijn niet mijn beste vak, dus vraag me liever iets over examens of lessen.',
  danger: 'Ben jij of is iemand anders nu in gevaar? Bel {number}.',
  dangerTwo: 'Ben jij of is iemand anders nu in gevaar? Bel {ambulance} (ambulance) of {police} (politie).',
  dangerElsewhere: 'Ben jij of is iemand anders nu in gevaar? Bel het alarmnummer van je land.',
  country: 'Land',
  other: 'Een ander land',
  otherLines: 'Hulplijnen in andere landen:',
  young: 'voor kinderen en jongeren',
  protection: 'als een kind iets wordt aangedaan',
  byText: 'sms naar {number}',
  always: 'dag en nacht',
  list: 'Alle hulplijnen en alarmnummers',
  concern: 'Zo meld je iets bij ons',
  contact: 'Contactformulier',
};
