import type { ReactNode } from 'react';
import { GradeCurve, OralWaveform, TimeZoneBand, WeekPlan } from '../../packages/ui/src/illustration';
import { Circled, MarginNote, Tick, Underline } from '../../packages/ui/src/marks';
import { Highlight } from '../../packages/ui/src/text';
import { vars } from '../../packages/ui/src/styles/theme.css';
import { Compared, fine, Ground } from './sheet';

interface Mark {
  name: string;
  specimen: ReactNode;
  means: string;
  where: string;
  /** What it stands among. @default serif */
  font?: 'serif' | 'sans';
}

/** The hand's signs. */
const MARKS: Mark[] = [
  {
    name: 'Tick',
    specimen: (
      <>
        agrees with collision theory <Tick label="correct" />
      </>
    ),
    means: 'Right, and worth a mark.',
    where: 'At the end of the words that earned it; before a promise that links to its proof, in a trust list.',
  },
  {
    name: 'Underline',
    specimen: <Underline>human error</Underline>,
    means: 'Look again: this lost a mark.',
    where: 'Under a student’s words, with a note beside them. Never for emphasis.',
  },
  {
    name: 'Circled',
    specimen: <Circled>5/8</Circled>,
    means: 'What it comes to.',
    where: 'Around a grade, the price of a consultation, the one tier that is set apart. One on a screen.',
  },
  {
    name: 'MarginNote',
    specimen: <MarginNote>From what to what? Both values, with units.</MarginNote>,
    means: 'What a tutor says, in a serif that slants.',
    where: 'Beside the line it is about, in the margin or under it. One thought, at most 110 characters.',
  },
  {
    name: 'MarginNote by="ai"',
    font: 'sans',
    specimen: <MarginNote by="ai">Which number says how close? Quote it.</MarginNote>,
    means: 'What a machine proposed and a tutor checked: pencil, upright, never red.',
    where: 'Only where both are said, as a marked script does. A question, no verdict.',
  },
  {
    name: 'Highlight',
    specimen: (
      <>
        we promise <Highlight>no grade</Highlight>
      </>
    ),
    means: 'These few words matter.',
    where: 'Once in a title, two or three times in a text. Not in buttons, labels and tables.',
  },
];

/** Each sign of the hand with its meaning and its places, in light and in dark. */
export function Hand() {
  return (
    <div>
      {MARKS.map(({ name, specimen, means, where, font = 'serif' }) => (
        <Compared
          key={name}
          heading={name}
          specimen={() => <p style={{ fontFamily: vars.font[font], fontSize: vars.size.h4 }}>{specimen}</p>}
        >
          <p>{means}</p>
          <p style={fine}>{where}</p>
        </Compared>
      ))}
    </div>
  );
}

const DRAWINGS = [
  { Drawing: GradeCurve, name: 'GradeCurve', shows: 'Marks rise along a curve; ticks show where each grade begins.' },
  { Drawing: WeekPlan, name: 'WeekPlan', shows: 'A week with two sessions, and practice pencilled in between.' },
  { Drawing: TimeZoneBand, name: 'TimeZoneBand', shows: 'Two clocks as bands of hours, and the hours that fit both.' },
  {
    Drawing: OralWaveform,
    name: 'OralWaveform',
    shows: 'The waveform of an oral, with marks where somebody asked on.',
  },
];

/** The drawings of the same hand. */
export function Drawings() {
  return (
    <div style={pairs}>
      {DRAWINGS.map(({ Drawing, name, shows }) => (
        <div key={name}>
          <Ground theme="light">
            <Drawing />
          </Ground>
          <Ground theme="dark">
            <Drawing />
          </Ground>
          <p style={{ marginBlockStart: vars.space['3'] }}>
            <strong>{name}</strong>
          </p>
          <p style={fine}>{shows}</p>
        </div>
      ))}
    </div>
  );
}

const pairs = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space['6'],
};
