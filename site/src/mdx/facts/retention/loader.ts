import { leadDays, SPAM_DAYS, YEAR_DAYS } from '@tutoring/domain/retention';
import type { Loader } from '../../../build/model/mdx-component';

const yearsIn = (region: Parameters<typeof leadDays>[0]) => leadDays(region) / YEAR_DAYS;

/** How long the database keeps messages, by the edge's own constants. In English only, like the page that shows it. */
export const retention: Loader<string> = {
  load: ({ data }) => {
    const { days } = data.brand.unansweredMinor;
    return (
      `In that database each message has a day on which it is deleted by itself, answered or not: after ${yearsIn('us')} years, ` +
      `${yearsIn('eu')} if it was sent from Europe, ${yearsIn('kr')} from South Korea and ${yearsIn('cn')} from mainland China. ` +
      (days > 0
        ? `A message from a student under 18 that nobody has answered is deleted after ${days} days. `
        : 'That holds for a message that nobody has answered too, also one from a student under 18. ') +
      `Spam, and a message that looks like a machine’s and that nobody has answered, is deleted after ${SPAM_DAYS} days. ` +
      'For what we write to each other, and for the papers of a contract, the period of your region holds; ' +
      'the list of regions on this page has it.'
    );
  },
  textOf: (sentences) => [sentences],
};
