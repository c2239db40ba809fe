import { Link } from '../../packages/ui/src/link';
import { Marked, MarkedScript } from '../../packages/ui/src/marked-script';
import type { ScriptChoice } from '../../packages/ui/src/script-chooser';

/** Marked scripts of the home page: the site shows five. All are written by us, and say so. */
export const SCRIPTS: readonly ScriptChoice[] = [
  {
    label: 'Chemistry',
    script: (
      <MarkedScript title="A practice answer: evaluate a chemistry experiment" grade="3/6" sample>
        <p>
          My results show that the rate <Marked note="From what to what? Both values, with units.">doubled</Marked> when
          the temperature rose by 10 °C, which{' '}
          <Marked kind="tick" note="Good. Theory and data in one sentence.">
            agrees with collision theory
          </Marked>
          . The result is not exact because of{' '}
          <Marked note="Earns nothing. Which reading, how far off, in which direction?">human error</Marked>. Next time
          I would{' '}
          <Marked by="ai" note="Two changes at once. Which one would tell you more?">
            use a better thermometer and repeat it more often
          </Marked>
          .
        </p>
      </MarkedScript>
    ),
  },
  {
    label: 'Economics',
    script: (
      <>
        <MarkedScript title="A student’s answer: a floating currency loses value" grade="2/4" sample>
          <p>
            When the peso depreciates,{' '}
            <Marked kind="tick" note="Yes: seen from the foreign buyer’s side.">
              exports become cheaper for foreign buyers
            </Marked>{' '}
            and imports dearer at home, so{' '}
            <Marked by="ai" note="At once? Which quantities have had time to change?">
              the trade balance improves
            </Marked>
            . Inflation may rise too, because imported oil and wheat cost more:{' '}
            <Marked note="Costs rose, not spending. Which curve moves?">this is demand-pull inflation</Marked>.
          </p>
        </MarkedScript>
        <Link href="/services/economics-tutoring">Economics</Link>
      </>
    ),
  },
  {
    label: 'Physics',
    script: (
      <>
        <MarkedScript title="A student’s answer: two lamps in series" grade="2/4" sample>
          <p>
            <Marked kind="tick" note="Correct, and you said why: identical, so shared equally.">
              They are identical, so each has 6 V across it
            </Marked>
            . The first lamp is a little brighter because{' '}
            <Marked note="Charge is not consumed. What would two ammeters read?">it uses up some of the current</Marked>
            . With a third lamp each has 4 V, but{' '}
            <Marked by="ai" note="What happens to the total resistance, and then to this?">
              the current stays the same
            </Marked>
            .
          </p>
        </MarkedScript>
        <Link href="/services/physics-tutoring">Physics</Link>
      </>
    ),
  },
];

/** The script of the chemistry page, as its hero shows it. */
export const BOILING_POINTS = (
  <MarkedScript title="A student’s answer: boiling points of H₂O and H₂S" grade="2/4" sample>
    <p>
      Water boils at 100 °C, hydrogen sulfide at about −60 °C.{' '}
      <Marked kind="tick" note="Right, and you compare the two in one sentence.">
        Both molecules are polar, but only water forms hydrogen bonds between its molecules
      </Marked>
      . Much more energy is therefore needed{' '}
      <Marked note="Steam is still H₂O. Which attractions are overcome?">
        to break the bonds between oxygen and hydrogen
      </Marked>
      .
    </p>
  </MarkedScript>
);
