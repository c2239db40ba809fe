import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const nl: Translation<typeof en> = {
  title: 'Vraag een gratis kennismakingsgesprek aan',
  role: 'Ik ben',
  role_parent: 'ouder of verzorger',
  role_student: 'leerling',
  role_school: 'van een school',
  name: 'Uw naam',
  email: 'E-mailadres',
  emailHelp: 'We antwoorden op dit adres en gebruiken het nergens anders voor.',
  programme: 'Programma',
  programme_ib: 'IB-diploma',
  programme_ap: 'AP',
  programme_unsure: 'Nog niet zeker',
  message: 'Wat moeten we weten? (optioneel)',
  messageHelp: 'Met het vak, het niveau en de examenperiode kunnen we de juiste bijlesdocent kiezen.',
  send: 'Versturen',
  sending: 'Wordt verstuurd…',
  summary: 'Controleer deze velden',
  role_required: 'Kies wie u bent.',
  name_required: 'Vul uw naam in.',
  name_too_long: 'De naam is langer dan 120 tekens. Maak hem korter.',
  email_required: 'Vul uw e-mailadres in.',
  email_invalid: 'Dit lijkt geen geldig e-mailadres. Het moet de vorm naam@example.com hebben.',
  email_too_long: 'Het adres is langer dan 254 tekens; meer staat e-mail niet toe.',
  programme_required: 'Kies een programma, of ‘Nog niet zeker’.',
  message_too_long: 'Het bericht is langer dan 4.000 tekens. Maak het korter.',
  failedOffline:
    'U lijkt offline te zijn, dus dit is niet verstuurd. Alles wat u hebt ingevuld, blijft staan: verstuur het opnieuw zodra u weer verbinding hebt.',
  failedBusy:
    'Er kwamen te veel berichten tegelijk binnen, dus dit bericht is niet aangenomen. Alles wat u hebt ingevuld, blijft staan: wacht een minuut en verstuur het opnieuw.',
  failedServer:
    'Er ging bij ons iets mis, dus dit is niet verstuurd. Alles wat u hebt ingevuld, blijft staan: verstuur het alstublieft opnieuw.',
  failedForeign:
    'Dit bericht kwam niet van een van onze pagina’s en is daarom niet aangenomen. Alles wat is ingevuld, blijft staan: is het van u, verstuur het dan opnieuw.',
  failedLarge:
    'Het bericht was veel te lang en is niet verstuurd. Alleen het begin staat er nog: maak het korter en verstuur het opnieuw.',
};
