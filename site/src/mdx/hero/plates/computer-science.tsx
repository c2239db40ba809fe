import { Ink, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

const COLUMNS = [36, 120, 216, 330];

/** In Java a[3] of an array with three elements throws an ArrayIndexOutOfBoundsException (Java Language Specification, 10.4). */
export function ComputerScience() {
  return (
    <Plate
      tint="sky"
      ruling="bands"
      height={336}
      sample
      label="A loop in Java over the array 3, 5, 4, with i from 1 to at most a.length, and the student’s trace table. In the third row i is 3 and a[3] is given as 0. The tutor has ticked the first two rows, ringed the 0 and the sign for at most, and asks: which element is a[3]? Count from 0."
      poster={
        <>
          Three values. <Highlight>No a[3]</Highlight>.
        </>
      }
      caption="Our own program. Array access: Java Language Specification, section 10.4."
    >
      <Ink fontFamily="ui-monospace, monospace" fontSize="14">
        <Lines
          x={16}
          y={22}
          step={28}
          of={[
            'int[] a = {3, 5, 4};  int up = 0;',
            'for (int i = 1; i <= a.length; i++)',
            '  if (a[i] > a[i - 1]) up++;',
          ]}
        />
      </Ink>
      <SoftInk fontWeight="600" textAnchor="middle">
        <path d="M0 112H400M78 88V224M166 88V224M272 88V224" />
        {['i', 'a[i]', 'a[i − 1]', 'up'].map((name, index) => (
          <text key={name} x={COLUMNS[index]} y="105">
            {name}
          </text>
        ))}
      </SoftInk>
      <Ink textAnchor="middle">
        {[
          ['1', '5', '3', '1'],
          ['2', '4', '5', '1'],
          ['3', '0', '4', '1'],
        ].map((row, line) =>
          row.map((value, index) => (
            <text key={`${line} ${index}`} x={COLUMNS[index]} y={132 + line * 28}>
              {value}
            </text>
          )),
        )}
      </Ink>
      <RedPen>
        <path pathLength={1} d="M118 170c16-6 28 5 24 16s-26 14-38 5-4-22 20-21" />
        <path pathLength={1} d="M170 35c14-5 26 2 24 11s-21 13-29 6-2-17 10-17" />
        <path pathLength={1} d="M124 203C126 222 132 234 144 242" />
        <path pathLength={1} d="M316 150l5 8 12-16M316 122l5 8 12-16" transform="translate(34 2)" />
        <Lines x={152} y={254} of={['Which element is a[3]?', 'Count from 0: a[0], a[1] …']} />
      </RedPen>
    </Plate>
  );
}
