import { leadDays } from '@tutoring/domain/retention';
import type { LookUp } from '../../word';

/** In years. */
const yearsIn = (region: Parameters<typeof leadDays>[0]) => leadDays(region) / 365;

/** How long the database keeps a message; English, as the page is that asks for it. */
export const retention: LookUp<string> = {
  find: () =>
    `In that database each message has a day on which it is deleted by itself, whether it was answered or not: after ${yearsIn('us')} years, ` +
    `${yearsIn('eu')} if it was sent from Europe, ${yearsIn('kr')} from South Korea and ${yearsIn('cn')} from mainland China. ` +
    'For what we write to each other, and for the papers of a contract, the period of your region holds; ' +
    'the list at the end of this page has it.',
  textOf: (sentences) => [sentences],
};
