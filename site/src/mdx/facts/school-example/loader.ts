import { priceText } from '@tutoring/domain/prices';
import type { Loader } from '../../../build/model/mdx-component';
import { priceOfSessions } from '../tiers/texts';

/** A small order of a school: two students with one session a week each, for six weeks. */
const SESSIONS = 2 * 6;

/** What a small order of a school costs at the lowest price of a session, as a sentence. In English only. */
export const schoolExample: Loader<string> = {
  load: ({ language, data }) => {
    const sum = priceOfSessions(SESSIONS, data);
    return `Two students, one session a week each, for six weeks: ${SESSIONS} sessions. At our lowest price for families, that costs ${priceText(sum, language)}.`;
  },
  textOf: (text) => [text],
};
