/** A measured value with its limit and, if there is a peer, the peer's value. */
export interface Figure {
  label: string;
  unit: Unit;
  value: number;
  /** Missing if the peer has nothing comparable. */
  peer?: number | undefined;
  /** Missing if the figure is only informative. */
  bar?: Bar | undefined;
  /** Whether it is a number of bytes, requests or violations, which must not get worse on any machine. @default false */
  isSize?: boolean;
}

/** The figures of a page or of a kind. */
export interface Group {
  title: string;
  figures: Figure[];
}

/** The limit of a figure. */
export interface Bar {
  text: string;
  /** `undefined` if it needs a peer. */
  passes: (value: number, peer: number | undefined) => boolean | undefined;
}

export type Unit = 'kB' | 's' | 'ms' | 'score' | 'shift' | 'count';

const SHOWN: Record<Unit, (value: number) => string> = {
  kB: (bytes) => `${(bytes / 1000).toFixed(1)} kB`,
  s: (ms) => `${(ms / 1000).toFixed(2)} s`,
  ms: (ms) => `${ms < 20 ? Number(ms.toFixed(1)) : Math.round(ms)} ms`,
  score: (share) => String(Math.round(share * 100)),
  shift: (shift) => shift.toFixed(3),
  count: String,
};

/** Formats a value. `Infinity` means that the effect never came, `NaN` that the measurement failed. */
export function shown(unit: Unit, value: number): string {
  return Number.isFinite(value) ? SHOWN[unit](value) : 'none';
}

export function atMost(limit: number, unit: Unit): Bar {
  return { text: `≤ ${shown(unit, limit)}`, passes: (value) => value <= limit };
}

export function ofPeer(ratio: number): Bar {
  return {
    text: `≤ ${ratio} × peer`,
    passes: (value, peer) => (peer === undefined ? undefined : value <= ratio * peer),
  };
}

export function aboveThePeer(extra: number, unit: Unit): Bar {
  return {
    text: `≤ peer + ${shown(unit, extra)}`,
    passes: (value, peer) => (peer === undefined ? undefined : value <= peer + extra),
  };
}

export const asHighAsPeer: Bar = {
  text: '≥ peer',
  passes: (value, peer) => (peer === undefined ? undefined : value >= peer),
};

export const full: Bar = { text: '100', passes: (value) => value === 1 };

export function passes({ bar, value, peer }: Figure): boolean | undefined {
  return bar?.passes(value, peer);
}

/** The median; for an even number of values, the larger of the two middle ones. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** The median of several measurements. A failed one counts as an effect that never came. */
export async function medianOf(runs: number, label: string, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    values.push(
      await measure().catch((error: Error) => {
        console.error(`${label}: ${error.message}`);
        return Infinity;
      }),
    );
  }
  return median(values);
}
