import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tally } from '../../packages/ui/src/chart';
import { Hero } from '../../packages/ui/src/hero';
import { WeekPlan } from '../../packages/ui/src/illustration';
import { Section } from '../../packages/ui/src/layout';
import { Link } from '../../packages/ui/src/link';
import { RelatedLinks } from '../../packages/ui/src/related-links';
import { Sidenote } from '../../packages/ui/src/sidenote';
import { Highlight, Prose } from '../../packages/ui/src/text';
import { Frame } from './frame';
import { layOut } from './lay-out';
import { Call } from './parts';
import { Sources, Table } from './proof';

/** An article: long text, with a tutor's remarks in its margin. */
function Article() {
  return (
    <Frame
      path="/blog/study-routines-that-work"
      trail={[{ label: 'Blog', href: '/blog' }, { label: 'Study routines that survive a bad Tuesday' }]}
      hero={
        <Hero
          kicker="Study skills"
          terms={
            <>
              By Marginalia · <time dateTime="2026-11-21">November 21, 2026</time> · 6 min read
            </>
          }
          aside={<Tally caption="IB May 2027, in 23 weeks: each stroke is a week." count={23} />}
        >
          <h1>
            IB and AP study routines that <Highlight>survive a bad Tuesday</Highlight>
          </h1>
          <p>
            Most study plans are made on a Sunday for someone who does not exist: rested, interested, without football.
            They last until Tuesday. A routine that works is smaller.
          </p>
        </Hero>
      }
    >
      <Section heading="Why planning by hours fails">
        <Prose>
          <p>
            In a study of university students, the time they spent predicted their grades only once the quality of
            studying and earlier results were taken into account.
          </p>
          <p>
            Replace the noun with a verb and a proof.{' '}
            <em>From memory, draw the nephron and label it; check; redraw what was wrong.</em> When the drawing is
            right, you are done, and the evening is yours.
            <Sidenote>Verbs that work: draw, solve, explain, translate. “Revise” is not one of them.</Sidenote>
          </p>
        </Prose>
      </Section>
      <Section heading="Three habits with evidence behind them" tone="sunken">
        <Prose>
          <h3>Ask before you read</h3>
          <p>
            Testing yourself raises results in real classrooms: in a review of 222 studies with more than 48,000
            students the average effect was about half a standard deviation. So the opponent is passive work: rereading,
            highlighting, copying out neatly.
          </p>
          <h3>Come back later than feels right</h3>
          <p>
            Spreading recall over days beat doing it in one go by a wide margin in a review of 29 studies, g = 0.74.
            With ten weeks to go, that means coming back after one to two weeks; with ten days to go, after a day or
            two.
          </p>
        </Prose>
      </Section>
      <Section heading="A sample week of four blocks" margin={<WeekPlan />}>
        <Prose>
          <p>This is an example for a student in the second Diploma year with mocks in ten weeks.</p>
          <Table
            caption="A sample week"
            head={['Day', 'Forty minutes', 'Proof that it worked']}
            rows={[
              ['Monday, 17:00', 'Mathematics: six mixed questions, no notes', 'marked, and one line on each lost mark'],
              ['Tuesday', 'nothing', ''],
              ['Wednesday, 17:00', 'History: one essay plan from memory', 'three claims, each with a date and a name'],
              ['Saturday, 10:00', 'One timed section, any subject', 'handed to someone, or marked the next day'],
            ]}
          />
          <p>
            Tuesday is empty on purpose. <Highlight>It is where the missed block goes.</Highlight> If nothing was
            missed, it stays empty.
          </p>
        </Prose>
      </Section>
      <Call heading="Ten minutes tonight: set up one block">
        <p>
          Our <Link href="/tools/premium-study-hours-estimator">study hours estimator</Link> gives a rough range of
          hours until your exams, and a week plan.
        </p>
      </Call>
      <Sources date="November 2026">
        {[
          'Plant and others, Contemporary Educational Psychology, 2005, doi 10.1016/j.cedpsych.2004.06.001: hours and grades.',
          'Yang and others, Psychological Bulletin, 2021, doi 10.1037/bul0000309: quizzing in classrooms, g = 0.499.',
          'Latimier, Peyre and Ramus, Educational Psychology Review, 2021, doi 10.1007/s10648-020-09572-8: spacing.',
        ]}
      </Sources>
      <Section>
        <RelatedLinks
          links={[
            {
              label: 'How AI feedback improves student writing, and when not',
              href: '/blog/how-ai-feedback-improves-student-writing',
              text: 'AI comments help writing when they lead to a second draft by the student.',
            },
            {
              label: 'AI oral practice for IB languages: what it trains',
              href: '/blog/ai-oral-practice-for-ib-languages',
              text: 'What speaking to a machine can train before an IB individual oral, and what it cannot hear.',
            },
          ]}
        />
      </Section>
    </Frame>
  );
}

const meta = {
  title: 'Pages/Article',
  component: Article,
  parameters: { layout: 'fullscreen' },
  play: layOut,
} satisfies Meta<typeof Article>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
