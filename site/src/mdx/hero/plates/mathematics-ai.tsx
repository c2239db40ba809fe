import { Ink, Pencil, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/**
 * Winning times of the men's 100 m at the Olympic Games, 1988 to 2024, in seconds. The least-squares line
 * t = 19.715 − 0.0049344 y, with the Games of 2020 in 2021, is zero in the year 3995.
 */
const TIMES = [
  [1988, 9.92],
  [1992, 9.96],
  [1996, 9.84],
  [2000, 9.87],
  [2004, 9.85],
  [2008, 9.69],
  [2012, 9.63],
  [2016, 9.81],
  [2021, 9.8],
  [2024, 9.79],
] as const;

const x = (year: number) => Math.round((60 + (year - 1980) * 4) * 10) / 10;
const y = (time: number) => Math.round((60 + (10 - time) * 400) * 10) / 10;

export function MathematicsAi() {
  return (
    <Plate
      tint="mint"
      ruling="graph"
      height={320}
      sample
      label="A scatter graph of the winning times of the men’s Olympic 100 metres from 1988 to 2024, between 9.63 and 9.96 seconds, with a regression line that falls slowly. The student has put t = 0 and found the year 3995. The tutor has ringed the year and asks: your data end in 2024, so how far may the line go?"
      poster={
        <>
          The line reaches <Highlight>0&nbsp;seconds</Highlight> in 3995.
        </>
      }
      caption="Winning times at the Olympic Games, 1988–2024. Least-squares line of the ten times."
    >
      <SoftInk>
        <path d="M60 20V240H388M54 60h6M54 140h6M54 220h6M100 240v6M180 240v6M220 240v6M260 240v6M140 240v6" />
        <g textAnchor="end">
          <text x="50" y="65">
            10.0
          </text>
          <text x="50" y="145">
            9.8
          </text>
          <text x="50" y="225">
            9.6
          </text>
        </g>
        <g textAnchor="middle">
          <text x="100" y="262">
            1990
          </text>
          <text x="180" y="262">
            2010
          </text>
          <text x="260" y="262">
            2030
          </text>
        </g>
        <text x="66" y="32">
          time in s
        </text>
      </SoftInk>
      <Ink>
        {TIMES.map(([year, time]) => (
          <circle key={year} cx={x(year)} cy={y(time)} r="4" />
        ))}
        <path d={`M${x(1986)} ${y(9.915)} ${x(2026)} ${y(9.718)}`} />
        <Lines x={27} y={292} of={['0 = 19.715 − 0.0049344 y, so y = 3995']} />
      </Ink>
      <Pencil>
        <path d={`M${x(2026)} ${y(9.718)} ${x(2058)} ${y(9.56)}`} />
      </Pencil>
      <RedPen>
        <path pathLength={1} d="M272 274c18-6 34 1 32 14s-34 15-48 8-8-20 15-23" />
        <path pathLength={1} d="M238 30V226" />
        <Lines x={248} y={50} of={['Your data end', 'here. How far', 'may the line go?']} />
      </RedPen>
    </Plate>
  );
}
