import { Highlighter, Ink, Pencil, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** A maximum price below equilibrium. Demand Q = 100 − 10P and supply Q = 20P − 20: at P = 2, 20 are offered and 80 wanted. */
export function Economics() {
  return (
    <Plate
      tint="buff"
      ruling="none"
      height={320}
      sample
      label="A demand and supply diagram with a maximum price below equilibrium. At that price 20 are supplied and 80 demanded; the gap between them is highlighted. The student has called it a surplus. The tutor has struck the word out and asks: at 2, who goes home with nothing?"
      poster={
        <>
          The gap is <Highlight>a shortage</Highlight>, not a surplus.
        </>
      }
      caption="Our own figures: demand 100 − 10P, supply 20P − 20."
    >
      <Highlighter>
        <path d="M122 207H296V225H122z" />
      </Highlighter>
      <SoftInk>
        <path d="M64 18V280H384" />
        <text x="74" y="28">
          Price
        </text>
        <text x="384" y="306" textAnchor="end">
          Quantity
        </text>
        <g textAnchor="end">
          <text x="56" y="157">
            4
          </text>
          <text x="56" y="221">
            2
          </text>
        </g>
        <g textAnchor="middle">
          <text x="122" y="300">
            20
          </text>
          <text x="238" y="300">
            60
          </text>
          <text x="296" y="300">
            80
          </text>
        </g>
      </SoftInk>
      <Ink>
        <path d="M113 14 354 280" strokeWidth="2.4" />
        <path d="M64 248 346 92" strokeWidth="2.4" />
      </Ink>
      <Pencil strokeWidth="1.5">
        <path d="M64 152H238V280M122 216V280M296 216V280" />
      </Pencil>
      <Ink>
        <path d="M64 216H372" />
        <text x="352" y="90">
          S
        </text>
        <text x="360" y="274">
          D
        </text>
        <text x="330" y="210">
          P max
        </text>
        <text x="176" y="242">
          surplus
        </text>
      </Ink>
      <RedPen>
        <path pathLength={1} d="M172 238 232 234" />
        <path pathLength={1} d="M244 70C226 110 214 150 210 200M203 189l7 12 9-11" />
        <Lines x={196} y={40} of={['At 2, who goes home', 'with nothing?']} />
      </RedPen>
    </Plate>
  );
}
