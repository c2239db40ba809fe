import { Scroller } from '@tutoring/ui/scroller';
import { useLanguage } from '../../../shell/page-data';
import type { SessionTimesRow } from './facts';

/** When lessons take place somewhere, on its clock and on ours. */
export function SessionTimes({ facts }: { facts: SessionTimesRow[] }) {
  const { words } = useLanguage();
  return (
    <Scroller aria-label={words.timesCaption}>
      <table>
        <caption>{words.timesCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.timesDays}</th>
            <th scope="col">{words.timesLocal}</th>
            <th scope="col">{words.timesWinter}</th>
            <th scope="col">{words.timesSummer}</th>
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
