import { fill } from '@tutoring/ui/internal/fill';
import { Scroller } from '@tutoring/ui/scroller';
import { useLanguage, usePage } from '../../../shared/page-data';
import { punctuationOf } from '../../../shared/punctuation';
import type { CountryHelplines, Emergency } from './loader';

export function EmergencyNumbers({ facts }: { facts: Emergency[] }) {
  const { messages } = useLanguage();
  const { colon, comma } = punctuationOf(usePage().language);
  const heading = [messages.helplineWhere, messages.helplinePolice, messages.helplineAmbulance].join(comma);
  const notes = facts.flatMap(({ where, note }) => (note ? [where + colon + note] : []));
  return (
    <>
      <Scroller aria-label={fill(messages.table, { heading })}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.helplineWhere}</th>
              <th scope="col">{messages.helplinePolice}</th>
              <th scope="col">{messages.helplineAmbulance}</th>
            </tr>
          </thead>
          <tbody>
            {facts.map(({ where, police, ambulance }) => (
              <tr key={where}>
                <th scope="row">{where}</th>
                <td>{police}</td>
                <td>{ambulance}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}

export function HelplineList({ facts }: { facts: CountryHelplines[] }) {
  const { messages } = useLanguage();
  const { comma, colon } = punctuationOf(usePage().language);
  const forWhom = { everyone: '', young: messages.helplineYoung, protection: messages.helplineProtection };
  return (
    <ul>
      {facts.map(({ where, lines }) => (
        <li key={where}>
          <strong>{where}</strong>
          <ul>
            {lines.map(({ name, lang, for: whom, call, text, always, opening }) => (
              <li key={call}>
                <bdi lang={lang}>{name}</bdi>
                {forWhom[whom] && comma + forWhom[whom]}
                {colon}
                <a href={`tel:${call.replace(/\D/g, '')}`}>{call}</a>
                {text && comma + fill(messages.helplineText, { number: text })}
                {always && comma + messages.helplineAlways}
                {opening && (
                  <>
                    {comma}
                    <bdi lang={lang}>{opening}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
