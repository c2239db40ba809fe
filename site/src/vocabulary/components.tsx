import { directionOf, formattingTag } from '@tutoring/domain/languages';
import { Breadcrumbs } from '@tutoring/ui/breadcrumbs';
import { ButtonLink } from '@tutoring/ui/button';
import { Card as UiCard } from '@tutoring/ui/card';
import { BookingLink as UiBookingLink } from '@tutoring/ui/booking-link';
import { Hero as UiHero } from '@tutoring/ui/hero';
import { GradeCurve, OralWaveform, TimeZoneBand, WeekPlan } from '@tutoring/ui/illustration';
import { Container, Grid, Section as UiSection } from '@tutoring/ui/layout';
import { Marked, MarkedScript } from '@tutoring/ui/marked-script';
import { Highlight, Prose } from '@tutoring/ui/text';
import { Children, isValidElement, type ComponentType, type ReactNode } from 'react';
import { fill } from '@tutoring/ui/provider';
import { Assessment, Byline, Pages, Related } from './lists';
import { Facts } from './facts';
import { useLanguage, usePage } from '../shell/page-data';
import type { Attributes, DrawingName, WriterComponent } from './schema';
import { Schools } from './schools';
import { Widget } from './widget';

interface Props {
  [attribute: string]: ReactNode;
  children?: ReactNode;
}

/** What the writer's words mean: the library's components, fed with the site's data. */
export const components: Record<WriterComponent | 'Related', ComponentType<never>> = {
  Assessment,
  BookingLink,
  Card,
  Cards: ({ children }: Props) => <Grid>{children}</Grid>,
  Facts,
  Hero,
  Mark,
  Pages,
  Related,
  Schools,
  Script,
  Section,
  Sources,
  Widget,
};

function BookingLink() {
  return <UiBookingLink href={useLanguage().shell.bookingUrl} />;
}

type CardProps = Attributes<'Card'> & { hrefLang?: string; children?: ReactNode };

/** A card that leads to a page in another language is written in that language. */
function Card({ heading, href, hrefLang, children }: CardProps) {
  return (
    <UiCard heading={heading} href={href} lang={hrefLang} dir={hrefLang && directionOf(hrefLang)}>
      {children}
    </UiCard>
  );
}

function Mark({ note, children, ...rest }: MarkProps) {
  if (!note) return <Highlight>{children}</Highlight>;
  return (
    <Marked note={note} {...rest}>
      {children}
    </Marked>
  );
}

type MarkProps = Attributes<'Mark'> & { children: ReactNode };

function Script({ title, grade, children }: Attributes<'Script'> & { children: ReactNode }) {
  return (
    <MarkedScript title={title} grade={grade} sample>
      {children}
    </MarkedScript>
  );
}

/** `plain`: without the next step and its price. */
function Hero({ kicker, plain, id, drawing, children }: Attributes<'Hero'> & { children: ReactNode }) {
  const { words, shell } = useLanguage();
  const { crumbs, byline } = usePage();
  const { asides: beside, text } = apart(children);
  const Drawing = drawing && DRAWINGS[drawing];
  const asides = [...beside, ...(Drawing ? [<Drawing key="drawing" />] : [])];
  return (
    <Container id={id}>
      {crumbs.length > 0 && <Breadcrumbs trail={crumbs} />}
      {plain ? (
        <UiHero kicker={kicker} terms={byline && <Byline {...byline} />} aside={asides.length > 0 && asides}>
          {text}
        </UiHero>
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
          terms={shell.cancellation}
          aside={asides.length > 0 && asides}
        >
          {text}
        </UiHero>
      )}
    </Container>
  );
}

/** What stands beside the hero's text. */
const ASIDE: ReadonlySet<unknown> = new Set([Script, Facts]);

/** Each child is a fragment around what the writer wrote. */
function apart(children: ReactNode): { asides: ReactNode[]; text: ReactNode[] } {
  const isAside = (child: ReactNode) =>
    isValidElement<{ children?: ReactNode }>(child) &&
    isValidElement(child.props.children) &&
    ASIDE.has(child.props.children.type);
  const all = Children.toArray(children);
  return { asides: all.filter(isAside), text: all.filter((child) => !isAside(child)) };
}

const DRAWINGS: Record<DrawingName, ComponentType> = {
  'grade-curve': GradeCurve,
  'oral-waveform': OralWaveform,
  'time-zones': TimeZoneBand,
  'week-plan': WeekPlan,
};

/** `drawing`: one of the house's, below the heading; `wide`: the content needs the page's whole width. */
function Section({ title, tone, id, drawing, wide, children }: Attributes<'Section'> & { children?: ReactNode }) {
  const Drawing = drawing && DRAWINGS[drawing];
  return (
    <UiSection heading={title} tone={tone} id={id} wide={wide !== undefined} margin={Drawing && <Drawing />}>
      <Prose>{children}</Prose>
    </UiSection>
  );
}

function Sources({ checked, children }: Attributes<'Sources'> & { children: ReactNode }) {
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
  return new Intl.DateTimeFormat(formattingTag(lang), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
