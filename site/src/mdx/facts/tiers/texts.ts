import type { Language } from '@tutoring/domain/languages';
import type { Amount } from '@tutoring/domain/prices';
import type { SiteData } from '../../../build/content/data';
import type { DataMessages } from '../../../build/content/data-messages';

type TierTexts = DataMessages['tiers'][string];

/** The texts of a booking tier. That each tier has some is checked when the data is read (build/checks/references.ts). */
export function tierTexts(id: string, language: Language, { messages }: SiteData): TierTexts {
  return messages[language].tiers[id] as TierTexts;
}

/** What a number of sessions costs, at the lowest price of a session. */
export function priceOfSessions(sessions: number, { prices }: SiteData): Amount[] {
  return prices.from.map(({ currency, amount }) => ({ currency, amount: amount * sessions }));
}
