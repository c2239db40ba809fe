import type { ReactNode } from 'react';
import { Hero } from '../../packages/ui/src/hero';
import { Grid } from '../../packages/ui/src/layout';
import { Marked, MarkedScript } from '../../packages/ui/src/marked-script';
import { Prose } from '../../packages/ui/src/text';
import { vars } from '../../packages/ui/src/styles/theme.css';

/** The first screen: what the library is, and a draft of ours with a reviewer's marks. */
export function Welcome({ children }: { children: ReactNode }) {
  return (
    <Hero
      kicker="@tutoring/ui"
      aside={
        <MarkedScript title="A draft of a form’s last step" grade="2/4" sample>
          <p>
            <Marked note="Say what happens: “Send”.">Submit now</Marked> and{' '}
            <Marked note="Nobody can promise that. Leave it out.">reach your goals</Marked>. What is missing is{' '}
            <Marked variant="tick" note="Yes: a sign and words, not colour alone.">
              said in words beside its field
            </Marked>
            , and the focus{' '}
            <Marked by="ai" note="Where does it go when there are two mistakes?">
              goes there
            </Marked>
            .
          </p>
        </MarkedScript>
      }
    >
      {children}
    </Hero>
  );
}

/** Texts side by side, as many as fit. */
export function Beside({ children }: { children: ReactNode }) {
  return <Grid>{children}</Grid>;
}

/** One of the texts. */
export function Part({ children }: { children: ReactNode }) {
  return (
    <Prose style={{ borderBlockStart: `2px solid ${vars.color.ink}`, paddingBlockStart: vars.space['3'] }}>
      {children}
    </Prose>
  );
}
