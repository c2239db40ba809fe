import { Scroller } from '@tutoring/ui/scroller';
import { useLanguage } from '../../../shared/page-data';
import type { SessionTimesRow } from './loader';

/** Session times on the local clock and on Toronto's. */
export function SessionTimes({ facts }: { facts: SessionTimesRow[] }) {
  const { messages } = useLanguage();
  return (
    <Scroller aria-label={messages.timesCaption}>
      <table>
        <caption>{messages.timesCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.timesDays}</th>
            <th scope="col">{messages.timesLocal}</th>
            <th scope="col">{messages.timesWinter}</th>
            <th scope="col">{messages.timesSummer}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map((row) => (
            <tr key={row.days}>
              <th scope="row">{row.days}</th>
              <td>{row.local}</td>
              <td>{row.torontoWinter}</td>
              <td>{row.torontoSummer}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
