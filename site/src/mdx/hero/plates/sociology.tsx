import { Highlighter, Ink, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** Unpaid work in the United Kingdom in 2015: women 26 hours a week, men 16 (Office for National Statistics, November 2016). 10 ÷ 16 = 62.5%. */
export function Sociology() {
  return (
    <Plate
      tint="buff"
      ruling="feint"
      height={308}
      sample
      label="Two bars of hours of unpaid work a week in the United Kingdom: women 26, men 16, with the ten hours between them highlighted. The student has written: so women do 10% more than men. The tutor has ringed the 10% and asks: 10 hours more, of what?"
      poster={
        <>
          Ten hours is not <Highlight>ten per cent</Highlight>.
        </>
      }
      caption="Unpaid work in 2015: Office for National Statistics, November 2016."
    >
      <Highlighter>
        <path d="M216 64H316V164H216z" />
      </Highlighter>
      <SoftInk>
        <path d="M56 44V184H356M56 184v6M106 184v6M156 184v6M206 184v6M256 184v6M306 184v6M356 184v6" />
        <g textAnchor="middle">
          <text x="56" y="206">
            0
          </text>
          <text x="156" y="206">
            10
          </text>
          <text x="256" y="206">
            20
          </text>
          <text x="352" y="206">
            30 h
          </text>
        </g>
        <text x="56" y="34">
          Unpaid work, hours a week
        </text>
      </SoftInk>
      <Ink>
        <path d="M56 64H316V104H56M56 124H216V164H56" />
        <text x="68" y="90">
          women 26
        </text>
        <text x="68" y="150">
          men 16
        </text>
        <text x="56" y="244">
          So women do 10% more than men.
        </text>
      </Ink>
      <RedPen>
        <path pathLength={1} d="M158 228c16-5 40 0 38 11s-32 15-48 8-8-18 12-20" />
        <path pathLength={1} d="M218 132H314M226 126l-9 6 9 6M306 126l9 6-9 6" />
        <Lines x={150} y={278} of={['10 hours more. Of what?']} />
        <text x="248" y="156">
          10 h
        </text>
      </RedPen>
    </Plate>
  );
}
