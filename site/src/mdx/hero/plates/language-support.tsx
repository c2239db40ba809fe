import { Ink, Plate, RedPen } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** A sentence of ours, with the two endings that learners leave out most: the verb's after he, she, it, and the plural's. */
export function LanguageSupport() {
  return (
    <Plate
      tint="straw"
      ruling="lines"
      height={308}
      sample
      label="A sentence on ruled paper: The rate increase because more particle collide per second. With proof-reader’s marks the tutor has inserted an s after increase and after particle, put a tick after “per second”, and written: the rate is an it, so which ending? More than one particle: which?"
      poster={
        <>
          Two letters missing, <Highlight>chemistry right</Highlight>.
        </>
      }
      caption="Our own sentence."
    >
      <Ink fontSize="20">
        <Lines x={60} y={76} step={56} of={['The rate increase because', 'more particle collide', 'per second.']} />
      </Ink>
      <RedPen>
        <path pathLength={1} d="M208 86 214 72 220 86" />
        <path pathLength={1} d="M178 142 184 128 190 142" />
        <path pathLength={1} d="M170 182c5 3 8 8 10 13 5-13 12-22 22-28" />
        <text x="210" y="56" fontSize="22">
          s
        </text>
        <text x="180" y="112" fontSize="22">
          s
        </text>
        <Lines x={60} y={244} step={28} of={['The rate is “it”. Which ending?', 'More than one particle: which?']} />
      </RedPen>
    </Plate>
  );
}
