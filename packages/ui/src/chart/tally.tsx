import { forwardRef } from 'react';
import { Sheet, type ChartProps } from './chart';
import * as styles from './chart.css';

export interface TallyProps extends ChartProps {
  /** How many strokes. */
  count: number;
}

/** In units of the drawing. */
const APART = 12;
const HEIGHT = 34;
const GATE = 5;
const GATES_A_LINE = 4;
const GATE_WIDTH = (GATE - 1) * APART + 24;
const LINE = HEIGHT + 20;

/** A number as tally marks, in groups of five. The caption must say the number. */
export const Tally = forwardRef<HTMLElement, TallyProps>(function Tally({ count, ...rest }, ref) {
  const gates = Math.ceil(count / GATE);
  const lines = Math.ceil(gates / GATES_A_LINE);
  const strokes = Array.from({ length: count }, (_, at) => strokeOf(at));
  return (
    <Sheet ref={ref} {...rest}>
      <svg className={styles.drawing} viewBox={`0 0 320 ${lines * LINE}`} aria-hidden="true">
        <path d={strokes.filter((_, at) => at % GATE !== GATE - 1).join('')} />
        <path className={styles.mark} d={strokes.filter((_, at) => at % GATE === GATE - 1).join('')} />
      </svg>
    </Sheet>
  );
});

/** Four upright strokes, and a fifth across them. Each is drawn a little differently. */
function strokeOf(at: number): string {
  const gate = Math.floor(at / GATE);
  const left = 16 + (gate % GATES_A_LINE) * GATE_WIDTH;
  const top = 8 + Math.floor(gate / GATES_A_LINE) * LINE;
  const place = at % GATE;
  if (place === GATE - 1) return `M${left - 8} ${top + HEIGHT - 6}l${(GATE - 1) * APART + 2} ${12 - HEIGHT}`;
  return `M${left + place * APART} ${top + (at % 3)}l${(at % 2) - 1} ${HEIGHT - (at % 4)}`;
}
