import type { PageMark } from './marked-page';
import * as styles from './marked-page.css';

/** A mark's place in the units of its drawing. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Waves across the width of a page. */
const WAVES = 45;
/** The unit of the drawn tick. */
const TICK_UNITS = 24;

export interface StrokeProps {
  /** How the place is marked. */
  kind: PageMark['kind'];
  /** The place in pixels of the page. */
  place: Place;
  /** The page's width in pixels, on which the sizes of ticks and waves depend. */
  pageWidth: number;
}

/** A mark as a tutor's pen draws it. Its stroke has the same width at every size of the page. */
export function Stroke({ kind, place, pageWidth }: StrokeProps) {
  const { x, y, width, height } = place;
  const base = y + height;
  if (kind === 'highlight') return <rect className={styles.highlighted} x={x} y={y} width={width} height={height} />;
  if (kind === 'tick') {
    const scale = Math.max(width, height, pageWidth / 20) / TICK_UNITS;
    return (
      <path
        className={styles.stroke}
        transform={`translate(${round(x)} ${round(base - scale * TICK_UNITS)}) scale(${scale.toFixed(3)})`}
        vectorEffect="non-scaling-stroke"
        d="M3 13.5c2 1 3.8 3.2 4.8 6C10.5 12.5 15 6.5 21.5 3"
      />
    );
  }
  return <path className={styles.stroke} vectorEffect="non-scaling-stroke" d={PATHS[kind](place, pageWidth)} />;
}

const PATHS: Readonly<Record<'underline' | 'wavy' | 'ring', (place: Place, pageWidth: number) => string>> = {
  underline: ({ x, y, width, height }) =>
    `M${round(x)} ${round(y + height)}q${round(width / 2)} ${round(-height / 8)} ${round(width)} 0`,
  wavy({ x, y, width, height }, pageWidth) {
    const half = pageWidth / WAVES / 2;
    const halves = Math.max(2, Math.round(width / half));
    return `M${round(x)} ${round(y + height)}q${round(half / 2)} ${round(-half / 1.6)} ${round(half)} 0${`t${round(half)} 0`.repeat(halves - 1)}`;
  },
  // Drawn like the ring of a grade (marks), over its own beginning.
  ring({ x, y, width, height }) {
    const at = (across: number, down: number) => `${round(x + across * width)} ${round(y + down * height)}`;
    return `M${at(0.62, 0)}C${at(0.3, -0.08)} ${at(0.02, 0)} ${at(-0.02, 0.42)}C${at(-0.05, 0.85)} ${at(0.12, 1.02)} ${at(0.5, 1.02)}C${at(0.82, 1.02)} ${at(1.03, 0.88)} ${at(1.02, 0.5)}C${at(1, 0.08)} ${at(0.74, -0.05)} ${at(0.4, 0.06)}`;
  },
};

const round = (length: number) => Math.round(length * 10) / 10;
