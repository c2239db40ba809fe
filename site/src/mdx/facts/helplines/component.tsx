import { fill } from '@tutoring/ui/internal/fill';
import { useLanguage } from '../../../shared/page-data';
import type { CountryHelplines, Emergency } from './loader';

export function EmergencyNumbers({ facts }: { facts: Emergency[] }) {
  const { messages } = useLanguage();
  const notes = facts.flatMap(({ where, note }) => (note ? [`${where}: ${note}`] : []));
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
                {forWhom[whom] && `, ${forWhom[whom]}`}: <a href={`tel:${call.replace(/\D/g, '')}`}>{call}</a>
                {text && `, ${fill(messages.helplineText, { number: text })}`}
                {always && `, ${messages.helplineAlways}`}
                {opening && (
                  <>
                    , <bdi lang={lang}>{opening}</bdi>
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
