/** Every part that needs no function of its caller's, in a server component (release.ts). */
import { Accordion, AccordionItem } from '@tutoring/ui/accordion';
import { ApCalculator } from '@tutoring/ui/ap-calculator';
import { Attempt } from '@tutoring/ui/attempt';
import { Badge, SampleBadge } from '@tutoring/ui/badge';
import { BookingLink } from '@tutoring/ui/booking-link';
import { BottomBar } from '@tutoring/ui/bottom-bar';
import { Breadcrumbs } from '@tutoring/ui/breadcrumbs';
import { Button, ButtonLink, IconButton } from '@tutoring/ui/button';
import { CalendarSubscription } from '@tutoring/ui/calendar-subscription';
import { Callout } from '@tutoring/ui/callout';
import { Card } from '@tutoring/ui/card';
import { Bars, DayBands, GradeScale, Tally } from '@tutoring/ui/chart';
import { ChatPlace } from '@tutoring/ui/chat';
import { ComparisonTable } from '@tutoring/ui/comparison-table';
import { ConsentGate, CookieConsent } from '@tutoring/ui/cookie-consent';
import { CoverSheet } from '@tutoring/ui/cover-sheet';
import * as Dialog from '@tutoring/ui/dialog';
import { EvidenceItem, EvidenceList } from '@tutoring/ui/evidence-list';
import { Fact, FactList } from '@tutoring/ui/fact-list';
import { Checkbox, RadioGroup, Select, Switch, TextArea, TextField } from '@tutoring/ui/field';
import { Figure } from '@tutoring/ui/figure';
import { Footer } from '@tutoring/ui/footer';
import { Footnote } from '@tutoring/ui/footnote';
import { GradeCalculator } from '@tutoring/ui/grade-calculator';
import { Header } from '@tutoring/ui/header';
import { Hero } from '@tutoring/ui/hero';
import { Icon } from '@tutoring/ui/icon';
import { LanguageSwitcher } from '@tutoring/ui/language-switcher';
import { Aside, Band, Container, Grid, Row, Section, Stack, VisuallyHidden } from '@tutoring/ui/layout';
import { Link } from '@tutoring/ui/link';
import { MarkExercise } from '@tutoring/ui/mark-exercise';
import { MarkedPage } from '@tutoring/ui/marked-page';
import { Marked, MarkedScript, MarkedStrip } from '@tutoring/ui/marked-script';
import { Circled, MarginNote, Tick, Underline } from '@tutoring/ui/marks';
import { MobileMenu, MobileMenuTrigger } from '@tutoring/ui/mobile-menu';
import { NavigationMenu } from '@tutoring/ui/navigation-menu';
import { NoticeCard } from '@tutoring/ui/notice-card';
import { NoticeStrip } from '@tutoring/ui/notice-strip';
import { OfflineCard } from '@tutoring/ui/offline-card';
import { Person } from '@tutoring/ui/person';
import { Highlighter, Ink, Pencil, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Poster } from '@tutoring/ui/poster';
import { Plan, Plans, Price, Tier, Tiers } from '@tutoring/ui/price';
import { PromoBanner } from '@tutoring/ui/promo-banner';
import { ReferenceCard } from '@tutoring/ui/reference-card';
import { RelatedLinks } from '@tutoring/ui/related-links';
import { SchoolList } from '@tutoring/ui/school-list';
import { ScriptChooser } from '@tutoring/ui/script-chooser';
import { Scroller } from '@tutoring/ui/scroller';
import { Search, SearchResults } from '@tutoring/ui/search';
import { ServiceFinder } from '@tutoring/ui/service-finder';
import { SessionNote, SessionTimeline } from '@tutoring/ui/session-timeline';
import { ShowMore } from '@tutoring/ui/show-more';
import { Sidenote } from '@tutoring/ui/sidenote';
import { Statistic } from '@tutoring/ui/statistic';
import { Step, StepList } from '@tutoring/ui/step-list';
import { StudyHoursEstimator } from '@tutoring/ui/study-hours-estimator';
import { SubjectCalculator } from '@tutoring/ui/subject-calculator';
import { TableOfContents } from '@tutoring/ui/table-of-contents';
import * as Tabs from '@tutoring/ui/tabs';
import { Testimonial } from '@tutoring/ui/testimonial';
import { Highlight, Kicker, Lead, Prose, Small } from '@tutoring/ui/text';
import { Toaster } from '@tutoring/ui/toast';
import { Tooltip } from '@tutoring/ui/tooltip';
import { TrustList } from '@tutoring/ui/trust-list';
import { TutorList } from '@tutoring/ui/tutor-list';
import { UpdateCard } from '@tutoring/ui/update-card';
import { Video } from '@tutoring/ui/video';
import type { ComponentProps } from 'react';
import { FromTheClient } from './client.tsx';

const booking = 'https://www.example.org';
/** Pages of no site. */
const table = {
  subjects: {},
  inProgramme: { ib: {}, ap: {} },
  goals: {},
  notInAp: '/',
} as unknown as ComponentProps<typeof ServiceFinder>['table'];
const items = [{ label: 'A', items: [{ label: 'B', href: '/b' }] }];

export default function Every() {
  return (
    <>
      <CookieConsent site={booking} />
      <NoticeStrip label="A" href="/" />
      <PromoBanner text="A" href="/" linkLabel="B" />
      <Header brand="B" navigation={<NavigationMenu items={items} />} items={items} bookingUrl={booking} />
      <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} />
      <main id="content" tabIndex={-1}>
        <Hero>
          <Kicker>A</Kicker>
          <h1>
            Every <Highlight>part</Highlight>
          </h1>
          <Lead>B</Lead>
        </Hero>
        <Section heading="A">
          <Container>
            <Grid>
              <Stack>
                <Row>
                  <Aside>A</Aside>
                </Row>
              </Stack>
            </Grid>
          </Container>
        </Section>
        <Band>
          <Prose>
            <p>
              A <Underline>B</Underline> <Circled>7</Circled> <Tick /> <VisuallyHidden>C</VisuallyHidden>
            </p>
          </Prose>
        </Band>
        <Accordion>
          <AccordionItem heading="A">B</AccordionItem>
        </Accordion>
        <Attempt name="a">B</Attempt>
        <Badge>A</Badge>
        <SampleBadge />
        <BookingLink href={booking} />
        <Button>A</Button>
        <ButtonLink href="/">A</ButtonLink>
        <IconButton icon="close" label="A" />
        <Callout>A</Callout>
        <Card heading="A" />
        <Bars caption="A" rows={[{ label: 'A', value: 1 }]} />
        <DayBands caption="A" clocks={[{ label: 'A', behind: 0 }]} windows={[{ from: 1, to: 2 }]} />
        <GradeScale caption="A" boundaries={[{ grade: 7, from: 80 }]} />
        <Tally caption="A" count={3} />
        <ComparisonTable caption="A" corner="B" columns={[]} rows={[]} />
        <ConsentGate category="marketing" title="A">
          B
        </ConsentGate>
        <CoverSheet heading="A" price="B" action="C">
          D
        </CoverSheet>
        <Dialog.Trigger for="d">A</Dialog.Trigger>
        <Dialog.Root id="d">
          <Dialog.Header>
            <Dialog.Title>A</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          B
        </Dialog.Root>
        <EvidenceList>
          <EvidenceItem heading="A" href="/" claim="B" sign="C" notes={[]} />
        </EvidenceList>
        <FactList>
          <Fact label="A">B</Fact>
        </FactList>
        <Checkbox label="A" />
        <Switch label="A" />
        <TextField label="A" />
        <TextArea label="A" />
        <Select label="A" options={[{ value: 'a', label: 'A' }]} />
        <RadioGroup label="A" name="a" options={[{ value: 'a', label: 'A' }]} />
        <Figure caption="A">B</Figure>
        <Footnote heading="A">B</Footnote>
        <Icon name="check" />
        <LanguageSwitcher choices={[{ lang: 'en', label: 'English', href: '/' }]} current="en" />
        <Link href="/">A</Link>
        <MarkedPage title="A" pages={[]} marks={[]} />
        <MarkedScript title="A">
          <p>
            <Marked note="C">B</Marked>
          </p>
        </MarkedScript>
        <MarkedStrip right="A" wrong="B" note="C" />
        <MarginNote>A</MarginNote>
        <MobileMenuTrigger for="m2" />
        <MobileMenu id="m2" items={items} bookingUrl={booking} />
        <Person name="A" role="B" />
        <Price amounts={[{ amount: 79, currency: 'CAD' }]} />
        <Plans>
          <Plan size={4} heading="A" amounts={[{ amount: 79, currency: 'CAD' }]} />
        </Plans>
        <Tiers>
          <Tier heading="A" audience="B" price="C" contents={['D']} />
        </Tiers>
        <ReferenceCard reference="A" />
        <RelatedLinks links={[{ label: 'A', href: '/' }]} />
        <SchoolList schools={[]} />
        <ScriptChooser legend="A" choices={[]} />
        <Scroller aria-label="A">B</Scroller>
        <ServiceFinder table={table} />
        <Search />
        <SearchResults />
        <Sidenote>A</Sidenote>
        <Statistic value="1" source={{ label: 'A', href: '#' }} checked="B">
          C
        </Statistic>
        <StepList>
          <Step heading="A">B</Step>
        </StepList>
        <TableOfContents headings={[{ id: 'a', label: 'A' }]} />
        <Tabs.Root>
          <Tabs.List aria-label="A">
            <Tabs.Trigger value="a">A</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="a">A</Tabs.Content>
        </Tabs.Root>
        <Testimonial author="A">B</Testimonial>
        <Small>A</Small>
        <Tooltip content="A">
          <button type="button">B</button>
        </Tooltip>
        <TrustList items={[]} />
        <Video provider="youtube" id="aqz-KE_bpKQ" title="A" />
        <ApCalculator />
        <GradeCalculator />
        <StudyHoursEstimator />
        <SubjectCalculator />
        <FromTheClient />
        <Plate label="A">
          <Ink />
          <SoftInk />
          <Pencil />
          <RedPen />
          <Highlighter />
        </Plate>
        <Poster value="45">points</Poster>
        <SessionTimeline
          minutes={60}
          stops={[
            { from: 0, name: 'A', text: 'B' },
            { from: 5, name: 'C', text: 'D' },
            { from: 20, name: 'E', text: 'F' },
            { from: 35, name: 'G', text: 'H' },
            { from: 50, name: 'I', text: 'J' },
          ]}
          sheet={<MarkedScript title="A">B</MarkedScript>}
          note={<SessionNote well="A" lost="B" next="C" />}
        />
        <ShowMore count={2}>A</ShowMore>
        <MarkExercise question="A" sentences={[]} />
        <TutorList tutors={[]} />
        <CalendarSubscription address="https://tutoring.example/dates.ics" name="B" />
      </main>
      <Footer brand="B" contact={[]} groups={[]} locations={[]} year="2026" />
      <ChatPlace />
      <BottomBar action="A" />
      <NoticeCard heading="A" />
      <OfflineCard />
      <UpdateCard />
      <Toaster />
    </>
  );
}
