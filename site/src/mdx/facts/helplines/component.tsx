import type { CountryHelplines, Emergency } from './loader';

/** Whom a helpline is for. In English only, like the page. */
const FOR_WHOM: Readonly<Record<CountryHelplines['lines'][number]['for'], string>> = {
  everyone: '',
  young: 'for children and young people',
  protection: 'when a child is being harmed',
};

export function EmergencyNumbers({ facts }: { facts: Emergency[] }) {
  const notes = facts.flatMap(({ where, note }) => (note ? [`${where}: ${note}`] : []));
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">Police</th>
            <th scope="col">Ambulance</th>
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
  return (
    <ul>
      {facts.map(({ where, lines }) => (
        <li key={where}>
          <strong>{where}</strong>
          <ul>
            {lines.map(({ name, lang, for: whom, call, text, always, opening }) => (
              <li key={call}>
                <bdi lang={lang}>{name}</bdi>
                {FOR_WHOM[whom] && `, ${FOR_WHOM[whom]}`}: <a href={`tel:${call.replace(/\D/g, '')}`}>{call}</a>
                {text && `, by text ${text}`}
                {always && ', day and night'}
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
