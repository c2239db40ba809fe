import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayBands } from '../../packages/ui/src/chart';
import { Fact, FactList } from '../../packages/ui/src/fact-list';
import { GradeCalculator } from '../../packages/ui/src/grade-calculator';
import { Hero } from '../../packages/ui/src/hero';
import { Aside, Band, Section } from '../../packages/ui/src/layout';
import { MarkedStrip } from '../../packages/ui/src/marked-script';
import { useLang } from '../../packages/ui/src/provider';
import { Highlight, Prose, Small } from '../../packages/ui/src/text';
import { Frame, useSite } from './frame';
import { layOut } from './lay-out';
import { Ask, Call, useNextStep } from './parts';
import { Sources, Table } from './proof';
import { ar } from './region.ar';
import { en } from './region.en';

const useRegion = () => (useLang() === 'ar' ? ar : en);

/** Sessions in winter on the region's clock, which is nine hours ahead. */
const WINDOWS = [
  { from: 16.5, to: 21 },
  { from: 16, to: 20 },
  { from: 15, to: 21 },
];

/** The page of a region, which exists in two languages that are read in two directions. */
function Region() {
  const { words } = useSite();
  const { path, name, facts, caption, sections, times, schools, grades, call, sources } = useRegion();
  return (
    <Frame
      path={path}
      trail={[{ label: name }]}
      languages={[
        { lang: 'ar-AE', label: 'العربية', href: '/ae' },
        { lang: 'en-AE', label: 'English', href: '/ae/en' },
      ]}
      hero={<FirstScreen />}
    >
      <Band>
        <Aside>
          <FactList>
            {facts.map(([label, value]) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
          </FactList>
          <DayBands
            caption={caption}
            clocks={[
              { label: words.timesLocal, behind: 0 },
              { label: words.timesWinter, behind: 9 },
            ]}
            windows={WINDOWS}
          />
        </Aside>
      </Band>
      {sections.map(({ heading, body }, at) => (
        <Section key={heading} heading={heading} tone={at % 2 ? 'plain' : 'sunken'}>
          <Prose>{body}</Prose>
        </Section>
      ))}
      <Section heading={times.heading} tone="sunken">
        <Prose>
          <p>{times.text}</p>
          <Table
            caption={words.timesCaption}
            head={[words.timesDays, words.timesLocal, words.timesWinter, words.timesSummer]}
            rows={times.rows}
          />
        </Prose>
      </Section>
      <Section heading={schools}>
        <Prose>
          <ul>
            <li>Dubai International Academy Emirates Hills (Dubai)</li>
            <li>GEMS World Academy Dubai (Dubai)</li>
            <li>Raffles World Academy (Dubai)</li>
          </ul>
          <Small>{words.schoolsNote}</Small>
        </Prose>
      </Section>
      <Section heading={grades} tone="sunken" wide>
        <GradeCalculator brief />
      </Section>
      <Call heading={call.heading} terms>
        <p>{call.text}</p>
      </Call>
      {path === en.path && <Ask page={path} />}
      <Sources date={sources.date}>{sources.items}</Sources>
    </Frame>
  );
}

function FirstScreen() {
  const { kicker, title, marked, lead, strip, script } = useRegion();
  return (
    <Hero kicker={kicker} {...useNextStep()} strip={<MarkedStrip {...strip} />} aside={script}>
      <h1>
        {title} <Highlight>{marked}</Highlight>
      </h1>
      <p>{lead}</p>
    </Hero>
  );
}

const meta = {
  title: 'Pages/Region',
  component: Region,
  parameters: { layout: 'fullscreen' },
  play: layOut,
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
} satisfies Meta<typeof Region>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Arabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { theme: 'dark' } };
