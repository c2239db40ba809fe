import type { LeadMessages } from './en';

/** From English d606b5c5. */
export const nl = {
  received:
    'Uw bericht is bij ons aangekomen; u hoeft verder niets te doen. We antwoorden per e-mail, op het adres dat u hebt opgegeven.',
  pagesThanks: 'Dank u, we hebben uw pagina’s',
  pagesReceived: 'Uw pagina’s zijn aangekomen; u hoeft verder niets te doen.',
  pagesSubject: 'We hebben uw pagina’s ontvangen ({reference})',
  reference: 'Uw referentie',
  quote:
    'Schrijft u ons nog eens over dezelfde vraag, vermeld dan uw referentie. Zo vinden we uw bericht meteen terug.',
  yours: 'Uw bericht',
  next: 'Hoe het verdergaat',
  read: 'Iemand van ons leest wat u hebt geschreven.',
  answer:
    'U krijgt een e-mail met een voorstel voor een gratis kennismakingsgesprek, of met een vraag als iets niet duidelijk is.',
  mark: 'Een docent kijkt uw pagina’s na. We mailen de privélink naar u, of naar een ouder als de leerling te jong is om zelf akkoord te gaan.',
  due: 'U hoort uiterlijk {when} ({zone}) van ons.',
  decide: 'U beslist. Er is niets geboekt en u hoeft niets te betalen.',
  spam: 'Komt er geen antwoord, kijk dan in uw map met ongewenste e-mail en schrijf ons daarna opnieuw, met uw referentie.',
  book: 'Plan een gratis kennismakingsgesprek',
  bookHelp: 'Kiest u liever zelf een tijd, dan kan dat in onze agenda. Die opent in een nieuw tabblad.',
  reminder: 'Herinnering in uw agenda zetten',
  reminderTitle: 'Kijken of {brand} heeft geantwoord',
  subject: 'We hebben uw bericht ontvangen ({reference})',
  automatic: 'Dit antwoord wordt automatisch verstuurd. Als u erop antwoordt, leest iemand van ons wat u schrijft.',
  notYou:
    'Als u ons niet hebt geschreven, heeft iemand per ongeluk uw adres opgegeven: antwoord met één woord op deze e-mail, dan wissen we dat adres.',
  missing: 'Geen bericht gevonden',
  missingHelp:
    'Deze pagina verschijnt nadat er een bericht is verstuurd, en op dit adres vinden we er geen. Hebt u na het versturen een referentie gezien, dan is uw bericht bij ons aangekomen. Zo niet, schrijf ons dan gerust.',
  write: 'Schrijf ons',
} satisfies LeadMessages;
