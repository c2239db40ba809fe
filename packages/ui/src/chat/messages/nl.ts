import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 5ef79711. */
export const nl: Translation<typeof en> = {
  ask: 'Stel een vraag',
  close: 'Sluiten',
  what: 'Ik ben een computerprogramma, geen mens. Ik doorzoek de pagina’s van deze site en citeer de zinnen die uw vraag beantwoorden, elk met een link naar de plek waar ze staan. Wat onze pagina’s niet zeggen, weet ik niet.',
  not: 'Ik maak geen huiswerk of opdrachten die meetellen, voorspel geen cijfers en geef geen informatie over personen. Zit u ergens mee, praat dan met iemand.',
  stays:
    'Wat u schrijft, blijft in dit tabblad tot u het sluit of opnieuw begint. Schrijf alstublieft niets persoonlijks.',
  staysModel:
    'Wat u schrijft, blijft in dit tabblad tot u het sluit of opnieuw begint, tenzij u hieronder akkoord gaat. Schrijf alstublieft niets persoonlijks.',
  modelAgree: 'Antwoorden laten formuleren door een taalmodel',
  modelHelp:
    'Uw vragen gaan dan ook naar {receiver}, waar het draait. Wij slaan er niets van op. Wat het schrijft, wordt met onze pagina’s vergeleken en kan toch onjuist zijn. Vink dit alleen aan als u minstens {age} jaar bent of als een ouder akkoord is.',
  modelWriting: 'Ik formuleer een antwoord…',
  modelSaid: 'Een taalmodel formuleert het zo:',
  starters: 'Bijvoorbeeld',
  starterPrice: 'Wat kost een les?',
  starterFree: 'Is het kennismakingsgesprek gratis?',
  starterLesson: 'Hoe gaat een onlineles?',
  starterCancel: 'Kan ik een les afzeggen?',
  starterPoints: 'Hoeveel punten zijn er nodig voor het IB-diploma?',
  log: 'Gesprek',
  asked: 'Uw vraag:',
  thinking: 'Ik doorzoek onze pagina’s…',
  sum: 'Berekend met de laagste prijs van een les. In het voorstel staat uw eigen prijs voordat u betaalt.',
  sumMonth: 'Een maand heeft vier of vijf weken.',
  found: 'Onze pagina’s zeggen:',
  foundUnsure: 'Ik weet niet zeker of dit uw vraag beantwoordt. Onze pagina’s zeggen:',
  near: 'Dicht bij uw vraag:',
  from: 'Van onze pagina in het {language}:',
  unknown:
    'Dat weet ik niet: ik heb op onze pagina’s geen antwoord hierop gevonden. Vraag het een van ons: stuur een bericht of plan een gratis kennismakingsgesprek.',
  failed:
    'Er ging iets mis, waardoor ik onze pagina’s niet kon doorzoeken. Probeer het opnieuw of stuur ons een bericht.',
  failedOffline:
    'U lijkt offline te zijn, waardoor ik onze pagina’s niet kon doorzoeken. Probeer het opnieuw zodra er verbinding is, of stuur ons dan een bericht.',
  again: 'Opnieuw proberen',
  policy_homework:
    'Wat u zelf moet inleveren, schrijf, maak en verbeter ik niet, en ik geef ook geen antwoorden op oefeningen. Een docent kan u laten zien hoe u het zelf doet.',
  policy_grades:
    'Niemand kan weten welk cijfer of welke studieplek u krijgt, dus daar gok ik niet naar. Onze calculators laten zien wat er voor een resultaat nodig is, en een docent kan samen met u naar uw werk kijken.',
  policy_person:
    'Over personen zeg ik niet meer dan wat op onze pagina’s staat. Wilt u iemand bereiken, stuur ons dan een bericht.',
  policy_instructions:
    'Ik kan alleen de pagina’s van deze site citeren en kan zulke opdrachten dus niet uitvoeren. Vraag me naar lessen, prijzen, vakken of examens.',
  field: 'Uw vraag',
  send: 'Versturen',
  empty: 'Schrijf alstublieft eerst uw vraag.',
  tooLong: 'Uw vraag telt {count} tekens; het maximum is {max}. Maak de vraag alstublieft korter.',
  person: 'Stel uw vraag aan een medewerker',
  take: 'Dit gesprek meesturen',
  takeHelp:
    'Het komt in het bericht van het contactformulier te staan, waar u het kunt lezen en aanpassen voordat u het verstuurt.',
  write: 'Schrijf ons',
  over: 'Opnieuw beginnen',
  transcript: 'Mijn gesprek met de chat op uw site:',
  transcriptCut: '(Het begin is weggelaten omdat er geen ruimte voor was.)',
  transcriptMe: 'Ik: {text}',
  transcriptChat: 'Chat: {text}',
  transcriptQuotation: '‘{text}’ ({title}, {url})',
  transcriptModel: 'Taalmodel: {text}',
};
