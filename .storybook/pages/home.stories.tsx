import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../packages/ui/src/card';
import { GradeCurve, OralWaveform, TimeZoneBand, WeekPlan } from '../../packages/ui/src/illustration';
import { Grid, Section } from '../../packages/ui/src/layout';
import { Link } from '../../packages/ui/src/link';
import { ServiceFinder } from '../../packages/ui/src/service-finder';
import { SAMPLE_TABLE } from '../../packages/ui/src/service-finder/sample-table';
import { Highlight, Prose } from '../../packages/ui/src/text';
import { HomeScreen } from './first-screens';
import { Frame } from './frame';
import { layOut } from './lay-out';
import { Testimonials, Trust, WaysToBook } from './offer';
import { Call } from './parts';
import { Sources } from './proof';

/** The home page, in the order of the site. */
function Home() {
  return (
    <Frame path="/" hero={<HomeScreen />}>
      <Trust />
      <Section heading="Where AI helps, and where a tutor decides" tone="sunken" margin={<OralWaveform />}>
        <Prose>
          <ul>
            <li>
              <strong>It drafts practice.</strong> The tutor corrects it or throws it out before the student sees any.
            </li>
            <li>
              <strong>It answers in the chat, at any hour.</strong> No tutor reads that reply first, so we ask students
              to try before they ask, and to bring doubts to the next session.
            </li>
            <li>
              <strong>It does not write coursework.</strong> Internal Assessments, the Extended Essay and Theory of
              Knowledge work stay the student’s own.
            </li>
          </ul>
          <p>
            As of November 2026 we have found no trial that measures what tutoring or AI does to IB or AP grades, so{' '}
            <Highlight>we promise no grade</Highlight>.
          </p>
          <p>
            <Link href="/our-ai-approach">How we use AI, and where we do not</Link>
          </p>
        </Prose>
      </Section>
      <Section heading="Who we help" wide>
        <Grid>
          <Card heading="Parents" href="/tutoring-packages">
            <p>You want to know what is wrong, what would help, and what it costs. You get a plan in writing.</p>
          </Card>
          <Card heading="Students" href="/services/ib-ap-tutoring">
            <p>You have a problem set, a marked essay, or three weeks until mocks. Bring it as it is.</p>
          </Card>
          <Card heading="Schools and educators" href="/educator-services">
            <p>You need one-to-one help for a few students, or practice material for a department.</p>
          </Card>
        </Grid>
      </Section>
      <Section heading="What we teach" tone="sunken" margin={<GradeCurve />}>
        <Grid>
          <Card heading="Science and mathematics" href="/services/science-math-tutoring">
            <p>From the first definition to the long exam question.</p>
          </Card>
          <Card heading="English and French" href="/services/language-support">
            <p>Writing, reading and the individual oral, practised aloud.</p>
          </Card>
          <Card heading="Theory of Knowledge" href="/services/theory-of-knowledge">
            <p>Testing a claim, choosing an example, hearing the counter-argument.</p>
          </Card>
          <Card heading="Extended Essay" href="/services/extended-essay">
            <p>From a topic to a question that 4,000 words can answer.</p>
          </Card>
        </Grid>
      </Section>
      <Section heading="Find the right page in three answers" wide>
        <ServiceFinder table={SAMPLE_TABLE} onFind={() => undefined} />
      </Section>
      <WaysToBook />
      <Section heading="Free tools" margin={<WeekPlan />}>
        <Grid>
          <Card heading="Grade calculator" href="/tools/premium-grade-calculator">
            <p>Turns six grades and two letters into points out of 45, and checks all ten conditions of the Diploma.</p>
          </Card>
          <Card heading="Study hours estimator" href="/tools/premium-study-hours-estimator">
            <p>Estimates the hours your subjects still need, and plans them by week. Every factor is printed.</p>
          </Card>
        </Grid>
      </Section>
      <Section heading="Why choose us" tone="sunken" margin={<TimeZoneBand />}>
        <Prose>
          <ol>
            <li>
              <strong>One tutor.</strong> The person we suggest after the consultation is the one who teaches, and
              stays.
            </li>
            <li>
              <strong>Reasons, not scores.</strong> Each note says why a mark was lost, while there is still time to
              earn it.
            </li>
            <li>
              <strong>The price first.</strong> You see the price before you decide, and you may decide against us.
            </li>
          </ol>
        </Prose>
      </Section>
      <Testimonials />
      <Call
        heading="Talk to us before you decide"
        steps={[
          'You choose a time in our calendar, which opens in a new tab. The consultation is free.',
          'We look at where marks are being lost, and whether tutoring is the right answer at all.',
          'You receive a proposal with a price, and decide in your own time.',
        ]}
      >
        <p>
          Would you rather write first? <Link href="/contact">Send us your question</Link>.
        </p>
      </Call>
      <Sources date="November 2026">
        {[
          'International Baccalaureate, academic integrity policy as quoted in school library guides: AI text is not the student’s own work and must be credited.',
        ]}
      </Sources>
    </Frame>
  );
}

const meta = {
  title: 'Pages/Home',
  component: Home,
  parameters: { layout: 'fullscreen' },
  play: layOut,
} satisfies Meta<typeof Home>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
