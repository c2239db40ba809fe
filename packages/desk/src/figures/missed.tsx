import type { Figures } from '@tutoring/domain/figures';
import { MISSED_DAYS_MIN, MISSED_ROWS } from '@tutoring/domain/missed-query';
import { COUNT_DAYS } from '@tutoring/domain/retention';
import { Section } from './rankings';
import { dayText, numberText } from './words';
import * as styles from './figures.css';

const TITLE = 'What visitors did not find';
const HELP =
  'Visitors searched for these words or asked the chat, and no page had an answer. Write a page about them, or use the same words on the page that has the answer.';

/** Searches and questions that no page answered: ideas for pages. */
export function Missed({ missed }: Pick<Figures, 'missed'>) {
  return (
    <Section title={TITLE} help={missed.length > 0 ? HELP : undefined} isWide>
      {missed.length > 0 ? (
        <table className={styles.missed} aria-label={TITLE}>
          <thead>
            <tr>
              <th scope="col">Words</th>
              <th scope="col">Days</th>
              <th scope="col">Times</th>
              <th scope="col">Last asked</th>
            </tr>
          </thead>
          <tbody>
            {missed.map(({ query, place, days, times, last }) => (
              <tr key={`${place} ${query}`}>
                <th scope="row">
                  <bdi>{query}</bdi>
                  {place === 'chat' && <span> Asked in the chat</span>}
                </th>
                <td>{numberText(days)}</td>
                <td>{numberText(times)}</td>
                <td>{dayText(last)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.caption}>
          Nothing in these weeks. Words that visitors search for or ask the chat are listed here if no page has an
          answer.
        </p>
      )}
      <p className={styles.caption}>
        Words are listed once visitors who allow analytics asked for them on {MISSED_DAYS_MIN} different days. At most{' '}
        {MISSED_ROWS} are listed, those of most days first, because one visitor may ask many times on a day. Email
        addresses, long numbers, long texts and messages of distress are never kept. Everything is deleted after{' '}
        {COUNT_DAYS.pages} days, so a longer period shows no more.
      </p>
    </Section>
  );
}
