import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Fingerprint } from './fingerprint';

/** What each address said when somebody last accepted it. */
export type Fingerprints = Readonly<Record<string, Fingerprint>>;

/** The file, relative to the project. */
export const FINGERPRINT_FILE = 'site/data/source-fingerprints.json';

/** Reads the stored fingerprints; none if there is no file. */
export function readFingerprints(file: string): Fingerprints {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Fingerprints) : {};
}

/** Writes fingerprints in alphabetical order, one line for each address, so that a commit shows what changed. */
export function writeFingerprints(file: string, fingerprints: Fingerprints): void {
  const sorted = Object.entries(fingerprints).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
