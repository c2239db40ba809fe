import { PRICE_FACTORS } from '../../../build/content/schemas/prices';
import type { Loader } from '../../../build/model/mdx-component';
import type { DataMessages } from '../../../build/content/data-messages';
import type { SiteData } from '../../../build/content/data';

/** What decides the price of a session, as a sentence. */
export function dependsOnText({ priceDependsOn: texts }: DataMessages, { prices }: SiteData): string {
  const factors = PRICE_FACTORS.filter((factor) => prices.dependsOn.includes(factor));
  return texts[(factors.join('-') || 'nothing') as keyof typeof texts];
}

/** What decides the price of a session (`dependsOn` of prices.yaml). */
export const dependsOn: Loader<string> = {
  load: ({ language, data }) => dependsOnText(data.messages[language], data),
  textOf: (text) => [text],
};
