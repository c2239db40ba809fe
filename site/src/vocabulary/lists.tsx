import { formattingTag } from '@tutoring/domain/languages';
import { Card } from '@tutoring/ui/card';
import { Grid, Section } from '@tutoring/ui/layout';
import { fill } from '@tutoring/ui/provider';
import { RelatedLinks } from '@tutoring/ui/related-links';
import { Scroller } from '@tutoring/ui/scroller';
import { Small } from '@tutoring/ui/text';
import type { AssessmentTable, PageCard, PageContext } from '../contract/page';
import { useLanguage, usePage } from '../shell/page-data';

/** The pages below an address. */
export function Pages({ facts }: { facts: readonly PageCard[] }) {
  return <PageCards pages={facts} />;
}

/** Pages as cards; articles with their day. */
export function PageCards({ pages }: { pages: readonly PageCard[] }) {
  return (
    <Grid>
      {pages.map(({ href, label, text, date }) => (
        <Card key={href} heading={label} href={href}>
          {date && (
            <Small>
              <Day date={date} />
            </Small>
          )}
          <p>{text}</p>
        </Card>
      ))}
    </Grid>
  );
}

/** Where to read on: the page's neighbours. */
export function Related() {
  const { related = [] } = usePage();
  return (
    <Section>
      <RelatedLinks links={related} />
    </Section>
  );
}

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ author, date, updated, minutes }: NonNullable<PageContext['byline']>) {
  const { words } = useLanguage();
  return (
    <>
      {fill(words.by, { author })} · <Day date={date} />
      {updated && updated !== date && (
        <>
          {' '}
          · {words.updated} <Day date={updated} />
        </>
      )}{' '}
      · {fill(words.minutes, { minutes: String(minutes) })}
    </>
  );
}

function Day({ date }: { date: string }) {
  const { lang } = usePage();
  const day = new Intl.DateTimeFormat(formattingTag(lang), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{day.format(new Date(date))}</time>;
}

/** How a course is assessed: a table for each level. */
export function Assessment({ facts }: { facts: readonly AssessmentTable[] }) {
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
