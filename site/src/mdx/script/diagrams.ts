/** A place in the units of the axes, or of the plate. */
export type Point = readonly [x: number, y: number];

/** A text whose baseline begins at a place, unless `anchor` says otherwise. */
export interface Words {
  at: Point;
  text: string;
  anchor?: 'middle' | 'end';
}

interface Axis {
  name: string;
  from: number;
  to: number;
}

/** A diagram of straight lines, in the units of its axes. diagram.tsx draws it. */
export interface DiagramData {
  /** The text alternative: everything that the drawing shows. */
  label: string;
  caption: string;
  x: Axis;
  y: Axis;
  /** Each is named at its end, unless `named` gives another place. */
  curves: readonly { name: string; from: Point; to: Point; named?: Omit<Words, 'text'> }[];
  /**
   * Points with dashed lines to the axes, and the value to write at each axis. `nudge` moves the value below the horizontal axis
   * away from its neighbour, in units of the plate.
   */
  points: readonly { at: Point; x?: string; y?: string; nudge?: number }[];
  /** Shaded areas, by their corners. */
  areas?: readonly (readonly Point[])[];
  /** An arrow from a curve to where it shifts. */
  shift?: readonly [from: Point, to: Point];
  words?: readonly Words[];
}

/** Axes without figures run from 0 to 100. */
const from0 = (name: string, to = 100): Axis => ({ name, from: 0, to });

/** The diagrams that answers may show. In English only. */
export const DIAGRAMS = {
  /** MPB = 94 − 0.8Q, MPC = 10 + 0.6Q, MSC = 38 + 0.6Q: Qm = 60, Q* = 40. */
  externality: {
    label:
      'Axes: costs and benefits, quantity of salmon. Demand, D = MPB = MSB, slopes down. MPC slopes up, and MSC lies above it. The market output Qm, with the price Pm, is where MPC crosses demand. The optimum Q*, with P*, is where MSC crosses demand, to the left of Qm and higher. The triangle between MSC and demand from Q* to Qm is shaded: the welfare loss.',
    caption: 'The diagram for full marks. The vertical gap from MPC to MSC is the cost to the mussel growers.',
    x: from0('Quantity of salmon'),
    y: from0('Costs and benefits ($)'),
    curves: [
      { name: 'D = MPB = MSB', from: [5, 90], to: [96, 17.2], named: { at: [117, 7], anchor: 'end' } },
      { name: 'MPC', from: [5, 13], to: [96, 67.6] },
      { name: 'MSC', from: [5, 41], to: [90, 92] },
    ],
    points: [
      { at: [40, 62], x: 'Q*', y: 'P*' },
      { at: [60, 46], x: 'Qm', y: 'Pm' },
    ],
    areas: [
      [
        [40, 62],
        [60, 46],
        [60, 74],
      ],
    ],
    words: [
      { at: [63, 66.5], text: 'welfare' },
      { at: [63, 58.5], text: 'loss' },
    ],
  },
  /** Supply P = 200 + (Q − 300) ÷ 2 and demand P = 200 + (900 − Q) ÷ 3, from the table in the question. */
  tariff: {
    label:
      'Axes: price in dollars, bicycles in thousands a year. Domestic supply slopes up, domestic demand slopes down. At the world price of 200, a horizontal line, 300 are supplied at home and 900 demanded. At 240, the world price plus the tariff, 380 are supplied and 780 demanded. Two triangles between the two prices are shaded: below supply from 300 to 380, and below demand from 780 to 900.',
    caption:
      'The diagram for (c). Pw is the world price, t the tariff. Nobody gains the shaded triangles: $1.6 million on the left, $2.4 million on the right. The axes don’t begin at zero.',
    x: { name: 'Bicycles (thousands a year)', from: 240, to: 960 },
    y: { name: 'Price ($)', from: 160, to: 340 },
    curves: [
      { name: 'S', from: [260, 180], to: [570, 335] },
      { name: 'D', from: [495, 335], to: [945, 185] },
      { name: 'Pw', from: [240, 200], to: [960, 200] },
      { name: 'Pw + t', from: [240, 240], to: [960, 240] },
    ],
    points: [
      { at: [300, 200], x: '300', y: '200', nudge: -5 },
      { at: [380, 240], x: '380', y: '240', nudge: 5 },
      { at: [780, 240], x: '780' },
      { at: [900, 200], x: '900' },
    ],
    areas: [
      [
        [300, 200],
        [380, 200],
        [380, 240],
      ],
      [
        [780, 240],
        [780, 200],
        [900, 200],
      ],
    ],
  },
  /** SRAS = 10 + 0.5Y, AD1 = 76 − Y, AD2 = 106 − Y: Y1 = 44, Y2 = 64. */
  'demand-shift': {
    label:
      'Axes: average price level, real GDP. SRAS slopes up. An arrow shows that aggregate demand shifts to the right, from AD1 to AD2. Where it crosses SRAS, real GDP rises from Y1 to Y2 and the price level from PL1 to PL2.',
    caption: 'The diagram for this policy. Real GDP rises from Y1 to Y2, so firms need more workers.',
    x: from0('Real GDP'),
    y: from0('Average price level'),
    curves: [
      { name: 'AD1', from: [4, 72], to: [68, 8] },
      { name: 'AD2', from: [10, 96], to: [98, 8] },
      { name: 'SRAS', from: [6, 13], to: [98, 59] },
    ],
    points: [
      { at: [44, 32], x: 'Y1', y: 'PL1' },
      { at: [64, 42], x: 'Y2', y: 'PL2' },
    ],
    shift: [
      [19, 61],
      [41, 61],
    ],
  },
  /** P = 24 − 2Q, MR = 24 − 4Q, MC = 4. */
  monopoly: {
    label:
      'Axes: price, cost and revenue in dollars; tickets per minute. Demand falls from 24 to 0 at 12 tickets, marginal revenue twice as fast, to 0 at 6. Marginal cost is a horizontal line at 4. MR crosses MC at 5 tickets; the price on demand above it is 14. Demand crosses MC at 10 tickets. The triangle between demand and MC from 5 to 10 is shaded: DWL, the deadweight loss.',
    caption: 'The graph for (a), with the values of (b) and (c). DWL is the deadweight loss.',
    x: from0('Tickets per minute', 12.5),
    y: from0('Price, cost, revenue ($)', 25),
    curves: [
      { name: 'D', from: [0, 24], to: [12, 0], named: { at: [11.7, 1.4] } },
      { name: 'MR', from: [0, 24], to: [6, 0], named: { at: [6, 1.4] } },
      { name: 'MC', from: [0, 4], to: [12.5, 4] },
    ],
    points: [
      { at: [0, 24], y: '24' },
      { at: [5, 14], x: '5', y: '14' },
      { at: [10, 4], x: '10', y: '4' },
    ],
    areas: [
      [
        [5, 14],
        [5, 4],
        [10, 4],
      ],
    ],
    words: [{ at: [5.5, 6.2], text: 'DWL' }],
  },
  /** SRAS = 50 + (Y − 960) ÷ 2, AD = 50 − (Y − 960) ÷ 2. */
  'recessionary-gap': {
    label:
      'Axes: price level, real output in billions of dollars. Aggregate demand slopes down, short-run aggregate supply slopes up. They cross at an output of 960 and the price level PL1. Long-run aggregate supply is a vertical line at 1,000, to the right of that point.',
    caption: 'The graph for (a). The gap from 960 to 1,000 is $40 billion. The output axis doesn’t begin at zero.',
    x: { name: 'Real output ($ billion)', from: 880, to: 1060 },
    y: from0('Price level'),
    curves: [
      { name: 'AD', from: [884, 88], to: [1040, 10] },
      { name: 'SRAS', from: [890, 15], to: [1046, 93] },
      { name: 'LRAS', from: [1000, 0], to: [1000, 95], named: { at: [996, 92], anchor: 'end' } },
    ],
    points: [
      { at: [960, 50], x: '960', y: 'PL1' },
      { at: [1000, 0], x: '1,000' },
    ],
  },
} satisfies Record<string, DiagramData>;

export type DiagramName = keyof typeof DIAGRAMS;
export const DIAGRAM_NAMES = Object.keys(DIAGRAMS) as DiagramName[];
