import type { StoredCategory, StoredItem } from '@tutoring/domain/stored-items';
import type { PrivacyMessages } from './types';

const purposes: Record<StoredItem['id'], string> = {
  consent: 'Uw keuze over cookies, zodat we er niet op elke pagina naar vragen',
  bannerShown: 'Dat u bij dit bezoek de vraag over cookies hebt gezien',
  language: 'Welke taal u voor een pagina koos, zodat we die op andere kunnen voorstellen',
  region:
    'Als uw regio een eigen pagina heeft: de link daarnaartoe, tot u die volgt of wegklikt; daarna alleen dat we de pagina niet meer voorstellen',
  saved: 'Pagina’s van deze site, met hulpmiddelen en lijsten, zodat ze ook zonder verbinding openen',
  installDismissed: 'Wanneer u bij het installeren ‘Later’ koos, zodat we een week lang niet opnieuw vragen',
  installAvailable: 'Sinds wanneer uw browser deze site bij dit bezoek kan installeren',
  keptForms: 'Wat u in een formulier had getypt toen een nieuwe versie van de site de pagina herlaadde',
  toolDraft: 'Wat u in een calculator hebt ingevuld, zodat het na herladen blijft staan',
  toolKept: 'Wat u in een calculator hebt ingevuld, als u uw apparaat hebt gevraagd het te bewaren',
  calendarExport:
    'Welke dagen het agendabestand van uw studieplanning had, zodat het volgende bestand vervallen dagen kan annuleren; ‘Invoer wissen’ in de planner verwijdert het',
  studyPlan: 'Het studieplan dat u volgt, met vinkjes en notities; ‘Plan verwijderen’ in de planner wist het',
  planCalendar:
    'Het adres van de agenda van uw studieplan op onze server en de sleutel die hem wijzigt, als u het plan op uw telefoon hebt gezet; ‘Van de server verwijderen’ in de planner wist beide',
  answers: 'Uw antwoorden op oefenvragen, zodat ze er nog zijn als u terugkomt',
  leadDraft: 'Een bericht dat u bent begonnen maar niet hebt verstuurd, zodat het na herladen blijft staan',
  pages: 'De pagina’s van uw werk die u hebt gekozen maar niet verstuurd, zodat ze na herladen blijven staan',
  sentLead:
    'De referentie van het bericht dat u verstuurde, zodat u het niet twee keer stuurt; uw naam, adres en bericht, tot de bedankpagina ze in de link naar de agenda heeft gezet en het bericht heeft getoond',
  chat: 'Wat u vroeg en wat onze pagina’s antwoordden, zodat het gesprek op de volgende pagina doorgaat',
  recentSearches: 'Uw laatste zoekopdrachten, zodat u ze kunt herhalen',
  noSearchKey: 'Dat u geen toets wilt die de zoekfunctie opent',
  dismissedOffer: 'Welke aanbieding u hebt gesloten, zodat die gesloten blijft',
  offerShown: 'Welke aanbieding u bij dit bezoek op een kaart hebt gezien, zodat de kaart één keer verschijnt',
  attribution: 'De advertentie, nieuwsbrief of pagina waardoor u hier kwam, de eerste en de laatste',
  ga: 'Onderscheidt bezoeken van de ene browser van die van de andere',
  gaSession: 'Onderscheidt het ene bezoek van het volgende',
  gcl: 'Welke advertentie tot een boeking leidde',
  gac: 'Welke campagne tot een boeking leidde',
  recaptcha: 'Onderscheidt mensen van machines als u het contactformulier gebruikt',
  recaptchaPage: 'Onderscheidt mensen van machines als u het contactformulier gebruikt',
};

const categories: Record<StoredCategory, string> = {
  necessary: 'Noodzakelijk',
  functional: 'Functioneel: op uw verzoek',
  analytics: 'Analyse',
  marketing: 'Marketing',
  preferences: 'Voorkeuren',
};

const where: Record<StoredItem['where'], string> = {
  local: 'Lokale opslag (local storage)',
  session: 'Sessieopslag (session storage)',
  cookie: 'Cookie',
  cache: 'Cache',
  database: 'Database (IndexedDB)',
};

/** The messages in the tables of the privacy page, in Dutch. */
/** From English 234ff47a. */
export const nl: PrivacyMessages = {
  purposes,
  categories,
  where,
  table: 'Alles wat deze site in uw browser bewaart',
  name: 'Naam',
  purpose: 'Waarvoor',
  place: 'Waar',
  category: 'Categorie',
  lifetime: 'Hoe lang',
  session: 'Tot u het tabblad sluit',
  cleared: 'Tot u het wist',
  by: '{purpose}. {company} leest dit, als deze site de diensten ervan gebruikt',
  clear: 'Wissen wat op mijn verzoek is bewaard',
  clearedNow: 'Gewist. Uw keuze over cookies hebben we bewaard: die wijzigt u met ‘Cookievoorkeuren’ onderaan.',
  yours: 'Uw regio',
  modes: {
    'opt-in': 'We bewaren niets wat niet nodig is voordat u het toestaat.',
    'opt-out': 'Analyse en marketing staan aan zodra u de melding hebt gezien, tot u ze uitzet.',
    informational: 'We bewaren niets wat niet nodig is voordat u de melding bevestigt.',
  },
  mode: 'Cookies',
  laws: 'Wetten',
  rights: 'U mag',
  retention: 'Hoe lang we correspondentie en overeenkomsten bewaren',
  minors: 'Kinderen',
  minorsText: 'Onder de {age} jaar vragen we een ouder om toestemming.',
  minorsLower: 'Onder de {age} jaar vragen we in deze hele regio een ouder om toestemming; {lowerAges}.',
  contact: 'Contact',
  contactText: 'De wet eist een contactadres voor gegevensbescherming: schrijf naar {email}.',
  sources: 'Bronnen, laatst gecontroleerd {date}: {sources}.',
  otherRegions: 'De regels van andere regio’s (in het Engels)',
  names: {
    ca: 'Canada (Québec: zie Europa)',
    us: 'Verenigde Staten, en plaatsen zonder eigen vermelding',
    eu: 'Europa: EU en EER, Verenigd Koninkrijk, Zwitserland; en Québec',
    sg: 'Singapore',
    hk: 'Hongkong',
    ae: 'Verenigde Arabische Emiraten',
    cn: 'Vasteland van China',
    jp: 'Japan',
    kr: 'Zuid-Korea',
    au: 'Australië',
  },
  rules: {
    eu: {
      laws: [
        'Algemene verordening gegevensbescherming (AVG) en ePrivacyrichtlijn',
        'Verenigd Koninkrijk: UK GDPR, Data Protection Act 2018, PECR, Data (Use and Access) Act 2025',
        'Zwitserland: federale wet op de gegevensbescherming (FADP)',
        'Québec: wet 25',
      ],
      rights: [
        'Uw gegevens inzien en er een kopie van krijgen',
        'Ze laten verbeteren of wissen',
        'Het gebruik laten beperken of er bezwaar tegen maken',
        'Ze meenemen in een gangbaar formaat',
        'Uw toestemming even makkelijk intrekken als u die gaf',
        'Een klacht indienen bij uw toezichthouder: in Nederland de Autoriteit Persoonsgegevens',
      ],
      lowerAges: 'de wet eist het in het Verenigd Koninkrijk onder de 13 en in Québec onder de 14',
    },
  },
  keep: {
    years: '{years} jaar.',
    fulfilled: '{years} jaar, of tot het doel is bereikt.',
    purposes: '{marketing} jaar voor marketing, {contracts} jaar voor overeenkomsten.',
    minimal: 'Zo kort mogelijk: we wissen het als uw vraag is afgehandeld, uiterlijk na één jaar.',
  },
  deletion: {
    all: 'We wissen elk bericht automatisch, beantwoord of niet: na {us} jaar, of na {eu} jaar als het uit Europa kwam, {kr} uit Zuid-Korea en {cn} uit het vasteland van China.',
    minor: 'Schreef een leerling onder de 18 en hebben we niet geantwoord, dan wissen we het bericht na {days} dagen.',
    minorToo: 'Dat geldt ook voor berichten van leerlingen onder de 18.',
    spam: 'Spam wissen we na {days} dagen, en ook onbeantwoorde berichten die automatisch lijken.',
    contracts:
      'Correspondentie en overeenkomsten bewaren we zo lang als voor uw regio geldt; dat staat in de lijst op deze pagina.',
  },
};
