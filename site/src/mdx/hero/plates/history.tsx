import { Highlighter, Ink, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** The whole of article 231 of the Treaty of Versailles, 28 June 1919, as printed by the Avalon Project, Yale Law School. */
const ARTICLE = [
  'The Allied and Associated Governments affirm',
  'and Germany accepts the responsibility of',
  'Germany and her allies for causing all the loss',
  'and damage to which the Allied and Associated',
  'Governments and their nationals have been',
  'subjected as a consequence of the war imposed',
  'upon them by the aggression of Germany',
  'and her allies.',
];

export function History() {
  return (
    <Plate
      tint="straw"
      ruling="lines"
      height={336}
      sample
      label="Article 231 of the Treaty of Versailles with its lines numbered. “Responsibility”, in line 2, is highlighted. The student has written: line 2 says that Germany alone was guilty of the war. The tutor has underlined “and her allies” in line 3 and “alone” in the answer, and asks: which word says alone, and which says guilty?"
      poster={
        <>
          Article 231 never says <Highlight>guilt</Highlight>.
        </>
      }
      caption="Treaty of Versailles, 28 June 1919: Avalon Project, Yale Law School."
    >
      <Highlighter>
        <path d="M226 36H319V53H226z" />
      </Highlighter>
      <SoftInk textAnchor="end">
        {ARTICLE.map((line, index) => (
          <text key={line} x="32" y={20 + index * 28}>
            {index + 1}
          </text>
        ))}
      </SoftInk>
      <Ink>
        <Lines x={54} y={20} step={28} of={ARTICLE} />
      </Ink>
      <SoftInk>
        <path d="M0 238H400" />
      </SoftInk>
      <Ink>
        <Lines x={54} y={272} step={28} of={['Line 2 says that Germany alone', 'was guilty of the war.']} />
      </Ink>
      <RedPen>
        <path pathLength={1} d="M116 82q12-4 24 0t24 0 24 0 18-2" />
        <path pathLength={1} d="M227 278q9-4 18 0t17-1" />
        <Lines x={202} y={301} of={['Which word says alone?', 'And which says guilty?']} />
      </RedPen>
    </Plate>
  );
}
