import { Ink, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** 40 mm ÷ 20 µm: 40 000 ÷ 20 = 2 000. The IB’s rules for drawings: ruled label lines without arrowheads that end on the structure. */
export function Biology() {
  return (
    <Plate
      tint="mint"
      ruling="feint"
      height={336}
      sample
      label="A pencil drawing of a leaf cell of pondweed with ruled label lines to the cell wall, a chloroplast, the vacuole and the nucleus. Below it a scale bar of 20 micrometres, 40 millimetres long, and the student’s magnification: 40 divided by 20, so ×2. The tutor has ringed the 2 and asks: millimetres over micrometres?"
      poster={
        <>
          ×2? Then <Highlight>why the microscope</Highlight>?
        </>
      }
      caption="Our own drawing. The bar was 40 mm long on paper and stands for 20 µm."
    >
      <Ink>
        <path d="M34 38 252 34Q262 34 262 46V172Q262 184 252 184L36 188Q24 188 24 176V50Q24 38 34 38z" />
        <path
          d="M44 48 246 44Q252 44 252 52V166Q252 174 246 174L44 178Q34 178 34 168V56Q34 48 44 48z"
          strokeWidth="1.3"
        />
        <path d="M92 84Q150 64 214 82T216 140Q150 162 96 144T92 84z" strokeWidth="1.3" />
        <ellipse cx="66" cy="146" rx="17" ry="15" />
        <circle cx="70" cy="148" r="4" />
        <g strokeWidth="1.5">
          <ellipse cx="66" cy="66" rx="14" ry="7" transform="rotate(-20 66 66)" />
          <ellipse cx="120" cy="62" rx="14" ry="7" />
          <ellipse cx="180" cy="58" rx="14" ry="7" transform="rotate(8 180 58)" />
          <ellipse cx="232" cy="80" rx="14" ry="7" transform="rotate(70 232 80)" />
          <ellipse cx="234" cy="136" rx="14" ry="7" transform="rotate(84 234 136)" />
          <ellipse cx="180" cy="164" rx="14" ry="6.5" transform="rotate(-4 180 164)" />
          <ellipse cx="118" cy="166" rx="14" ry="6.5" />
          <ellipse cx="52" cy="104" rx="14" ry="7" transform="rotate(86 52 104)" />
        </g>
        <g strokeWidth="1.2">
          <path d="M258 52H296M240 84 296 86M190 112 296 120M72 154 150 206 296 206" />
        </g>
        <Lines x={301} y={57} step={34} of={['cell wall', 'chloroplast', 'vacuole']} />
        <text x="301" y="211">
          nucleus
        </text>
      </Ink>
      <SoftInk>
        <path d="M24 236H120M24 230v12M120 230v12" />
        <text x="50" y="226">
          20 µm
        </text>
      </SoftInk>
      <Ink>
        <Lines x={24} y={276} step={28} of={['bar measured: 40 mm', 'magnification = 40 / 20 = ×2']} />
      </Ink>
      <RedPen>
        <path pathLength={1} d="M206 286c14-5 28 2 27 13s-17 16-28 10-9-19 5-22" />
        <path pathLength={1} d="M236 290C248 284 252 276 255 266" />
        <Lines x={212} y={238} of={['Millimetres over', 'micrometres?']} />
      </RedPen>
    </Plate>
  );
}
