import { Ink, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** Wilfred Owen, “Dulce et Decorum Est”, lines 1 and 2 (Poems, 1920). */
export function IbEnglish() {
  return (
    <Plate
      tint="buff"
      ruling="feint"
      height={308}
      sample
      label="Two lines of Wilfred Owen: Bent double, like old beggars under sacks, Knock-kneed, coughing like hags, we cursed through sludge. “Old beggars” is underlined. In a table below, the student has filled in What, soldiers are marching, and How, Owen uses a simile; beside So what there is nothing. The tutor has ringed the empty line and joined it to “old beggars”: posters showed heroes, what does “old beggars” make of them?"
      poster={
        <>
          A simile is <Highlight>not a point yet</Highlight>.
        </>
      }
      caption="Wilfred Owen, “Dulce et Decorum Est”, Poems, 1920."
    >
      <SoftInk textAnchor="end">
        <text x="30" y="48">
          1
        </text>
        <text x="30" y="76">
          2
        </text>
      </SoftInk>
      <Ink>
        <Lines
          x={42}
          y={48}
          step={28}
          of={[
            'Bent double, like old beggars under sacks,',
            'Knock-kneed, coughing like hags, we cursed',
            'through sludge,',
          ]}
        />
        <path d="M168 54H248" strokeWidth="1.5" />
      </Ink>
      <SoftInk fontWeight="600">
        <path d="M0 124H400M112 124V236" />
        <Lines x={42} y={160} step={28} of={['What', 'How', 'So what']} />
      </SoftInk>
      <Ink>
        <Lines x={126} y={160} step={28} of={['Soldiers are marching.', 'Owen uses a simile.']} />
      </Ink>
      <RedPen>
        <path pathLength={1} d="M246 200c50-4 112 0 108 16s-110 18-172 12-60-24 66-28" />
        <path pathLength={1} d="M352 206C392 170 384 84 258 58M268 54l-11 4 7 10" />
        <Lines x={60} y={264} step={24} of={['Posters showed heroes. What does', '“old beggars” make of them?']} />
      </RedPen>
    </Plate>
  );
}
