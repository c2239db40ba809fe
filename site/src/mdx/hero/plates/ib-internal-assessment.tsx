import { Ink, Pencil, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** Our own readings of a ball 4 cm across: the drop h, from 0.4 m to 1.2 m, was read at its lower edge and the bounce at its upper edge, so each bounce reads 0.6 h + 0.04 m. */
export function IbInternalAssessment() {
  return (
    <Plate
      tint="mint"
      ruling="graph"
      height={320}
      sample
      label="A graph of bounce height against drop height with error bars, five points on a straight line. Extended to the left, the line meets the vertical axis at 4 centimetres. The student has written: repeats remove all errors. The tutor has ringed the intercept and asks: repeats agree, but which edge of the ball did you read? “Remove all errors” is underlined, with the note: reduce random ones."
      poster={
        <>
          Dropped from zero, <Highlight>it bounced 4 cm</Highlight>?
        </>
      }
      caption="Our own readings, for practice: never a student’s coursework."
    >
      <SoftInk>
        <path d="M80 20V240H384M74 40h6M74 140h6M180 240v6M280 240v6M330 240v6M380 240v6" />
        <text x="88" y="34">
          bounce height / m
        </text>
        <text x="384" y="282" textAnchor="end">
          drop height / m
        </text>
        <g textAnchor="end">
          <text x="68" y="45">
            0.8
          </text>
          <text x="68" y="145">
            0.4
          </text>
        </g>
        <g textAnchor="middle">
          <text x="80" y="262">
            0
          </text>
          <text x="180" y="262">
            0.4
          </text>
          <text x="280" y="262">
            0.8
          </text>
          <text x="376" y="262">
            1.2
          </text>
        </g>
      </SoftInk>
      <Ink>
        <path d="M160 182 384 48" />
        <path
          d="M180 160v20M176 160h8M176 180h8M230 130v20M226 130h8M226 150h8M280 100v20M276 100h8M276 120h8M330 70v20M326 70h8M326 90h8M380 40v20M376 40h8M376 60h8"
          strokeWidth="1.5"
        />
        <circle cx="180" cy="170" r="4" />
        <circle cx="230" cy="140" r="4" />
        <circle cx="280" cy="110" r="4" />
        <circle cx="330" cy="80" r="4" />
        <circle cx="380" cy="50" r="4" />
        <text x="20" y="304">
          Repeats remove all errors.
        </text>
      </Ink>
      <Pencil>
        <path d="M80 230 160 182" />
      </Pencil>
      <RedPen>
        <path pathLength={1} d="M78 214c18-5 30 6 27 17s-30 17-43 6-4-20 18-24" />
        <path pathLength={1} d="M76 206C84 164 98 122 116 94" />
        <Lines x={96} y={58} of={['Repeats agree. But which edge', 'of the ball did you read?']} />
        <path pathLength={1} d="M78 309q9-5 18 0t18 0 18 0 18 0 18 0 18 0 16-1" />
        <text x="216" y="306">
          Reduce random ones.
        </text>
      </RedPen>
    </Plate>
  );
}
