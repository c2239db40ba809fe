import { Ink, Plate, RedPen } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** “Héros” has an h aspiré and takes no liaison, “héroïne” and “homme” have an h muet (Académie française). */
export function French() {
  return (
    <Plate
      tint="lilac"
      ruling="seyes"
      height={320}
      sample
      label="A French exercise book with Seyès ruling. The student has joined words by liaison arcs: les amis, les hommes, les héroïnes and les héros. The tutor has struck out the arc in les héros, with the note: h aspiré, no liaison, you said les zéros. The other three have a tick."
      poster={
        <>
          Les héros are not <Highlight>les zéros</Highlight>.
        </>
      }
      caption="H aspiré or h muet: Académie française."
    >
      <Ink fontSize="21">
        <Lines x={84} y={62} step={64} of={['les amis', 'les hommes', 'les héroïnes', 'les héros']} />
        <g strokeWidth="1.8">
          <path d="M108 68q8 10 18 0M108 132q8 10 20 0M108 196q8 10 20 0M108 260q8 10 20 0" />
        </g>
      </Ink>
      <RedPen>
        <path pathLength={1} d="M176 52c5 3 8 8 10 13 5-13 12-22 22-28" />
        <path pathLength={1} d="M204 116c5 3 8 8 10 13 5-13 12-22 22-28" />
        <path pathLength={1} d="M204 180c5 3 8 8 10 13 5-13 12-22 22-28" />
        <path pathLength={1} d="M108 258 130 276M130 256 108 276" />
        <Lines x={190} y={250} of={['H aspiré: no liaison.', 'You said “les zéros”.']} />
      </RedPen>
    </Plate>
  );
}
