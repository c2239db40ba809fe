import { Ink, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** Energy flow in Silver Springs, Florida, in kcal per m² and year: H. T. Odum, Ecological Monographs 27 (1957). 383 ÷ 20 810 = 1.8%. */
const LEVELS = [
  { name: 'plants', energy: '20 810', y: 236, left: 30, right: 250 },
  { name: 'herbivores', energy: '3 368', y: 172, left: 66, right: 214 },
  { name: 'carnivores', energy: '383', y: 108, left: 84, right: 196 },
  { name: 'top', energy: '21', y: 44, left: 98, right: 182 },
];

export function Ess() {
  return (
    <Plate
      tint="mint"
      ruling="none"
      height={320}
      sample
      label="A flow of energy from box to box in Silver Springs: plants 20,810, herbivores 3,368, carnivores 383, top carnivores 21 kilocalories per square metre per year. The student has written beside the carnivores: get 10% of the plants’ energy. The tutor has ringed the 10%, drawn two steps up from the plants’ box, and asks: one step or two? 383 of 20,810?"
      poster={
        <>
          10% of 10% <Highlight>is 1%</Highlight>.
        </>
      }
      caption="Silver Springs, Florida: H. T. Odum, Ecological Monographs 27 (1957)."
    >
      <Ink textAnchor="middle">
        {LEVELS.map(({ name, energy, y, left, right }) => (
          <g key={name}>
            <path d={`M${left} ${y - 20}H${right}V${y + 22}H${left}z`} />
            <text x="140" y={y - 3}>
              {name}
            </text>
            <text x="140" y={y + 16} fontWeight="600">
              {energy}
            </text>
          </g>
        ))}
        <path d="M140 216V196M134 203l6-8 6 8M140 152V132M134 139l6-8 6 8M140 88V68M134 75l6-8 6 8" strokeWidth="2.6" />
      </Ink>
      <Ink>
        <Lines x={230} y={92} step={20} of={['get 10% of the', 'plants’ energy']} />
      </Ink>
      <SoftInk>
        <path d="M66 190C40 188 28 176 20 160M84 126C54 124 40 112 32 96" strokeWidth="1.3" />
        <text x="8" y="152">
          heat
        </text>
        <text x="18" y="88">
          heat
        </text>
        <text x="30" y="284">
          kcal per m² per year
        </text>
      </SoftInk>
      <RedPen>
        <path pathLength={1} d="M262 74c16-5 34 1 32 13s-28 15-42 8-6-19 11-21" />
        <path pathLength={1} d="M256 238C286 232 284 186 222 176M232 169l-11 7 9 9" />
        <path pathLength={1} d="M222 164C256 158 252 126 204 116M214 110l-11 6 8 9" />
        <Lines x={290} y={172} of={['One step', 'or two?']} />
        <text x="256" y="266">
          383 of 20 810?
        </text>
      </RedPen>
    </Plate>
  );
}
