import { Highlighter, Ink, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** A case of ours: 500 + 0 − 3 000 = −2 500, then −2 500 + 4 800 − 1 200 = 1 100. */
export function Business() {
  return (
    <Plate
      tint="buff"
      ruling="ledger"
      height={308}
      sample
      label="A cash-flow forecast for March. Opening balance 500, sales, paid after 30 days, 4,800, wages and rent 2,200, materials 800, closing balance 2,300. The tutor has ringed the 4,800 and asks: the invoice goes out in March, when does the money come? An arrow takes it out of March, and the closing balance becomes −2,500, in red."
      poster={
        <>
          Profit in March. <Highlight>Money in April</Highlight>.
        </>
      }
      caption="Our own case, with invented figures."
    >
      <SoftInk fontWeight="600">
        <text x="20" y="48">
          Cash-flow forecast
        </text>
        <text x="376" y="48" textAnchor="end">
          March
        </text>
      </SoftInk>
      <Highlighter>
        <path d="M20 89H232V106H20z" />
      </Highlighter>
      <Ink>
        <Lines
          x={20}
          y={76}
          step={28}
          of={['Opening balance', 'Sales, paid after 30 days', 'Wages and rent', 'Materials', 'Closing balance']}
        />
        <g textAnchor="end">
          <Lines x={376} y={76} step={28} of={['500', '4 800', '(2 200)', '(800)', '2 300']} />
        </g>
        <path d="M292 169H384M292 194H384M292 198H384" strokeWidth="1.5" />
      </Ink>
      <RedPen>
        <path pathLength={1} d="M330 84c24-6 58 0 56 15s-36 17-56 12-22-24 8-28" />
        <path pathLength={1} d="M318 104C268 128 232 166 218 212M211 201l6 13 13-8" />
        <path pathLength={1} d="M328 188 384 178" />
        <text x="376" y="220" textAnchor="end">
          −2 500
        </text>
        <Lines x={34} y={240} of={['The invoice goes out in March.', 'When does the money come?']} />
      </RedPen>
    </Plate>
  );
}
