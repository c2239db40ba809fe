import { Highlighter, Ink, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** Turnout at general elections in the United Kingdom: 67.3 % in 2019, 59.7 % in 2024 (House of Commons Library). 7.6 ÷ 67.3 = 11 %. */
export function Humanities() {
  return (
    <Plate
      tint="straw"
      ruling="none"
      height={320}
      sample
      label="Two columns for the turnout at British general elections, 67.3 % in 2019 and 59.7 % in 2024, on an axis that begins at 55. The second column looks less than half as tall, and the student has written: turnout more than halved. The tutor has ringed the 55 and asks: where is zero?"
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
            2019
          </text>
          <text x="204" y="258">
            2024
          </text>
        </g>
      </SoftInk>
      <Highlighter>
        <path d="M176 69H232V172H176z" />
      </Highlighter>
      <Ink textAnchor="middle">
        <path d="M88 236V69H144V236M176 236V172H232V236" strokeWidth="2.4" />
        <text x="116" y="92">
          67.3
        </text>
        <text x="204" y="194">
          59.7
        </text>
      </Ink>
      <Ink>
        <text x="64" y="294">
          So turnout more than halved.
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
