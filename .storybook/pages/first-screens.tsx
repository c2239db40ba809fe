import { Hero } from '../../packages/ui/src/hero';
import { Link } from '../../packages/ui/src/link';
import { MarkedStrip } from '../../packages/ui/src/marked-script';
import { ScriptChooser } from '../../packages/ui/src/script-chooser';
import { Highlight } from '../../packages/ui/src/text';
import { useNextStep } from './parts';
import { BOILING_POINTS, SCRIPTS } from './scripts';

/** The first screen of the home page. */
export function HomeScreen() {
  return (
    <Hero
      kicker="One to one, online, for IB and AP students"
      {...useNextStep()}
      when={
        <>
          <time dateTime="2027-05">IB May 2027</time> ·{' '}
          <Link href="/tools/premium-study-hours-estimator">Plan your weeks</Link>
        </>
      }
      strip={
        <MarkedStrip
          right="agrees with collision theory"
          wrong="doubled"
          note="From what to what? Both values, with units."
        />
      }
      aside={<ScriptChooser legend="Choose a subject, watch us mark it" choices={SCRIPTS} />}
    >
      <h1>
        AI-Powered IB & AP Tutoring, <Highlight>led by a tutor</Highlight>
      </h1>
      <p>
        Subscription tiers with dedicated tutor sessions, real-time feedback on open work, and an AI chatbot for the
        questions in between. For students, parents and schools.
      </p>
    </Hero>
  );
}

/** The first screen of a subject’s page. */
export function ServiceScreen() {
  return (
    <Hero
      kicker="Standard and Higher Level · AP exam preparation"
      {...useNextStep()}
      strip={
        <MarkedStrip
          right="only water forms hydrogen bonds between its molecules"
          wrong="to break the bonds between oxygen and hydrogen"
          note="Steam is still H₂O. Which attractions are overcome?"
        />
      }
      aside={BOILING_POINTS}
    >
      <h1>
        IB and AP Chemistry tutoring: <Highlight>find the line that went wrong</Highlight>
      </h1>
      <p>
        One-to-one sessions for IB Chemistry and the AP exam. In chemistry a wrong answer usually has one wrong line in
        it: a ratio the wrong way up, an arrow from the wrong end. We find that line and practise it until it goes
        right.
      </p>
    </Hero>
  );
}
