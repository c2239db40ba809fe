import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c3d7eb40. */
export const nl: Translation<typeof en> = {
  play: 'Video afspelen',
  note: 'Als u de video afspeelt, wordt deze geladen van {company}; dat bedrijf ziet dan uw IP-adres en kan gegevens in uw browser opslaan.',
  watch: 'Bekijken op {company}',
  opensInNewTab: 'Opent in een nieuw tabblad',
};
