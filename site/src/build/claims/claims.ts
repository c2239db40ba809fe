import { join } from 'node:path';
import { readYaml } from '../content/read-yaml.ts';
import { claims, type Claim } from '../content/schemas/claims.ts';

export const CLAIMS_FILE = 'claims.yaml';

/**
 * Names a data folder whose struck sentences stay in the pages. `npm test` sets it: its tests look for sentences of the site,
 * and must not fail because the owner strikes one.
 */
export const KEEP_STRUCK = 'KEEP_STRUCK';

/**
 * Reads and validates `claims.yaml`.
 * @param folder The data folder.
 * @throws {ContentProblem | ContentProblems} naming the line, the field and the fix of each mistake.
 */
export function readClaims(folder: string): Claim[] {
  const all = readYaml(join(folder, CLAIMS_FILE), claims);
  if (folder !== process.env[KEEP_STRUCK]) return all;
  return all.map(({ answer, ...claim }) => (answer?.is === 'not-us' ? claim : { ...claim, answer }));
}

/** What pages need to know of the claims. */
export interface KnownClaims {
  /** Every id. */
  ids: readonly string[];
  /** The ids that the owner has answered with “not us”. */
  struck: ReadonlySet<string>;
}

/** The claims by their answers. */
export function knownClaims(all: readonly Claim[]): KnownClaims {
  const struck = all.filter(({ answer }) => answer?.is === 'not-us').map(({ id }) => id);
  return { ids: all.map(({ id }) => id), struck: new Set(struck) };
}
