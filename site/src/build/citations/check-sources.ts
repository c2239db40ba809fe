import type { Citation, Citations } from './cited';
import type { Fingerprint } from './fingerprint';
import type { Fingerprints } from './fingerprint-file';
import type { Reading } from './read-page';

/** What became of an address. `first`: it had no fingerprint, so this one is recorded. */
export type Outcome = 'changed' | 'moved' | 'dead' | 'by-hand' | 'unread' | 'first' | 'accepted' | 'unchanged';

/** An address, what became of it, and what rests on it. */
export interface Checked {
  address: string;
  outcome: Outcome;
  /** Such as `answers 404`. */
  why?: string;
  movedTo?: string;
  /** Sentences that the page no longer has, and that it did not have. */
  gone: readonly string[];
  added: readonly string[];
  citations: readonly Citation[];
}

/** The result of a run. */
export interface Result {
  checked: readonly Checked[];
  /** To be stored: those of addresses that we still cite, with the new ones. */
  fingerprints: Fingerprints;
}

/** How a run reads, compares and accepts. */
export interface CheckSettings {
  read: (address: string) => Promise<Reading>;
  stored: Fingerprints;
  /** The sentences behind a fingerprint, if this machine has them. */
  sentencesOf: (fingerprint: Fingerprint) => readonly string[] | undefined;
  /** Whether somebody has read the changed page, so that its new fingerprint is stored. */
  accepts: (address: string) => boolean;
  /** Whether an address is read in this run. */
  includes: (address: string) => boolean;
  /** Told after each address. */
  report?: (checked: Checked) => void;
}

/** Reads every cited address, one after the other, and compares it with its stored fingerprint. */
export async function checkSources(citations: Citations, settings: CheckSettings): Promise<Result> {
  const { read, stored, accepts, includes, report } = settings;
  const checked: Checked[] = [];
  const fingerprints: Record<string, Fingerprint> = {};
  for (const [address, places] of citations) {
    if (stored[address]) fingerprints[address] = stored[address];
    if (!includes(address)) continue;
    const reading = await read(address);
    const found = { address, citations: places, ...compare(reading, stored[address], settings) };
    if (found.outcome === 'changed' && accepts(address)) found.outcome = 'accepted';
    if (reading.kind === 'read' && (!stored[address] || found.outcome === 'accepted'))
      fingerprints[address] = reading.fingerprint;
    checked.push(found);
    report?.(found);
  }
  return { checked, fingerprints };
}

type Comparison = Omit<Checked, 'address' | 'citations'>;

const NOTHING = { gone: [], added: [] } as const;

function compare(reading: Reading, known: Fingerprint | undefined, { sentencesOf }: CheckSettings): Comparison {
  if (reading.kind !== 'read') return { outcome: reading.kind, why: reading.why, ...NOTHING };
  const { fingerprint, sentences, movedTo } = reading;
  const isChanged = known !== undefined && known !== fingerprint;
  const differences = isChanged ? compareSentences(sentencesOf(known) ?? [], sentences) : NOTHING;
  if (movedTo)
    return { outcome: 'moved', movedTo, why: isChanged ? 'its text changed too' : undefined, ...differences };
  return { outcome: known === undefined ? 'first' : isChanged ? 'changed' : 'unchanged', ...differences };
}

function compareSentences(before: readonly string[], after: readonly string[]): Pick<Checked, 'gone' | 'added'> {
  // Without the old text, every sentence would seem new.
  if (before.length === 0) return NOTHING;
  const [old, now] = [new Set(before), new Set(after)];
  return {
    gone: [...old].filter((sentence) => !now.has(sentence)),
    added: [...now].filter((sentence) => !old.has(sentence)),
  };
}
