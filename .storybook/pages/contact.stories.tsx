import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayBands } from '../../packages/ui/src/chart';
import { Hero } from '../../packages/ui/src/hero';
import { Section } from '../../packages/ui/src/layout';
import { LeadForm } from '../../packages/ui/src/lead-form';
import { Link } from '../../packages/ui/src/link';
import { Highlight, Prose } from '../../packages/ui/src/text';
import { Frame } from './frame';
import { layOut } from './lay-out';

/** The page of the form: nothing on it leads elsewhere. */
function Contact() {
  return (
    <Frame
      path="/contact"
      trail={[{ label: 'Contact' }]}
      hero={
        <Hero
          kicker="A question or a free consultation"
          aside={
            <DayBands
              caption="One winter day in Toronto, Tokyo and London, and when families there have lessons on weekdays."
              clocks={[
                { label: 'Toronto', behind: 0 },
                { label: 'Tokyo', behind: -14 },
                { label: 'London', behind: -5 },
              ]}
              windows={[
                { from: 6, to: 8.5 },
                { from: 11, to: 15.5 },
              ]}
            />
          }
        >
          <h1>
            Contact us: <Highlight>tell us what is not working yet</Highlight>
          </h1>
          <p>
            Two sentences are enough: the subject and level, and what worries you. A person reads your message and
            answers by email. Only the first step of the form is needed; the others help us choose the right tutor.
          </p>
        </Hero>
      }
    >
      <Section heading="Your message">
        <LeadForm page="/contact" sessions={['2027-05', '2027-11']} onSent={() => undefined} />
      </Section>
      <Section heading="What happens after you send it" tone="sunken">
        <Prose>
          <ol>
            <li>You see a reference number straight away. It shows that your message has reached us.</li>
            <li>
              We read it and answer by email, either with a time for a free consultation or with a question of our own.
            </li>
            <li>If we are not the right people for your subject or your time zone, we say so.</li>
            <li>Nothing is due, and nothing is booked, until you agree to it.</li>
          </ol>
        </Prose>
      </Section>
      <Section heading="Before you write">
        <Prose>
          <ul>
            <li>
              You may write in any language of this site. We answer in English, or in your language if one of us speaks
              it.
            </li>
            <li>If you are a student under 18, please tell a parent or guardian that you are writing.</li>
            <li>Please do not send school passwords, identity documents or medical details.</li>
            <li>
              Your question may already be answered under <Link href="/faq">questions and answers</Link>.
            </li>
          </ul>
        </Prose>
      </Section>
    </Frame>
  );
}

const meta = {
  title: 'Pages/Contact',
  component: Contact,
  parameters: { layout: 'fullscreen' },
  play: layOut,
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Contact>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
