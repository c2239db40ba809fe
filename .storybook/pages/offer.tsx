import { ButtonLink } from '../../packages/ui/src/button';
import { Band, Grid, Section } from '../../packages/ui/src/layout';
import { Price, Tier, Tiers } from '../../packages/ui/src/price';
import { Testimonial } from '../../packages/ui/src/testimonial';
import { Prose, Small } from '../../packages/ui/src/text';
import { TrustList } from '../../packages/ui/src/trust-list';
import { PRICES, useTerms } from './parts';

/** What a family may rely on, and where it can be checked (site/data/trust.yaml). */
export function Trust() {
  return (
    <Band>
      <TrustList
        items={[
          { text: 'The same tutor throughout', href: '/why-choose-marginalia#six-reasons-each-with-its-test' },
          { text: 'Parents may read every note', href: '/safeguarding#what-you-can-ask-to-see' },
          { text: 'Moving a session is free until 24 hours before', href: '/terms#moving-cancelling-refunds' },
          { text: 'How we keep students safe', href: '/safeguarding' },
        ]}
      />
    </Band>
  );
}

/** The ways to book (site/data/tiers.yaml). */
export function WaysToBook() {
  const { cancellation } = useTerms();
  return (
    <Section heading="What it costs" tone="sunken" wide>
      <Prose>
        <Tiers>
          <Tier
            heading="Single sessions"
            audience="One topic, one paper, one deadline."
            price={<Price amounts={PRICES} from unit="a session, 60 minutes" />}
            contents={[
              'A tutor for the subject and the level',
              'Notes in the margin while the work is open',
              'Two or three things to practise next',
            ]}
            action={wayOn('/services/ib-ap-tutoring', 'How a session goes')}
          />
          <Tier
            heading="Subscription tiers"
            label="Tutor, chatbot and feedback together"
            audience="Support through the year, from someone who knows what was difficult last time."
            price={<p>By the number of sessions a month. You see the price before you decide.</p>}
            contents={[
              'Dedicated tutor sessions',
              'AI chatbot support between them',
              'Real-time feedback on open work',
            ]}
            action={wayOn('/subscriptions#compare', 'Compare the tiers')}
          />
          <Tier
            heading="Packages"
            audience="A term, or the weeks before mocks and exams."
            price={<p>By the number of sessions. You see the price before you decide.</p>}
            contents={['Planned backwards from the exam session', 'The same tutor throughout', 'A plan in writing']}
            action={wayOn('/tutoring-packages', 'See the packages')}
          />
        </Tiers>
        <Small>{cancellation}</Small>
      </Prose>
    </Section>
  );
}

function wayOn(href: string, label: string) {
  return (
    <ButtonLink kind="secondary" href={href}>
      {label}
    </ButtonLink>
  );
}

/** What people will say, as samples that say so (site/data/testimonials.yaml). */
export function Testimonials() {
  return (
    <Section heading="Testimonials: three samples" wide>
      <Prose>
        <p>
          We wrote these three ourselves to show what will appear here. We publish nobody’s words without asking them.
        </p>
        <Grid>
          <Testimonial author="Parent of an IB student, History HL" sample>
            <p>She used to hand in essays and wait for a number. Now the number is the last thing she looks at.</p>
          </Testimonial>
          <Testimonial author="IB student, Theory of Knowledge" sample>
            <p>
              My tutor crossed out nothing. He wrote “how do you know?” four times, and I rewrote the paragraph myself.
            </p>
          </Testimonial>
          <Testimonial author="Parent of an AP student, Calculus" sample>
            <p>The plan began with the exam date and worked back. That alone was worth the first session.</p>
          </Testimonial>
        </Grid>
      </Prose>
    </Section>
  );
}
