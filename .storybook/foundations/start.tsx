import type { ReactNode } from 'react';
import sizes from '../../packages/ui/sizes.json';
import { ButtonLink } from '../../packages/ui/src/button';
import { Bars } from '../../packages/ui/src/chart';
import { Fact, FactList } from '../../packages/ui/src/fact-list';
import { TextField } from '../../packages/ui/src/field';
import { Hero } from '../../packages/ui/src/hero';
import { Grid } from '../../packages/ui/src/layout';
import { Marked, MarkedScript } from '../../packages/ui/src/marked-script';
import { Price } from '../../packages/ui/src/price';
import { TEXT_CONTRAST } from '../../packages/ui/src/styles/contrast';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../packages/ui/src/tabs';
import { Prose } from '../../packages/ui/src/text';
import { vars } from '../../packages/ui/src/styles/theme.css';
import { LANGUAGES } from './messages';

/** The components, by their folder. */
const COMPONENTS = Object.keys(import.meta.glob('../../packages/ui/src/*/index.ts')).length;

/** The size of a component, as text. */
export const inKilobytes = (name: keyof typeof sizes) => `${(sizes[name] / 1000).toFixed(1)} kB`;

/** The first screen: what the library is, and a draft of ours with a reviewer's marks. */
export function Welcome({ children }: { children: ReactNode }) {
  return (
    <Hero
      kicker="@tutoring/ui"
      actions={
        <>
          <ButtonLink href="?path=/docs/recipes-vite--docs" target="_parent">
            Build a page in five minutes
          </ButtonLink>
          <ButtonLink variant="secondary" href="?path=/story/pages-home--default" target="_parent">
            See a whole site
          </ButtonLink>
        </>
      }
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

/** What it is, in figures that the build counts. */
export function Figures() {
  return (
    <FactList>
      <Fact label="Components" note="each with every state, its keys and its size">
        {COMPONENTS}
      </Fact>
      <Fact label="Languages" note="every visible and spoken text, in both directions">
        {LANGUAGES.length}
      </Fact>
      <Fact label="Contrast of text" note="in both themes, calculated in a test">
        {TEXT_CONTRAST}:1
      </Fact>
    </FactList>
  );
}

/** A few components at work, each with room for a table. */
export function AtWork() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
        gap: vars.space['4'],
      }}
    >
      <Sample>
        <TextField
          label="Email address"
          type="email"
          defaultValue="parent"
          required
          problem="It needs an @ and a dot."
        />
      </Sample>
      <Sample>
        <Tabs>
          <TabsList aria-label="Levels">
            <TabsTrigger value="sl">Standard Level</TabsTrigger>
            <TabsTrigger value="hl">Higher Level</TabsTrigger>
          </TabsList>
          <TabsContent value="sl">150 hours of teaching are recommended.</TabsContent>
          <TabsContent value="hl">240 hours of teaching are recommended.</TabsContent>
        </Tabs>
      </Sample>
      <Sample>
        <Price
          from
          unit="a session"
          amounts={[
            { currency: 'USD', amount: 59 },
            { currency: 'CAD', amount: 79 },
          ]}
        />
      </Sample>
      <Sample>
        <Bars
          caption="A sample course: how much each part counts"
          rows={[
            { label: 'Paper 1', value: 36, text: '36%' },
            { label: 'Paper 2', value: 44, text: '44%' },
            { label: 'Investigation', value: 20, text: '20%', pencil: true },
          ]}
        />
      </Sample>
    </div>
  );
}

function Sample({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        padding: vars.space['4'],
        border: `1px solid ${vars.color.line}`,
        backgroundColor: vars.color.raised,
      }}
    >
      {children}
    </div>
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
