import { Ink, Pencil, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** sin x = ½ for 0 ≤ x ≤ 2π: x = π/6 and x = 5π/6. One square is π/6. */
export function MathematicsAa() {
  return (
    <Plate
      tint="sky"
      ruling="squares"
      height={320}
      sample
      label="The graph of sine from 0 to 2 pi on squared paper, and the line y = one half. The student has marked the first intersection and written x = pi over 6. The tutor has ringed a second intersection, at 5 pi over 6, and asks: the line crosses again, so what is the sine of pi minus x?"
      poster={
        <>
          The line crosses <Highlight>twice</Highlight>.
        </>
      }
      caption="sin x = 0.5 for 0 ≤ x ≤ 2π. One square is π/6."
    >
      <SoftInk>
        <path d="M60 40V240M40 140H380M120 136v8M180 136v8M240 136v8M300 136v8" />
        <text x="366" y="132">
          x
        </text>
        <text x="70" y="38">
          y
        </text>
        <text x="164" y="160">
          π
        </text>
        <text x="302" y="160">
          2π
        </text>
      </SoftInk>
      <Ink>
        <path d="M60 140C68 118 84 60 120 60S164 100 180 140S206 220 240 220S284 180 300 140" strokeWidth="2.4" />
        <circle cx="80" cy="100" r="4.5" />
        <text x="316" y="106">
          y = 0.5
        </text>
        <Lines x={60} y={276} step={24} of={['sin x = 0.5,  0 ≤ x ≤ 2π', 'x = π/6']} />
      </Ink>
      <Pencil>
        <path d="M40 100H310M80 100V140" />
      </Pencil>
      <RedPen>
        <path pathLength={1} d="M156 86c14-6 28 3 26 16s-26 18-38 8-6-24 16-24" />
        <path pathLength={1} d="M186 84C198 70 206 62 218 56" />
        <Lines x={224} y={40} of={['And here? What', 'is sin(π − x)?']} />
      </RedPen>
    </Plate>
  );
}
