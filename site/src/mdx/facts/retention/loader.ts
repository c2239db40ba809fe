import { leadDays, SPAM_DAYS, YEAR_DAYS } from '@tutoring/domain/retention';
import { fill } from '@tutoring/ui/internal/fill';
import type { Loader } from '../../../build/model/mdx-component';
import { PRIVACY_MESSAGES } from '../../../shared/messages/privacy';

const yearsIn = (region: Parameters<typeof leadDays>[0]) => String(leadDays(region) / YEAR_DAYS);

/** How long the database keeps messages, by the edge's own constants. */
export const retention: Loader<string> = {
  load({ data, language }) {
    const { all, minor, minorToo, spam, contracts } = PRIVACY_MESSAGES[language].deletion;
    const { days } = data.brand.unansweredMinor;
    const years = { us: yearsIn('us'), eu: yearsIn('eu'), kr: yearsIn('kr'), cn: yearsIn('cn') };
    const sentences = [
      fill(all, years),
      days > 0 ? fill(minor, { days: String(days) }) : minorToo,
      fill(spam, { days: String(SPAM_DAYS) }),
      contracts,
    ];
    // Chinese and Japanese sentences follow each other without a space.
    return sentences.reduce((text, sentence) => text + (text.endsWith('。') ? '' : ' ') + sentence);
  },
  textOf: (sentences) => [sentences],
};
