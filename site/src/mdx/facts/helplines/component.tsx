import { fill } from '@tutoring/ui/internal/fill';
import { useLanguage, usePage } from '../../../shared/page-data';
import { punctuationOf } from '../../../shared/punctuation';
import type { CountryHelplines, Emergency } from './loader';

export function EmergencyNumbers({ facts }: { facts: Emergency[] }) {
  const { messages } = useLanguage();
  const { colon } = punctuationOf(usePage().language);
  const notes = facts.flatMap(({ where, note }) => (note ? [where + colon + note] : []));
  return (
    <>
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
