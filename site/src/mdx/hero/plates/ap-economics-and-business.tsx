import { Ink, Pencil, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** A monopoly: P = 10 − Q, MR = 10 − 2Q, MC = 2. So Q = 4 and the price is 6; the student has read 2 from the MR curve. */
export function ApEconomicsAndBusiness() {
  return (
    <Plate
      tint="buff"
      ruling="squares"
      height={320}
      sample
      label="A monopolist’s demand, marginal revenue and marginal cost curves. The student has found the quantity, 4, where MR equals MC, and read the price, 2, at the same point. The tutor has struck the 2 out, and the tutor’s arrows go up to the demand curve and across to 6: up to demand, then across. Who pays: MR, or the buyers?"
      poster={
        <>
          Quantity from MR. Price <Highlight>from demand</Highlight>.
        </>
      }
      caption="Our own figures: P = 10 − Q, MR = 10 − 2Q, MC = 2."
    >
      <SoftInk>
        <path d="M60 20V280H384M54 136h6M54 232h6" />
        <text x="68" y="34">
          Price, cost
        </text>
        <text x="384" y="304" textAnchor="end">
          Quantity
        </text>
      </SoftInk>
      <Ink>
        <path d="M60 40 348 273M60 40 208 280M60 232H370" strokeWidth="2.4" />
        <circle cx="178" cy="232" r="4.5" />
        <text x="350" y="262">
          D
        </text>
        <text x="212" y="274">
          MR
        </text>
        <text x="344" y="224">
          MC
        </text>
        <text x="174" y="300">
          4
        </text>
        <text x="16" y="238">
          P = 2
        </text>
      </Ink>
      <Pencil strokeWidth="1.5">
        <path d="M178 232V280" />
      </Pencil>
      <RedPen>
        <path pathLength={1} d="M178 224V140M171 151l7-12 7 12" />
        <path pathLength={1} d="M172 136H66M77 129l-12 7 12 7" />
        <path pathLength={1} d="M12 244 52 228" />
        <text x="38" y="142">
          6
        </text>
        <Lines x={214} y={64} of={['Up to demand, then', 'across. Who pays:', 'MR, or the buyers?']} />
      </RedPen>
    </Plate>
  );
}
