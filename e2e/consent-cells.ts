/**
 * The cells of the consent matrix, written out from the specification (sections 4, 5 and 9) and
 * not computed by the code under test.
 */

/** A visitor's place, as Cloudflare reports it, and the specification's rules for it. */
export const PLACES = {
  ca: { cf: { country: 'CA', regionCode: 'ON' }, button: 'OK', usedBefore: true },
  us: { cf: { country: 'US', regionCode: 'NY' }, button: 'OK', usedBefore: true },
  au: { cf: { country: 'AU' }, button: 'OK', usedBefore: true },
  eu: { cf: { country: 'DE' }, button: 'Accept All', usedBefore: false },
  sg: { cf: { country: 'SG' }, button: 'OK', usedBefore: false },
  hk: { cf: { country: 'HK' }, button: 'OK', usedBefore: false },
  ae: { cf: { country: 'AE' }, button: 'OK', usedBefore: false },
  cn: { cf: { country: 'CN' }, button: 'OK', usedBefore: false },
  jp: { cf: { country: 'JP' }, button: 'OK', usedBefore: false },
  kr: { cf: { country: 'KR' }, button: 'OK', usedBefore: false },
  // Beyond the specification: opt-in under the eu profile.
  qc: { cf: { country: 'CA', regionCode: 'QC' }, button: 'Accept All', usedBefore: false },
  uk: { cf: { country: 'GB' }, button: 'Accept All', usedBefore: false },
  ch: { cf: { country: 'CH' }, button: 'Accept All', usedBefore: false },
  // Countries without their own profile get the us profile.
  br: { cf: { country: 'BR' }, button: 'OK', usedBefore: true },
} as const;
export type PlaceName = keyof typeof PLACES;

export const SIGNALS = ['no signal', 'Global Privacy Control'] as const;
export const ACTIONS = ['accept', 'decline', 'settings', 'nothing'] as const;
export const VISITS = ['first', 'return', 'expired', 'old version'] as const;

export interface Cell {
  place: PlaceName;
  signal: (typeof SIGNALS)[number];
  action: (typeof ACTIONS)[number];
  visit: (typeof VISITS)[number];
}

/** Whether analytics may be used before the visitor does anything on this page. */
export function usedBefore({ place, signal, visit }: Cell): boolean {
  // The returning visitor accepted everything: an explicit choice wins over the signal.
  if (visit === 'return') return true;
  return signal === 'no signal' && PLACES[place].usedBefore;
}

/** Whether analytics may be used after the visitor's choice. `settings` allows analytics only. */
export function usedAfter(cell: Cell): boolean {
  return { accept: true, decline: false, settings: true, nothing: usedBefore(cell) }[cell.action];
}

/** The button that accepts. With the signal, "OK" would not be an explicit choice. */
export function acceptButton({ place, signal }: Cell): string {
  return signal === 'Global Privacy Control' ? 'Accept All' : PLACES[place].button;
}

/** Every cell. */
export function allCells(): Cell[] {
  const places = Object.keys(PLACES) as PlaceName[];
  return places.flatMap((place) =>
    SIGNALS.flatMap((signal) => ACTIONS.flatMap((action) => VISITS.map((visit) => ({ place, signal, action, visit })))),
  );
}

/** One place per mode. The store's test checks every cell (ui, matrix.test.tsx). */
const ONE_OF_EACH_MODE: readonly PlaceName[] = ['ca', 'eu', 'sg'];

/** A small set of cells that covers every pair of values, with a place per mode. Greedy and deterministic. */
export function pairwiseCells(): Cell[] {
  const pairsOf = (cell: Cell) => {
    const values = Object.entries(cell).map(([name, value]) => `${name}=${value}`);
    return values.flatMap((a, index) => values.slice(index + 1).map((b) => `${a}&${b}`));
  };
  const cells = allCells().filter(({ place }) => ONE_OF_EACH_MODE.includes(place));
  const open = new Set(cells.flatMap(pairsOf));
  const chosen: Cell[] = [];
  while (open.size > 0) {
    const gain = (cell: Cell) => pairsOf(cell).filter((pair) => open.has(pair)).length;
    const best = cells.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    chosen.push(best);
    for (const pair of pairsOf(best)) open.delete(pair);
  }
  return chosen;
}
