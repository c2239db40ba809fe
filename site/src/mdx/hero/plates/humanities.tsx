import { Highlighter, Ink, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** Turnout at general elections in the United Kingdom: 59.4% in 2001, 67.3% in 2019 (House of Commons Library). 7.9 ÷ 59.4 = 13%. */
export function Humanities() {
  return (
    <Plate
      tint="straw"
      ruling="none"
      height={320}
      sample
      label="Two columns for the turnout at general elections in the United Kingdom, 59.4% in 2001 and 67.3% in 2019, on an axis that begins at 55. The second column looks more than twice as tall, and the student has written: so turnout more than doubled. The tutor has underlined “more than doubled”, ringed the 55, and asks: where is zero? Draw it again from there."
      poster={
        <>
          The axis starts <Highlight>at 55</Highlight>.
        </>
      }
      caption="Turnout: House of Commons Library."
    >
      <SoftInk>
        <path d="M64 32V236H260M58 236h6M58 168h6M58 100h6" />
        <g textAnchor="end">
          <text x="50" y="241">
            55
          </text>
          <text x="50" y="173">
            60
          </text>
          <text x="50" y="105">
            65
          </text>
        </g>
        <text x="16" y="24">
          Turnout, %
        </text>
        <g textAnchor="middle">
          <text x="116" y="258">
            2001
          </text>
          <text x="204" y="258">
            2019
          </text>
        </g>
      </SoftInk>
      <Highlighter>
        <path d="M176 69H232V176H176z" />
      </Highlighter>
      <Ink textAnchor="middle">
        <path d="M88 236V176H144V236M176 236V69H232V236" strokeWidth="2.4" />
        <text x="116" y="198">
          59.4
        </text>
        <text x="204" y="92">
          67.3
        </text>
      </Ink>
      <Ink>
        <text x="64" y="294">
          So turnout more than doubled.
        </text>
      </Ink>
      <RedPen>
        <path pathLength={1} d="M38 219c16-5 30 4 27 17s-30 19-44 9-8-25 18-26" />
        <path pathLength={1} d="M118 299q9-5 18 0t18 0 18 0 18 0 18 0 18 0 18 0 16-1" />
        <Lines x={252} y={72} of={['Where is zero?', 'Draw it again', 'from there.']} />
      </RedPen>
    </Plate>
  );
}
