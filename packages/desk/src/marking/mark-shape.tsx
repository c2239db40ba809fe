import type { Mark } from '@tutoring/domain/marking';
import type { PageSize } from './marks';
import * as styles from './marking.css';

/** The width of a page in the units in which its marks are drawn, so that a pen is as thick on each. */
const PAGE_UNITS = 1000;
/** Half a wave of a wavy line, and its height. */
const WAVE = { length: 7, height: 5 } as const;

interface MarkShapesProps {
  marks: readonly Mark[];
  page: PageSize;
}

/** The marks of a page, as a pen draws them. */
export function MarkShapes({ marks, page }: MarkShapesProps) {
  const tall = (PAGE_UNITS * page.height) / page.width;
  return (
    <svg viewBox={`0 0 ${PAGE_UNITS} ${tall}`} aria-hidden="true" className={styles.shapes}>
      {marks.map((mark) => {
        const box = {
          x: mark.box.x * PAGE_UNITS,
          y: mark.box.y * tall,
          width: mark.box.width * PAGE_UNITS,
          height: mark.box.height * tall,
        };
        return <Stroke key={mark.id} kind={mark.kind} box={box} />;
      })}
    </svg>
  );
}

interface StrokeProps {
  kind: Mark['kind'];
  box: { x: number; y: number; width: number; height: number };
}

function Stroke({ kind, box: { x, y, width, height } }: StrokeProps) {
  const low = y + height;
  switch (kind) {
    case 'tick':
      return (
        <path className={styles.stroke} d={`M${x} ${y + height * 0.55} ${x + width * 0.36} ${low} ${x + width} ${y}`} />
      );
    case 'underline':
      return <path className={styles.stroke} d={`M${x} ${low}H${x + width}`} />;
    case 'wavy': {
      const halves = Math.max(2, Math.round(width / WAVE.length));
      const half = width / halves;
      return (
        <path
          className={styles.stroke}
          d={`M${x} ${low}q${half / 2} ${-2 * WAVE.height} ${half} 0${`t${half} 0`.repeat(halves - 1)}`}
        />
      );
    }
    case 'highlight':
      return <rect {...{ x, y, width, height }} rx={3} className={styles.highlighter} />;
    case 'ring':
      return (
        <ellipse cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} className={styles.stroke} />
      );
  }
}
