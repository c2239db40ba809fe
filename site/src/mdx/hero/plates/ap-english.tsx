import { Highlighter, Ink, Pencil, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** Abraham Lincoln, Gettysburg Address, 19 November 1863. A repeated ending is an epistrophe, a repeated beginning an anaphora. */
export function ApEnglish() {
  return (
    <Plate
      tint="straw"
      ruling="none"
      height={312}
      sample
      label="Lincoln’s words set one below the other: government of the people, by the people, for the people, shall not perish from the earth. “The people” ends three phrases and is highlighted. The student has written: Lincoln uses anaphora. The tutor has struck “anaphora” out, with the note: same end, epistrophe. The tutor has also ringed of, by, for: what changes, and why in this order?"
      poster={
        <>
          Name it, then say <Highlight>why three times</Highlight>.
        </>
      }
      caption="Abraham Lincoln, Gettysburg Address, 19 November 1863."
    >
      <Highlighter>
        <path d="M160 60H252V80H160zM160 94H252V114H160zM160 128H252V148H160z" />
      </Highlighter>
      <Ink fontSize="18">
        <text x="24" y="42">
          government
        </text>
        <Lines x={160} y={76} step={34} of={['the people,', 'the people,', 'the people,']} />
        <g textAnchor="end">
          <Lines x={150} y={76} step={34} of={['of', 'by', 'for']} />
        </g>
        <text x="24" y="180">
          shall not perish from the earth
        </text>
      </Ink>
      <Pencil strokeWidth="1.3">
        <path d="M156 52V152" />
      </Pencil>
      <SoftInk>
        <path d="M0 206H400" />
      </SoftInk>
      <Ink>
        <text x="24" y="240">
          Lincoln uses anaphora.
        </text>
      </Ink>
      <RedPen>
        <path pathLength={1} d="M114 237 184 232" />
        <path pathLength={1} d="M138 52c20 0 22 44 18 72s-30 44-38 18 0-88 22-90" />
        <text x="196" y="240">
          Same end: epistrophe.
        </text>
        <Lines x={268} y={80} of={['What changes,', 'and why in', 'this order?']} />
        <text x="24" y="282">
          A name earns little, a reason more.
        </text>
      </RedPen>
    </Plate>
  );
}
