/** The committed figures, with date and machine, which later runs are compared with. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { shown, type Figure, type Group, type Unit } from './figures.ts';

const FILE = join(import.meta.dirname, 'results.json');
/** The tolerated growth of a size in bytes, as a factor. Nobody should shorten a name or a comment to save a few bytes. */
const TOLERATED: Partial<Record<Unit, number>> = { kB: 1.02 };

interface Value {
  ours: number | null;
  peer?: number | null;
}

interface Results {
  date: string;
  machine: { cpu: string; cores: number; memory: string; node: string; browser: string };
  /** The number of runs of which a time is the median. */
  runs: number;
  figures: Record<string, Record<string, Value>>;
}

export function committed(): Results | undefined {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : undefined;
}

/** The committed value of a figure. */
export function earlier(title: string, { label }: Figure, results = committed()): number | undefined {
  return results?.figures[title]?.[label]?.ours ?? undefined;
}

/**
 * The sizes that are worse than the committed ones or have none, one per line. Times are not compared, because machines
 * differ.
 */
export function gotWorse(groups: readonly Group[]): string[] {
  const results = committed();
  return groups.flatMap(({ title, figures }) =>
    figures.flatMap((figure) => {
      const before = earlier(title, figure, results);
      const { isSize = false, label, unit, value } = figure;
      if (!isSize || (before !== undefined && value <= before * (TOLERATED[unit] ?? 1))) return [];
      const than = before === undefined ? 'nothing is committed' : `committed ${shown(unit, before)}`;
      return [`  ${title}: ${label} ${shown(unit, value)}, ${than}`];
    }),
  );
}

/** Writes the figures of a run to the committed file. */
export function commit(groups: readonly Group[], runs: number, browser: string): void {
  const results: Results = {
    date: new Date().toISOString().slice(0, 10),
    machine: {
      cpu: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
      node: process.version,
      browser,
    },
    runs,
    figures: Object.fromEntries(
      groups.map(({ title, figures }) => [title, Object.fromEntries(figures.map((one) => [one.label, valueOf(one)]))]),
    ),
  };
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}

/** A figure that could not be measured, or never came, is `null`. */
function valueOf({ value, peer }: Figure): Value {
  return { ours: rounded(value), ...(peer !== undefined && { peer: rounded(peer) }) };
}

function rounded(value: number): number | null {
  return Number.isFinite(value) ? Number(value.toFixed(4)) : null;
}
