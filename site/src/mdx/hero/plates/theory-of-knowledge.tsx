import { Ink, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** Willem de Vlamingh's crew saw black swans on the Swan River, Western Australia, in January 1697. The example is Karl Popper's, The Logic of Scientific Discovery (1959). */
export function TheoryOfKnowledge() {
  return (
    <Plate
      tint="lilac"
      ruling="none"
      height={320}
      sample
      label="Two claims with an arrow between them. Above: every swan we have seen is white. The arrow is labelled therefore. Below: all swans are white. The tutor has ringed the arrow and asks: how many swans make all? Below it, in red: Swan River, 1697."
      poster={
        <>
          It took <Highlight>one black swan</Highlight>.
        </>
      }
      caption="Black swans on the Swan River, 1697: Willem de Vlamingh’s voyage. The white swans: Karl Popper, The Logic of Scientific Discovery."
    >
      <Ink fontSize="18" textAnchor="middle">
        <path d="M30 32H370V92H30zM30 228H370V288H30z" />
        <text x="200" y="68">
          Every swan we have seen is white.
        </text>
        <text x="200" y="264">
          All swans are white.
        </text>
        <path d="M130 92V222M122 210l8 13 8-13" strokeWidth="2.6" />
      </Ink>
      <SoftInk>
        <text x="22" y="163">
          therefore
        </text>
      </SoftInk>
      <RedPen>
        <path pathLength={1} d="M134 124c18-2 30 14 28 34s-20 32-36 28-24-24-18-42 14-22 34-18" />
        <path pathLength={1} d="M170 148C178 144 184 142 190 140" />
        <Lines x={198} y={140} of={['How many swans', 'make “all”?']} />
        <text x="198" y="206">
          Swan River, 1697
        </text>
      </RedPen>
    </Plate>
  );
}
