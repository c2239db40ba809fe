import type { ReactNode } from 'react';
import { Circled, MarginNote, Tick, Underline } from '../../packages/ui/src/marks';
import { Highlight } from '../../packages/ui/src/text';
import { vars } from '../../packages/ui/src/styles/theme.css';
import { Compared, fine } from './sheet';

interface Mark {
  name: string;
  specimen: ReactNode;
  means: string;
  where: string;
  /** The font of the text around it. @default serif */
  font?: 'serif' | 'sans';
}

/** The tutor's marks. */
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
    means: 'The result.',
    where: 'Around a grade, the price of a consultation, or the recommended tier. One on a screen.',
  },
  {
    name: 'MarginNote',
    specimen: <MarginNote>From what to what? Both values, with units.</MarginNote>,
    means: 'A tutor’s remark, in serif italics.',
    where: 'Beside its line, in the margin or below. One thought, at most 110 characters.',
  },
  {
    name: 'MarginNote by="ai"',
    font: 'sans',
    specimen: <MarginNote by="ai">Which number says how close? Quote it.</MarginNote>,
    means: 'An AI’s hint that a tutor has checked: pencil, upright, never red.',
    where: 'Only if the page says both, as a marked script does. A question, not a verdict.',
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

/** Each mark with its meaning and its use, in light and in dark. */
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
