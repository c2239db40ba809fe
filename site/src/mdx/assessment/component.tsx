import { Accordion, AccordionItem } from '@tutoring/ui/accordion';
import { Link } from '@tutoring/ui/link';
import { Scroller } from '@tutoring/ui/scroller';
import { Small } from '@tutoring/ui/text';
import { usePage } from '../../shared/page-data';
import type { PropsOf } from '../registry';
import type { AssessmentTable } from './loader';

/** The assessment of a course: a table for each level. On pages that fold, the tables after the first are closed. */
export function Assessment({ facts }: PropsOf<'Assessment'>) {
  const { folds } = usePage();
  const open = folds ? facts.slice(0, 1) : facts;
  const folded = facts.slice(open.length);
  return (
    <>
      {open.map((table) => (
        <Table key={table.caption} {...table} />
      ))}
      {folded.length > 0 && (
        <Accordion>
          {folded.map((table) => (
            <AccordionItem key={table.caption} heading={table.caption}>
              <Table {...table} />
            </AccordionItem>
          ))}
        </Accordion>
      )}
    </>
  );
}

function Table({ caption, head, rows, source }: AssessmentTable) {
  return (
    <div>
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
      {source && (
        <Small>
          Source: <Link href={source.href}>{source.name}</Link>, {source.when}.
        </Small>
      )}
    </div>
  );
}
