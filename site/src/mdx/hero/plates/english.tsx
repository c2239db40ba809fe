import { Ink, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** William Blake, “The Tyger”, Songs of Experience (1794): three trochaic lines that lose their last syllable, then an iambic one. */
export function English() {
  return (
    <Plate
      tint="plain"
      ruling="none"
      height={300}
      sample
      label="The first stanza of Blake’s “The Tyger”. The student has marked the first and the last line as iambic: weak, strong, weak, strong. In the first line the tutor has struck these marks out, put the stress on the first syllable of each Tyger, and asks: say it aloud, which syllable is louder? The fourth line, which is iambic, has a tick: this one, yes."
      poster={
        <>
          A tiger does not <Highlight>start softly</Highlight>.
        </>
      }
      caption="William Blake, “The Tyger”, Songs of Experience, 1794."
    >
      <Ink fontSize="19">
        <Lines
          x={24}
          y={76}
          step={58}
          of={[
            'Tyger Tyger, burning bright,',
            'In the forests of the night;',
            'What immortal hand or eye,',
            'Could frame thy fearful symmetry?',
          ]}
        />
      </Ink>
      <SoftInk fontSize="17" textAnchor="middle">
        <Feet y={54} at={[34, 62, 88, 116, 156, 186, 222]} />
        <Feet y={228} at={[48, 102, 142, 170, 196, 222, 250, 276]} />
      </SoftInk>
      <RedPen>
        <g fontSize="20" textAnchor="middle" fontWeight="600">
          {[34, 88, 156, 222].map((x) => (
            <text key={x} x={x} y="32">
              /
            </text>
          ))}
        </g>
        <path pathLength={1} d="M24 50 230 46" />
        <path pathLength={1} d="M318 242c6 3 9 8 11 14 6-14 14-24 26-30" />
        <Lines x={272} y={40} of={['Say it aloud:', 'which syllable', 'is louder?']} />
        <text x="262" y="282">
          This one, yes.
        </text>
      </RedPen>
    </Plate>
  );
}

/** Weak and strong in turn. */
function Feet({ y, at }: { y: number; at: readonly number[] }) {
  return at.map((x, index) => (
    <text key={x} x={x} y={y}>
      {index % 2 ? '/' : '×'}
    </text>
  ));
}
