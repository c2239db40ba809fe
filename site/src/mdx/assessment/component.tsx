import { Scroller } from '@tutoring/ui/scroller';
import { Small } from '@tutoring/ui/text';
import type { PropsOf } from '../registry';

/** The assessment of a course: a table for each level. */
export function Assessment({ facts }: PropsOf<'Assessment'>) {
  return facts.map(({ caption, head, rows, note }) => (
    <div key={caption}>
      <Scroller aria-label={caption}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {note && <Small>{note}</Small>}
    </div>
  ));
}
