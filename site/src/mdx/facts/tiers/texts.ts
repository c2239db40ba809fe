import type { Language } from '@tutoring/domain/languages';
import { priceText, type Amount } from '@tutoring/domain/prices';
import { fill, fillCount } from '@tutoring/ui/internal/fill';
import type { SiteData } from '../../../build/content/data';
import type { DataMessages } from '../../../build/content/data-messages';
import type { LoaderContext } from '../../../build/model/mdx-component';
import { localisedText } from '../../../shared/localised-text';

type TierTexts = DataMessages['tiers'][string];

/** The texts of a booking tier. That each tier has some is checked when the data is read (build/checks/references.ts). */
export function tierTexts(id: string, language: Language, { messages }: SiteData): TierTexts {
  return messages[language].tiers[id] as TierTexts;
}

/** What a number of sessions costs, at the lowest price of a session or at that of a level. */
export function priceOfSessions(
  sessions: number,
  { prices }: SiteData,
  from: readonly Amount[] = prices.from,
): Amount[] {
  return from.map(({ currency, amount }) => ({ currency, amount: amount * sessions }));
}

/** The full price of each size of a tier, such as “4 sessions a month: USD 236 / CAD 316”. */
export function sumsOf(id: string, language: Language, data: SiteData, from?: readonly Amount[]): string[] {
  const { each } = tierTexts(id, language, data);
  const sizes = data.tiers.find((tier) => tier.id === id)?.sizes ?? [];
  return sizes.map((sessions) =>
    fillCount(each, sessions, language, {
      values: { price: priceText(priceOfSessions(sessions, data, from), language) },
    }),
  );
}

/** The full prices of a tier at one level. */
export interface LevelSums {
  /** Such as “Full price, IB HL”. */
  label: string;
  sums: string[];
}

/** The full price of each size at each level that has a price of its own. */
export function levelSums(id: string, { language, data, messages }: LoaderContext): LevelSums[] {
  return data.prices.levels.map(({ level, from }) => ({
    label: fill(messages.tiersLevel, { level: localisedText(level, language) }),
    sums: sumsOf(id, language, data, from),
  }));
}
