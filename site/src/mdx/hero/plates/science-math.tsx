import { Ink, Pencil, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** Usain Bolt's world record: 100 m in 9.58 s, Berlin, 16 August 2009 (World Athletics). 100 ÷ 9.58 = 10.438413…, so 10.4 m/s. */
export function ScienceMath() {
  return (
    <Plate
      tint="sky"
      ruling="squares"
      height={320}
      sample
      label="On squared paper a track of 100 metres run in 9.58 seconds, and the student’s calculation: v = s over t = 100 over 9.58 = 10.438413 metres per second. The tutor has ringed the last five digits, underlined the 9.58, and asks: which of these did you measure? Three figures in, three out."
      poster={
        <>
          The clock did not say <Highlight>10.438413</Highlight>.
        </>
      }
      caption="100 m in 9.58 s, Usain Bolt, Berlin 2009: World Athletics."
    >
      <SoftInk>
        <path d="M40 80H360M40 68v24M360 68v24" />
        <text x="40" y="54">
          0 m
        </text>
        <text x="360" y="54" textAnchor="end">
          100 m
        </text>
      </SoftInk>
      <Pencil>
        <path d="M40 100H352M342 94l11 6-11 6" />
      </Pencil>
      <Ink>
        <text x="172" y="126">
          t = 9.58 s
        </text>
        <g fontSize="19">
          <text x="40" y="180">
            v = s / t
          </text>
          <text x="57" y="220">
            = 100 / 9.58
          </text>
          <text x="57" y="260">
            = 10.438413 m/s
          </text>
        </g>
      </Ink>
      <RedPen>
        <path pathLength={1} d="M134 238c22-6 42 2 38 15s-46 17-62 8-4-21 26-23" />
        <path pathLength={1} d="M184 244C200 232 206 222 214 208" />
        <Lines x={206} y={178} of={['Which of these', 'did you measure?']} />
        <path pathLength={1} d="M100 228 152 225" />
        <text x="100" y="300">
          three figures in, three out
        </text>
      </RedPen>
    </Plate>
  );
}
