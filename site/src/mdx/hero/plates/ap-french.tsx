import { Ink, Pencil, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** 96 is quatre-vingt-seize, four twenties and sixteen. A dictation of ours. */
export function ApFrench() {
  return (
    <Plate
      tint="lilac"
      ruling="seyes"
      height={320}
      sample
      label="The sound wave of a sentence, le billet coûte quatre-vingt-seize euros, and below it what the student wrote down: prix, 80,16 €. The tutor has ringed the 80,16, joined quatre, vingt and seize with one arc, 4 times 20 plus 16, and asks: one number or two, and where does it end? Below it, in red: 96 euros."
      poster={
        <>
          The ticket does <Highlight>not cost 80.16</Highlight>.
        </>
      }
      caption="Our own dictation."
    >
      <SoftInk strokeWidth="3">
        <path d="M84 58v12M92 52v24M100 46v36M108 54v20M116 60v8M128 56v16M136 48v32M144 58v12" />
      </SoftInk>
      <Ink strokeWidth="3">
        <path d="M164 50v28M172 42v44M180 52v24M198 46v36M206 40v48M214 54v20M232 48v32M240 40v48M248 50v28M256 58v12" />
      </Ink>
      <SoftInk strokeWidth="3">
        <path d="M276 56v16M284 50v28M292 60v8" />
      </SoftInk>
      <SoftInk>
        <Lines x={80} y={118} of={['Le billet coûte']} />
      </SoftInk>
      <Ink fontSize="18">
        <text x="80" y="150">
          quatre - vingt - seize euros.
        </text>
        <text x="80" y="214">
          Prix : 80,16 €
        </text>
      </Ink>
      <Pencil strokeWidth="1.3">
        <path d="M189 36V96M223 36V96" />
      </Pencil>
      <RedPen>
        <path pathLength={1} d="M156 194c26-6 58 1 54 15s-46 18-72 9-14-20 18-24" />
        <path pathLength={1} d="M162 102q48 14 96 0" />
        <text x="286" y="118">
          4 × 20 + 16
        </text>
        <Lines x={226} y={214} of={['One number or two?', 'Where does it end?']} />
        <text x="80" y="278" fontSize="22">
          96 €
        </text>
      </RedPen>
    </Plate>
  );
}
