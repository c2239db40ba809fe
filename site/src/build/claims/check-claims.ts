import { join } from 'node:path';
import { lineOf } from '../content/line-of';
import { Mistakes } from '../content/problem';
import { CLAIMS_FILE } from './claims';
import type { PlacedClaim } from './placed-claims';

/** What this check looks at of a claim. */
type CheckedClaim = Pick<PlacedClaim, 'id' | 'places' | 'about' | 'answer' | 'unmarked'> & {
  marks: readonly unknown[];
};

/**
 * Checks each claim of data/claims.yaml against the pages.
 * @param folder The data folder.
 * @throws {ContentProblem | ContentProblems} for a claim that stands nowhere, and for one that is struck in English only.
 */
export function checkClaims(folder: string, claims: readonly CheckedClaim[]): void {
  const mistakes = new Mistakes();
  const file = join(folder, CLAIMS_FILE);
  for (const { id, marks, places, about, answer, unmarked } of claims) {
    const where = () => lineOf(file, `id: ${id}\n`);
    if (marks.length === 0 && !places && !about)
      mistakes.add(
        where(),
        `The claim "${id}" stands on no page.`,
        'mark its sentences, name the files that it is `about`, or remove it.',
      );
    if (answer?.is === 'not-us' && unmarked.length > 0) {
      mistakes.add(
        where(),
        `“Not us” for "${id}" would leave its sentence in translations: ${unmarked.join(', ')}.`,
        `mark the sentence there: <Claim of="${id}">…</Claim>.`,
      );
    }
  }
  mistakes.report();
}
