import { leadDays, SPAM_DAYS, YEAR_DAYS } from '@tutoring/domain/retention';
import type { Loader } from '../../../build/model/mdx-component';

const yearsIn = (region: Parameters<typeof leadDays>[0]) => leadDays(region) / YEAR_DAYS;

/** How long the database keeps messages, by the edge's own constants. In English only, like the page that shows it. */
export const retention: Loader<string> = {
  load: ({ data }) => {
    const { days } = data.brand.unansweredMinor;
    return (
      `We delete each message automatically, answered or not: after ${yearsIn('us')} years, or after ${yearsIn('eu')} if it came from Europe, ` +
      `${yearsIn('kr')} from South Korea and ${yearsIn('cn')} from mainland China. ` +
      (days > 0
        ? `If a student under 18 wrote and we haven’t answered, we delete the message after ${days} days. `
        : 'This includes messages from students under 18. ') +
      `We delete spam after ${SPAM_DAYS} days, and also unanswered messages that look automated. ` +
      'We keep our correspondence and contracts for the period of your region, which the list on this page shows.'
    );
  },
  textOf: (sentences) => [sentences],
};
