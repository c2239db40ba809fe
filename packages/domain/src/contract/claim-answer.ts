import { parse, parseDocument } from 'yaml';
import type { ClaimAnswer } from './launch';

/** The owner's answers in the text of data/claims.yaml, by the claim's id. */
export function answersOf(text: string): Record<string, ClaimAnswer> {
  const claims = parse(text) as { id: string; answer?: ClaimAnswer }[] | null;
  return Object.fromEntries((claims ?? []).flatMap(({ id, answer }) => (answer ? [[id, answer]] : [])));
}

/**
 * Writes the owner's answer to a claim into the text of data/claims.yaml. Comments and everything else stay as they are.
 * @param answer `undefined` removes the answer: the claim is open again.
 * @throws {Error} if the text has no claim with this id.
 */
export function answerClaim(text: string, id: string, answer: ClaimAnswer | undefined): string {
  const document = parseDocument(text);
  const claims = document.toJS() as { id?: string }[] | null;
  const at = claims?.findIndex((claim) => claim.id === id) ?? -1;
  if (at < 0) throw new Error(`data/claims.yaml has no claim “${id}”: reload the page, the file has changed.`);
  if (answer) document.setIn([at, 'answer'], document.createNode(answer, { flow: true }));
  else document.deleteIn([at, 'answer']);
  return document.toString({ lineWidth: 0 });
}
