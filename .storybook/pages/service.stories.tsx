import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../packages/ui/src/layout';
import { Link } from '../../packages/ui/src/link';
import { RelatedLinks } from '../../packages/ui/src/related-links';
import { Sidenote } from '../../packages/ui/src/sidenote';
import { Highlight, Prose } from '../../packages/ui/src/text';
import { ServiceScreen } from './first-screens';
import { Frame } from './frame';
import { layOut } from './lay-out';
import { Ask, Call } from './parts';
import { Sources, Table } from './proof';

/** The page of a subject: it ends with the short form. */
function Service() {
  return (
    <Frame
      path="/services/chemistry-tutoring"
      trail={[{ label: 'Services', href: '/services' }, { label: 'Chemistry' }]}
      hero={<ServiceScreen />}
    >
      <Section heading="Who it is for">
        <Prose>
          <ul>
            <li>IB students at Standard or Higher Level, from the first year to the last weeks before mocks.</li>
            <li>Students preparing for the AP Chemistry exam, whether or not their school teaches the course.</li>
            <li>Students whose mathematics is fine but whose explanations lose marks, or the reverse.</li>
          </ul>
        </Prose>
      </Section>
      <Section heading="How a session goes" tone="sunken">
        <Prose>
          <ol>
            <li>
              <strong>A cold question.</strong> A few minutes on something from the last session, without notes.
              <Sidenote>Try one now: define a weak acid, aloud. Did “partially” come by itself?</Sidenote>
            </li>
            <li>
              <strong>The student’s own work.</strong> The student explains; the tutor listens for the line that does
              not follow.
            </li>
            <li>
              <strong>A timed question.</strong> Exam length, no help, then margin notes: method, units, significant
              figures, wording.
            </li>
          </ol>
        </Prose>
      </Section>
      <Section heading="What the IB assesses">
        <Prose>
          <p>The current course was first examined in May 2025. There is no Paper 3 any more.</p>
          <Table
            caption="Chemistry HL (first exams 2025)"
            head={['Component', 'Weight', 'Marks', 'Time']}
            rows={[
              ['Paper 1 (1A multiple choice + 1B data-based)', '36%', '75', '2 h'],
              ['Paper 2', '44%', '90', '2 h 30 min'],
              ['Scientific investigation 3000 words (marked in school, moderated)', '20%', '24', '–'],
            ]}
          />
        </Prose>
      </Section>
      <Section heading="Where marks are lost, and how we work on it" tone="sunken">
        <Prose>
          <h3>Mole ratios</h3>
          <p>
            In 2 Al + 6 HCl → 2 AlCl₃ + 3 H₂, a student turns 0.54 g of aluminium into 0.020 mol and then writes 0.020
            mol of hydrogen. The equation says 2 to 3, so it is 0.030 mol. We separate the two steps until{' '}
            <Highlight>the ratio gets its own line</Highlight>.
          </p>
          <h3>Equilibrium and Kc</h3>
          <p>
            Compress N₂ + 3 H₂ ⇌ 2 NH₃ and the position shifts towards ammonia, but Kc does not rise. We practise
            sorting “position” from “constant” before anything is calculated.
            <Sidenote>Ask of every change: was it the temperature? If not, leave K alone.</Sidenote>
          </p>
        </Prose>
      </Section>
      <Call heading="Bring one marked test" terms>
        <p>
          Have it ready for the free consultation. If you would rather write,{' '}
          <Link href="/contact">send us your question</Link> with your level and exam session.
        </p>
      </Call>
      <Ask page="/services/chemistry-tutoring" subjects="Chemistry" />
      <Sources date="November 2026">
        {[
          'ibcalculator.com and ibcalc.com, secondary pages on the 2025 course: components, weights and HL marks. The IB’s guide is not public, so let your school confirm them.',
        ]}
      </Sources>
      <Section>
        <RelatedLinks
          links={[
            {
              label: 'Physics',
              href: '/services/physics-tutoring',
              text: 'Diagrams before formulas, uncertainties, graphs, and why a wrong answer looked right.',
            },
            {
              label: 'History',
              href: '/services/history-tutoring',
              text: 'For the IB, before and after the change of course in 2028, and for AP: sources, dates, argument.',
            },
          ]}
        />
      </Section>
    </Frame>
  );
}

const meta = {
  title: 'Pages/Service',
  component: Service,
  parameters: { layout: 'fullscreen' },
  play: layOut,
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Service>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
