import { Highlighter, Ink, Pencil, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** The belief that motion needs a force: J. Clement, American Journal of Physics 50 (1982), “Students’ preconceptions in introductory mechanics”. */
export function Physics() {
  return (
    <Plate
      tint="sky"
      ruling="squares"
      height={320}
      sample
      label="The path of a thrown ball on squared paper. At each of three points the student has drawn the weight, the same arrow down. At the first point there is also an arrow up and forwards, labelled force of the throw. The tutor has ringed it and written: your hand is down there, what touches the ball here?"
      poster={
        <>
          In the air, <Highlight>nothing pushes it up</Highlight>.
        </>
      }
      caption="The error: J. Clement, American Journal of Physics 50 (1982). Air resistance is left out."
    >
      <Pencil>
        <path d="M30 300Q190-116 350 300" />
      </Pencil>
      <Highlighter>
        <path d="M84 160 112 92 132 100 104 168z" />
      </Highlighter>
      <Ink>
        <circle cx="90" cy="174" r="9" />
        <circle cx="190" cy="92" r="9" />
        <circle cx="290" cy="174" r="9" />
        <path d="M90 180v60M84 230l6 11 6-11M190 98v60M184 148l6 11 6-11M290 180v60M284 230l6 11 6-11" />
        <path d="M94 166 122 96M112 104l11-9 1 14" />
        <text x="100" y="232">
          mg
        </text>
        <text x="200" y="150">
          mg
        </text>
        <text x="260" y="232">
          mg
        </text>
        <text x="28" y="134">
          F
          <tspan dy="4" fontSize="12">
            throw
          </tspan>
        </text>
      </Ink>
      <SoftInk>
        <path d="M20 300H380" />
      </SoftInk>
      <RedPen>
        <path pathLength={1} d="M104 92c18-10 36-6 34 12s-12 56-32 62-30-10-24-36 8-30 28-40" />
        <path pathLength={1} d="M124 86C124 76 126 68 130 62" />
        <Lines x={120} y={34} of={['Your hand is down there.', 'What touches the ball here?']} />
      </RedPen>
    </Plate>
  );
}
