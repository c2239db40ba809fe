import { directionOf } from '@tutoring/domain/languages';
import { Breadcrumbs } from '@tutoring/ui/breadcrumbs';
import { ButtonLink } from '@tutoring/ui/button';
import { Card as UiCard } from '@tutoring/ui/card';
import { BookingLink as UiBookingLink } from '@tutoring/ui/booking-link';
import { Hero as UiHero } from '@tutoring/ui/hero';
import { Container, Grid, Section as UiSection } from '@tutoring/ui/layout';
import { Highlight, Prose, Scroller } from '@tutoring/ui/text';
import type { ComponentType, ReactNode } from 'react';
import { fill } from '@tutoring/ui/provider';
import { LeadForm, Reference } from './live';
import { useLanguage, usePage } from './page-data';
import type { WriterComponent } from './vocabulary';

interface Props {
  [attribute: string]: ReactNode;
  children?: ReactNode;
}

/** What the writer's words mean: the library's components, fed with the site's data. */
export const components: Record<WriterComponent, ComponentType<never>> = {
  BookingLink,
  Card,
  Cards: ({ children }: Props) => <Grid>{children}</Grid>,
  Hero,
  LeadForm,
  Mark: ({ children }: Props) => <Highlight>{children}</Highlight>,
  Reference,
  Section,
  SessionTimes,
  Sources,
};

function BookingLink() {
  return <UiBookingLink href={useLanguage().shell.bookingUrl} />;
}

/** A card that leads to a page in another language is written in that language. */
function Card({
  heading,
  href,
  hrefLang,
  children,
}: {
  heading: string;
  href?: string;
  hrefLang?: string;
  children?: ReactNode;
}) {
  return (
    <UiCard heading={heading} href={href} lang={hrefLang} dir={hrefLang && directionOf(hrefLang)}>
      {children}
    </UiCard>
  );
}

function Hero({ kicker, plain, children }: { kicker?: string; plain?: string; children: ReactNode }) {
  const { words, shell } = useLanguage();
  const { crumbs } = usePage();
  return (
    <Container>
      {crumbs.length > 0 && <Breadcrumbs trail={crumbs} />}
      {plain ? (
        <UiHero kicker={kicker}>{children}</UiHero>
      ) : (
        <UiHero
          kicker={kicker}
          actions={
            <>
              <BookingLink />
              <ButtonLink kind="secondary" href="/contact">
                {words.ask}
              </ButtonLink>
            </>
          }
          note={fill(words.fromPrice, { price: shell.price })}
        >
          {children}
        </UiHero>
      )}
    </Container>
  );
}

function Section({ title, tone, children }: { title: string; tone?: 'sunken'; children?: ReactNode }) {
  return (
    <UiSection heading={title} tone={tone}>
      <Prose>{children}</Prose>
    </UiSection>
  );
}

function SessionTimes() {
  const { words } = useLanguage();
  const { times } = usePage();
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
          {times?.map((row) => (
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

function Sources({ checked, children }: { checked: string; children: ReactNode }) {
  const { words } = useLanguage();
  const { lang } = usePage();
  return (
    <UiSection heading={fill(words.sources, { date: monthOf(checked, lang) })}>
      <Prose>{children}</Prose>
    </UiSection>
  );
}

/** `2026-11` as the page's language says it. */
function monthOf(date: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));
}
