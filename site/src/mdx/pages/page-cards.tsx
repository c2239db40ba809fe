import { directionOf } from '@tutoring/domain/languages';
import { Card } from '@tutoring/ui/card';
import { Grid } from '@tutoring/ui/layout';
import { Small } from '@tutoring/ui/text';
import type { PageCard } from '../../shared/page';
import { Day } from '../day';

/** Pages as cards. Articles show their date. */
export function PageCards({ pages }: { pages: readonly PageCard[] }) {
  return (
    <Grid>
      {pages.map(({ href, label, text, date, hrefLang }) => (
        <Card
          key={href}
          data-page={href}
          heading={label}
          href={href}
          {...(hrefLang && { lang: hrefLang, dir: directionOf(hrefLang) })}
        >
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
