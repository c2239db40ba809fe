import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 882ce11e. */
export const nl: Translation<typeof en> = {
  label: 'Toestemming voor cookies',
  title: 'Uw cookiekeuze',
  optIn: 'We bewaren alleen wat deze site nodig heeft, tenzij u meer toestaat. Als u weigert, werkt alles gewoon.',
  optOut:
    'We meten bezoeken en via welke advertenties bezoekers komen. U kunt dat in de instellingen uitzetten, nu of later.',
  informational:
    'We bewaren wat deze site nodig heeft om te werken. Pas na uw akkoord meten we bezoeken en via welke advertenties bezoekers komen.',
  gpc: 'Global Privacy Control',
  gpcOn:
    'Uw browser stuurt dit signaal en wij houden ons eraan: analyse en marketing blijven uit, tenzij u ze hier toestaat.',
  gpcOff: 'Uw browser stuurt dit signaal niet.',
  acceptAll: 'Alles accepteren',
  declineAll: 'Alles weigeren',
  ok: 'Akkoord',
  settings: 'Instellingen',
  keep: 'Sluiten',
  settingsTitle: 'Cookie-instellingen',
  settingsText:
    'U bepaalt zelf wat aanstaat. U kunt uw keuze altijd wijzigen via ‘Cookievoorkeuren’, onder aan elke pagina.',
  necessary: 'Noodzakelijk',
  necessaryHelp: 'Onthoudt uw keuze op deze site. De site werkt niet zonder, daarom kunt u dit niet uitzetten.',
  analytics: 'Analyse',
  analyticsHelp:
    'Meet bezoeken, zoekopdrachten en hoe ver pagina’s worden gelezen en formulieren worden ingevuld, zodat we weten wat helpt.',
  marketing: 'Marketing',
  marketingHelp: 'Laat ons zien uit welke advertentie een boeking komt.',
  preferences: 'Voorkeuren',
  preferencesHelp: 'Laat inhoud van andere bedrijven, zoals video’s, onthouden hoe u die graag gebruikt.',
  stored: 'Bewaard: {names}.',
  storesNothing: 'Bewaart op dit moment niets.',
  save: 'Voorkeuren opslaan',
  details: 'Wat er wordt bewaard, waarom, en hoe u het wist',
  receipt: 'Bewijs van uw keuze',
  copyReceipt: 'Bewijs kopiëren',
  copied: 'Bewijs gekopieerd',
  failed: 'Kopiëren is hier geblokkeerd. Selecteer het bewijs en kopieer het zelf.',
  reset: 'Mijn keuze wissen',
  gateText:
    '‘{title}’ is inhoud van een ander bedrijf, dat iets op uw apparaat kan opslaan. Daarvoor is uw toestemming voor ‘{category}’ nodig.',
  gateAllow: '‘{category}’ toestaan',
};
