import { Fragment } from 'react';

interface LinesProps {
  x: number;
  /** The baseline of the first line. */
  y: number;
  /** From one baseline to the next. @default 22, which fits the tutor's hand */
  step?: number;
  of: readonly string[];
}

/** Lines of text below each other. */
export function Lines({ x, y, step = 22, of }: LinesProps) {
  return of.map((line, index) => (
    <text key={`${index} ${line}`} x={x} y={y + index * step}>
      {line}
    </text>
  ));
}

/** A formula with subscripts, such as `H_2_O`: what is between underscores is lowered. */
export function Formula({ of }: { of: string }) {
  return of.split('_').map((part, index) =>
    index % 2 ? (
      <tspan key={index} dy="4" fontSize="11">
        {part}
      </tspan>
    ) : index > 0 && part ? (
      <tspan key={index} dy="-4">
        {part}
      </tspan>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
