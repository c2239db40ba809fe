import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English ba2dde56. */
export const de: Translation<typeof en> = {
  distress:
    'Gut, dass du das geschrieben hast. Ich bin nur eine Maschine, aber es gibt Menschen, die dir zuhören und helfen. Du musst damit nicht allein sein. Ruf bitte jetzt jemanden von ihnen an. Sie helfen auch, wenn du dir um jemand anderen Sorgen machst.',
  trust: 'Sag es auch einem Erwachsenen, dem du vertraust: deinen Eltern, einer Lehrerin, einem Onkel.',
  abuse:
    'Kein Erwachsener darf ein Kind schlagen, gegen seinen Willen anfassen, ihm heimlich schreiben oder Geheimnisse von ihm verlangen. Wenn dir das passiert ist, hast du nichts falsch gemacht. Sag es einem Erwachsenen, dem du vertraust. Zur Polizei oder zum Jugendamt kann man jederzeit gehen, ohne uns zu fragen.',
  tell: 'Geht es um eine unserer Lehrkräfte? Dann nutze das Kontaktformular und beginne mit dem Wort „safeguarding“. Du musst nichts beweisen: Schreib nur, wer du bist und wie wir dich sicher erreichen. Jemand aus unserem Team liest es. Die Lehrkraft unterrichtet bei uns keine Minderjährigen, bis alles geklärt ist, und erfährt von uns nicht, wer geschrieben hat.',
  worries:
    'Das klingt schwer, und ich bin nur eine Maschine. Sprich bitte mit jemandem, dem du vertraust: mit deinen Eltern, einer Lehrerin oder einem Lehrer, mit Freunden. Geht es um die Gesundheit, frag eine Ärztin oder einen Arzt. Auch diese Menschen hören zu:',
  perhaps: 'Falls dich etwas bedrückt, oder jemanden, den du kennst: Diese Menschen hören zu:',
  tutors:
    'Du kannst auch uns schreiben, und jemand aus unserem Team liest es. Wir geben aber Nachhilfe und sind keine Beratungsstelle.',
  machine:
    'Ja, ich bin eine Maschine: ein Programm, das mit Sätzen von den Seiten dieser Website antwortet. Im Unterricht ist das anders: Dort sitzt immer eine Lehrkraft. Wenn du mit einem Menschen sprechen möchtest, schreib uns oder buche ein kostenloses Erstgespräch. Die Knöpfe dazu sind unten.',
  greeting:
    'Hallo! Frag mich nach Preisen, Fächern, Zeiten oder Prüfungen, und ich suche die Antwort auf unseren Seiten.',
  thanks: 'Gern geschehen! Wenn dir noch etwas einfällt, frag einfach.',
  goodbye: 'Tschüss! Komm gern wieder, wenn du eine Frage hast.',
  wellbeing: 'Gut, danke: Ein Programm hat keine schlechten Tage. Was kann ich für dich nachsehen?',
  joke: 'Warum ist das Mathebuch so traurig? Weil es so viele Probleme hat. Witze sind nicht mein bestes Fach, frag mich lieber nach Prüfungen oder nach dem Unterricht.',
  danger: 'Bist du oder ist jemand anderes gerade in Gefahr? Ruf die {number} an.',
  dangerTwo:
    'Bist du oder ist jemand anderes gerade in Gefahr? Ruf die {ambulance} (Rettungsdienst) oder die {police} (Polizei) an.',
  dangerElsewhere: 'Bist du oder ist jemand anderes gerade in Gefahr? Ruf den Notruf an deinem Ort an.',
  country: 'Land',
  other: 'Anderes Land',
  otherLines: 'Hilfe in anderen Ländern:',
  young: 'für Kinder und Jugendliche',
  protection: 'wenn einem Kind etwas angetan wird',
  byText: 'SMS an {number}',
  always: 'Tag und Nacht',
  list: 'Alle Hilfe- und Notrufnummern',
  concern: 'So meldest du uns etwas',
  contact: 'Kontaktformular',
};
