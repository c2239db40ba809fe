import { Document, isMap, isScalar, isSeq, parse, parseDocument, type Pair, type ParsedNode, type YAMLMap } from 'yaml';
import type { ClaimAnswer } from './launch';

/** The owner's answers in the text of data/claims.yaml, by the claim's id. */
export function answersOf(text: string): Record<string, ClaimAnswer> {
  const claims = parse(text) as { id: string; answer?: ClaimAnswer }[] | null;
  return Object.fromEntries((claims ?? []).flatMap(({ id, answer }) => (answer ? [[id, answer]] : [])));
}

/**
 * Writes the owner's answer to a claim into the text of data/claims.yaml. Every other byte stays as it is.
 * @param answer `undefined` removes the answer: the claim is open again.
 * @throws {Error} if the text has no claim with this id.
 */
export function answerClaim(text: string, id: string, answer: ClaimAnswer | undefined): string {
  const claim = claimIn(text, id);
  if (!claim) throw new Error(`data/claims.yaml has no claim “${id}”: reload the page, the file has changed.`);
  const { items } = claim;
  const before = items.find(({ key }) => isScalar(key) && key.value === 'answer');
  const last = items.at(-1);
  const first = claim.range[0];
  const indent = ' '.repeat(first - lineStart(text, first));
  const line = answer ? `${indent}answer: ${inOneLine(answer)}\n` : '';
  if (before) return text.slice(0, lineStart(text, startOf(before))) + line + text.slice(lineEnd(text, endOf(before)));
  const at = last ? lineEnd(text, endOf(last)) : text.length;
  return text.slice(0, at) + (line !== '' && !text.slice(0, at).endsWith('\n') ? '\n' : '') + line + text.slice(at);
}

type Claim = YAMLMap.Parsed<ParsedNode, ParsedNode | null>;

function claimIn(text: string, id: string): Claim | undefined {
  const { contents } = parseDocument(text);
  if (!isSeq(contents)) return undefined;
  return contents.items.find((item): item is Claim => isMap(item) && (item.get('id') as unknown) === id);
}

/** `{ is: true, by: Ada Example, on: 2026-11-27 }` */
function inOneLine(answer: ClaimAnswer): string {
  const document = new Document();
  document.contents = document.createNode(answer, { flow: true });
  return document.toString({ lineWidth: 0 }).trim();
}

const startOf = ({ key }: Pair<ParsedNode, ParsedNode | null>) => key.range[0];
/** The end of a field. A text in several lines ends with its last line break. */
const endOf = ({ key, value }: Pair<ParsedNode, ParsedNode | null>) => (value ?? key).range[1];
const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

function lineEnd(text: string, at: number): number {
  if (text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}
