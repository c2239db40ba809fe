/** The width of a plate in units of its drawing. 20 units are about 5 mm on a desktop screen. */
export const WIDTH = 400;

interface Lines {
  /** Fainter lines between the others. */
  fine?: string;
  main: string;
  /** Bands of colour. */
  bands?: string;
}

/** The rulings of paper, as path data for a sheet of this height. */
export const RULINGS = {
  none: undefined,
  /** Squares of 5 mm. */
  squares: (height: number): Lines => ({ main: across(height, 20, 20) + down(height, 20, 20) }),
  /** Graph paper: five small squares to a large one. */
  graph: (height: number): Lines => ({
    fine: across(height, 8, 8) + down(height, 8, 8),
    main: across(height, 40, 40) + down(height, 40, 40),
  }),
  /** The French exercise book: a line each 8 mm, three fine ones between, and a margin. */
  seyes: (height: number): Lines => ({
    fine: across(height, 8, 8),
    main: across(height, 32, 32) + down(height, 32, 32) + `M66 0V${height}`,
  }),
  /** Lines to write on, and a margin. */
  lines: (height: number): Lines => ({ main: across(height, 28, 28) + `M44 0V${height}` }),
  /** Lines to write on, without a margin. */
  feint: (height: number): Lines => ({ main: across(height, 28, 28) }),
  /** Lines with a column for amounts, ruled twice. */
  ledger: (height: number): Lines => ({ main: across(height, 28, 28) + `M278 0V${height}M281 0V${height}` }),
  /** Printer paper with bands, for tables that are read across. */
  bands: (height: number): Lines => ({
    main: '',
    bands: repeated(height, 56, 28, (y) => `M0 ${y}H${WIDTH}v28H0z`),
  }),
} as const;

/** How the paper is ruled. */
export type Ruling = keyof typeof RULINGS;

function across(height: number, step: number, start: number): string {
  return repeated(height, step, start, (y) => `M0 ${y}H${WIDTH}`);
}

function down(height: number, step: number, start: number): string {
  return repeated(WIDTH, step, start, (x) => `M${x} 0V${height}`);
}

function repeated(end: number, step: number, start: number, draw: (at: number) => string): string {
  let path = '';
  for (let at = start; at < end; at += step) path += draw(at);
  return path;
}
