import { REGION_PROFILES } from '@tutoring/domain/privacy-regions';
import { LEAD_YEARS } from '@tutoring/domain/retention';
import { privacyWords } from '../../src/languages/privacy-en';

/** When counting begins, by region: what the rules of consent say, in the words of the page's own table. */
export function countingByRegion(): { where: string; rule: string }[] {
  const modes = [...new Set(REGION_PROFILES.map(({ mode }) => mode))];
  return modes.map((mode) => ({
    where: REGION_PROFILES.filter((profile) => profile.mode === mode)
      .map(({ name }) => name)
      .join('; '),
    rule: privacyWords.modes[mode],
  }));
}

/** How long the database keeps a message; English, as the page is that asks for it. */
export function retentionOfLeads(): string {
  return (
    `In that database a message is deleted ${LEAD_YEARS} years after it arrived, once it has reached us, wherever it ` +
    'came from. For what we write to each other, and for the papers of a contract, the period of your region holds; ' +
    'the list at the end of this page has it.'
  );
}
