import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 123df7e3. */
export const nl: Translation<typeof en> = {
  title: 'Vraag een gratis kennismakingsgesprek aan',
  step_you: 'U en uw vraag',
  step_course: 'Vakken en examens',
  step_when: 'Plaats en tijd',
  optional: '(optioneel)',
  next: 'Verder',
  choose: 'Maak een keuze',
  role: 'Ik schrijf als',
  role_student: 'leerling',
  role_parent: 'ouder of verzorger',
  role_school: 'medewerker van een school',
  role_educator: 'leraar',
  age: 'Leeftijd',
  ageHelp: 'In sommige landen moeten we bij jonge leerlingen eerst een ouder om toestemming vragen.',
  age_under: 'Jonger dan 13',
  age_adult: '18 of ouder',
  guardianEmail: 'E-mailadres van een ouder of voogd',
  guardianEmailHelp:
    'Op uw leeftijd kan de wet in uw land toestemming van een ouder vereisen. Dan schrijven we eerst naar dit adres.',
  name: 'Uw naam',
  email: 'E-mailadres',
  emailSlip: 'Bedoelde u {address}?',
  emailHelp: 'We antwoorden op dit adres en gebruiken het zonder uw toestemming nergens anders voor.',
  message: 'Wat moeten we weten? (optioneel)',
  messageHelp: 'Met het vak, het niveau en de examenperiode kunnen we de juiste docent kiezen.',
  programme: 'Programma',
  programme_ib: 'IB-diploma',
  programme_ap: 'AP',
  programme_unsure: 'Nog niet zeker',
  subjects: 'Vakken en niveaus',
  subjectsHelp: 'Bijvoorbeeld: scheikunde HL, Engels A SL.',
  grade: 'Klas of leerjaar',
  gradeHelp: 'Grade 12 is het laatste jaar vóór de universiteit: in Nederland 6 vwo, in Engeland Year 13.',
  grade_9: 'klas 3 (Grade 9)',
  grade_10: 'klas 4 (Grade 10)',
  grade_11: 'klas 5 (Grade 11)',
  grade_12: 'klas 6 (Grade 12)',
  grade_finished: 'School afgerond',
  session: 'Examenperiode',
  country: 'Land',
  timeZone: 'Tijdzone',
  timeZoneNow: 'Het is daar nu {time}.',
  times: 'Wanneer hebt u tijd?',
  times_mornings: 'doordeweeks ’s ochtends',
  times_afternoons: 'doordeweeks ’s middags',
  times_evenings: 'doordeweeks ’s avonds',
  times_weekends: 'in het weekend',
  marketing: 'Ik ontvang ook graag nieuws en aanbiedingen per e-mail. Ik kan me op elk moment afmelden.',
  privacy:
    'We gebruiken wat u schrijft om u te antwoorden en wissen het na de termijn die in onze privacyverklaring staat.',
  privacyLink: 'Hoe we met uw gegevens omgaan',
  leaveEmpty: 'Laat dit veld leeg',
  send: 'Versturen',
  sending: 'Wordt verstuurd…',
  clear: 'Formulier leegmaken',
  undo: 'Ongedaan maken',
  cleared: 'Het formulier is leeg.',
  sentBefore:
    'U hebt dit bericht al verstuurd. De referentie is {reference}. Wilt u een ander bericht schrijven, wijzig het dan of maak het formulier leeg.',
  summary: 'Controleer deze velden',
  role_required: 'Geef aan wie ons schrijft.',
  age_required: 'Kies uw leeftijd.',
  guardianEmail_required:
    'Vul het e-mailadres van een ouder of voogd in. Op uw leeftijd is dat wettelijk verplicht waar u bent.',
  guardianEmail_invalid: 'Het adres van de ouder lijkt geen geldig e-mailadres. Een voorbeeld: naam@example.com.',
  name_required: 'Vul uw naam in.',
  name_too_long: 'De naam is langer dan 120 tekens. Maak hem korter.',
  email_required: 'Vul uw e-mailadres in.',
  email_invalid: 'Dit lijkt geen geldig e-mailadres. Een voorbeeld: naam@example.com.',
  email_too_long:
    'Het adres is langer dan 254 tekens; meer staat e-mail niet toe. Controleer of u geen typefout hebt gemaakt.',
  message_too_long: 'Het bericht is langer dan 4.000 tekens. Maak het korter.',
  waiting:
    'U lijkt offline te zijn. Uw bericht blijft bewaard en wordt verstuurd zodra er weer verbinding is: laat deze pagina open.',
  waitingChanged:
    'U hebt uw bericht gewijzigd, dus het wordt niet meer vanzelf verstuurd. Kies ‘Versturen’ als het klaar is.',
  failedBusy:
    'Er kwamen te veel berichten tegelijk binnen, dus dit bericht is niet aangenomen. Alles wat u hebt ingevuld, blijft staan: wacht een minuut en verstuur het opnieuw.',
  failedDaily:
    'Vanaf uw internetverbinding is vandaag te veel verstuurd, dus dit bericht is niet aangenomen. Alles wat u hebt ingevuld, blijft staan: verstuur het morgen opnieuw of stuur ons een e-mail.',
  failedServer:
    'Er ging bij ons iets mis, dus dit is niet verstuurd. Alles wat u hebt ingevuld, blijft staan: verstuur het alstublieft opnieuw.',
  failedForeign:
    'Dit bericht kwam niet van een van onze pagina’s en is daarom niet aangenomen. Alles wat is ingevuld, blijft staan: is het van u, verstuur het dan opnieuw.',
  failedLarge:
    'Het bericht was veel te lang en is niet verstuurd. Alleen het begin staat er nog: maak het korter en verstuur het opnieuw.',
};
