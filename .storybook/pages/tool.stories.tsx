import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApCalculator } from '../../packages/ui/src/ap-calculator';
import { GradeScale } from '../../packages/ui/src/chart';
import { GradeCalculator } from '../../packages/ui/src/grade-calculator';
import { Hero } from '../../packages/ui/src/hero';
import { Section } from '../../packages/ui/src/layout';
import { Link } from '../../packages/ui/src/link';
import { RelatedLinks } from '../../packages/ui/src/related-links';
import { SubjectCalculator } from '../../packages/ui/src/subject-calculator';
import { Highlight, Prose } from '../../packages/ui/src/text';
import { Frame } from './frame';
import { layOut } from './lay-out';
import { Call } from './parts';
import { Sources, Table } from './proof';

/** A page of tools: each with its example worked out, and the same sum by hand. */
function Calculators() {
  return (
    <Frame
      path="/tools/premium-grade-calculator"
      trail={[{ label: 'Tools', href: '/tools' }, { label: 'Grade Calculator' }]}
      hero={
        <Hero
          kicker="Tool · grades"
          aside={
            <GradeScale
              caption="IB Chemistry HL, May 2025: from how many per cent each grade was given. As chemistrystudent.com has published it, read in 2026-11."
              boundaries={[15, 26, 40, 51, 63, 74].map((from, at) => ({ grade: at + 2, from }))}
            />
          }
        >
          <h1>
            IB and AP grade calculator: <Highlight>see every step</Highlight>
          </h1>
          <p>
            Enter six grades and two letters to see your points out of 45, each of the ten Diploma conditions, and the
            smallest step that would change the result. Below are <Link href="#subject">one IB subject</Link>, from
            component marks, and <Link href="#ap">one AP exam</Link>, from raw points.
          </p>
        </Hero>
      }
    >
      <Section heading="Your six grades" id="diploma" wide>
        <GradeCalculator />
      </Section>
      <Section heading="One IB subject, in three steps" id="subject" wide>
        <Prose>
          <p>
            Enter the marks for each component of an IB subject. They are weighted and compared with the boundaries of
            past exam sessions.
          </p>
          <SubjectCalculator />
          <p>The same sum by hand:</p>
          <ol>
            <li>For each component: marks ÷ maximum × weight.</li>
            <li>Add the results. The total is out of 100.</li>
            <li>Compare it with the boundaries of past sessions for that subject and level.</li>
          </ol>
          <Table
            caption="The calculator’s starting example, an invented Chemistry HL student"
            head={['Component', 'Marks', 'Weight', 'Result']}
            rows={[
              ['Paper 1', '48 of 75', '36', '23.04'],
              ['Paper 2', '58 of 90', '44', '28.36'],
              ['Investigation', '18 of 24', '20', '15.00'],
              ['Total', '', '100', '66.40'],
            ]}
          />
          <p>
            In May 2025 a 6 began between 62 and 64, depending on the time zone, and a 7 at 74 or 75. That makes{' '}
            <Highlight>a 6 by that session’s bands</Highlight>, about eight points short of a 7.
          </p>
        </Prose>
      </Section>
      <Section heading="An AP composite" id="ap" wide>
        <Prose>
          <p>
            Enter the points for each section to see the composite, the scores it may earn, and what the next one needs.
          </p>
          <ApCalculator />
          <p>
            Cut points are not published. So the tool shows bands: treat the result as a place in one of them.{' '}
            <Link href="/learning/guides/what-are-ap-exams">More about AP scores</Link>.
          </p>
        </Prose>
      </Section>
      <Call heading="If the result worries you">
        <p>
          Bring the marked paper to the free consultation. The total says how far off you are; only the paper says why.
        </p>
      </Call>
      <Sources date="November 2026">
        {[
          'Chemistry, May 2025: chemistrystudent.com, secondary. Method: ibcalc.com.',
          'AP Chemistry for May 2027: AP Central, as restated by others; worksheet of 2017 read second-hand.',
        ]}
      </Sources>
      <Section>
        <RelatedLinks
          links={[
            { label: 'Study Hours Estimator', href: '/tools/premium-study-hours-estimator' },
            { label: 'How IB exams are scored', href: '/learning/guides/how-are-ib-exams-scored' },
          ]}
        />
      </Section>
    </Frame>
  );
}

const meta = {
  title: 'Pages/Tool',
  component: Calculators,
  parameters: { layout: 'fullscreen' },
  play: layOut,
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
} satisfies Meta<typeof Calculators>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
