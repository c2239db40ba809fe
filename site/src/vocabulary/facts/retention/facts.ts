import { LEAD_YEARS } from '@tutoring/domain/retention';
import type { LookUp } from '../../word';

/** How long the database keeps a message; English, as the page is that asks for it. */
export const retention: LookUp<string> = {
  find: () =>
    `In that database a message is deleted ${LEAD_YEARS} years after it arrived, once it has reached us, wherever it ` +
    'came from. For what we write to each other, and for the papers of a contract, the period of your region holds; ' +
    'the list at the end of this page has it.',
  textOf: (sentences) => [sentences],
};
