import { Highlighter, Ink, Pencil, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** Our own figures: 1 000 passengers at 10, 950 at 12. Revenue 10 000, then 11 400; elasticity −5 % ÷ 20 % = −0.25. */
export function IbEconomicsAndBusiness() {
  return (
    <Plate
      tint="sky"
      ruling="squares"
      height={320}
      sample
      label="A demand curve for a ferry: 1,000 passengers at a fare of 10, 950 at 12. The revenue gained is a long highlighted strip on top, the revenue lost a narrow one at the side. The student has written: fewer passengers, so less revenue. The tutor has underlined “so less revenue” and asks: 12 times 950, is it less than 10,000?"
      poster={
        <>
          Fewer passengers, <Highlight>more money</Highlight>.
        </>
      }
      caption="Our own figures: 1,000 passengers at 10, 950 at 12."
    >
      <Highlighter>
        <path d="M60 100H288V130H60z" />
      </Highlighter>
      <SoftInk>
        <path d="M60 20V280H384M54 100h6M54 130h6" />
        <text x="68" y="34">
          Fare
        </text>
        <g textAnchor="end">
          <text x="50" y="105">
            12
          </text>
          <text x="50" y="136">
            10
          </text>
        </g>
        <g textAnchor="middle">
          <text x="276" y="300">
            950
          </text>
          <text x="322" y="300">
            1 000
          </text>
        </g>
      </SoftInk>
      <Pencil strokeWidth="1.5">
        <path d="M60 100H288V280M60 130H300V280" />
      </Pencil>
      <Ink>
        <path d="M262 35 340 230" strokeWidth="2.4" />
        <text x="346" y="230">
          D
        </text>
        <text x="150" y="121">
          gained
        </text>
        <Lines x={76} y={230} step={24} of={['Fewer passengers,', 'so less revenue.']} />
      </Ink>
      <RedPen>
        <path pathLength={1} d="M96 258q9-5 18 0t18 0 18 0 18 0 18 0 6-1" />
        <text x="196" y="208">
          lost
        </text>
        <path pathLength={1} d="M230 204C252 206 270 208 288 206M279 199l10 7-9 8" />
        <Lines x={76} y={166} of={['12 × 950: is it', 'less than 10 000?']} />
      </RedPen>
    </Plate>
  );
}
