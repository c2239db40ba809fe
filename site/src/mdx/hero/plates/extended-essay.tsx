import { Ink, Pencil, Plate, RedPen } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** Samuel Pepys carried the King's command to pull down houses to the Lord Mayor on 2 September 1666 (his Diary). An Extended Essay has at most 4 000 words. */
export function ExtendedEssay() {
  return (
    <Plate
      tint="straw"
      ruling="none"
      height={336}
      sample
      label="A research question that narrows three times between two lines like a funnel. First: the Great Fire of London; the tutor has underlined it and written, a library, which part? Second: why did the Great Fire spread? A shelf, which cause? Third: to what extent did the delay in pulling down houses on 2 September 1666 decide how far the fire spread? The tutor has ticked it: yes."
      poster={
        <>
          A library, a shelf, <Highlight>an essay</Highlight>.
        </>
      }
      caption="The order to pull down houses: Samuel Pepys, Diary, 2 September 1666."
    >
      <Pencil strokeWidth="1.5">
        <path d="M14 20C40 130 60 170 70 320M386 20C360 130 346 170 330 320" />
      </Pencil>
      <Ink textAnchor="middle" fontSize="17">
        <text x="200" y="50">
          The Great Fire of London
        </text>
        <text x="200" y="140">
          Why did the Great Fire spread?
        </text>
        <Lines
          x={200}
          y={228}
          step={24}
          of={[
            'To what extent did the delay',
            'in pulling down houses on',
            '2 September 1666 decide',
            'how far the fire spread?',
          ]}
        />
      </Ink>
      <RedPen>
        <path pathLength={1} d="M102 58q9-5 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 16-1" />
        <path pathLength={1} d="M84 148q9-5 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 14-1" />
        <path pathLength={1} d="M346 276c5 3 8 8 10 13 5-13 12-22 22-28" />
        <text x="160" y="84">
          A library. Which part?
        </text>
        <text x="160" y="174">
          A shelf. Which cause?
        </text>
        <text x="344" y="312">
          Yes.
        </text>
      </RedPen>
    </Plate>
  );
}
