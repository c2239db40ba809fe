import { join } from 'node:path';
import { readYaml } from '../content/read-yaml.ts';
import { claims, type Claim } from '../content/schemas/claims.ts';

export const CLAIMS_FILE = 'claims.yaml';

/**
 * Reads and validates `claims.yaml`.
 * @param folder The data folder.
 * @throws {ContentProblem | ContentProblems} naming the line, the field and the fix of each mistake.
 */
export function readClaims(folder: string): Claim[] {
  return readYaml(join(folder, CLAIMS_FILE), claims);
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
