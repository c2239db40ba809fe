import { wholeNumberProblem, type InputProblem, type Rejected, type ValueProblemCode } from '../input-problem';
import { compositeOf, readEntry, type ApEntry, type Filled, type Section } from './entry';

/** Raw points by section, or why there is nothing to say. */
export type ApNeed = 'already-there' | 'impossible' | Readonly<Record<string, number>>;

/** What a target asks of the open sections, at both ends of where its cut may lie. */
export interface ApNeeded {
  status: 'ready';
  /** If the cut lies lowest. */
  low: ApNeed;
  /** If the cut lies highest: with so much the score is sure. */
  high: ApNeed;
}

/**
 * What is needed for a score: "I have 45 in the multiple choice, what do I need in the free response for a 4?"
 * No point of it can be left out. Several sections share it about evenly; where they have few points each, their per cents
 * may lie far apart.
 * @param target 1 to 5.
 * @param solveFor The ids of the sections to answer for; their raw points do not count. @default the open ones
 * @returns raw points for each of these sections, or every field that is wrong: those of `apScore`;
 *   `target` not from 1 to 5; `solveFor.…` an unknown section; `solveFor` missing, because no section is open;
 *   `raw.…` missing, for a section that is open and not to be answered for.
 */
export function apNeeded(
  entry: ApEntry,
  target: number,
  solveFor?: readonly string[],
): ApNeeded | Rejected<ValueProblemCode> {
  const read = readEntry(entry);
  if (read.status === 'invalid') return read;
  const { cuts, sections } = read;
  const wanted = solveFor ?? sections.filter(({ raw }) => raw === null).map(({ id }) => id);
  const band = cuts.bands.find(({ score }) => score === target);
  const problems = targetProblems(sections, target, wanted);
  if (!band || problems.length > 0) return { status: 'invalid', problems };
  const given = sections
    .filter(({ id }) => !wanted.includes(id))
    .map((section) => ({ ...section, raw: section.raw ?? 0 }));
  const open = sections.filter(({ id }) => wanted.includes(id));
  return {
    status: 'ready',
    low: fewest(given, open, band.possible.low),
    high: fewest(given, open, band.possible.high),
  };
}

function targetProblems(
  sections: readonly Section[],
  target: number,
  wanted: readonly string[],
): InputProblem<ValueProblemCode>[] {
  const wrongTarget = wholeNumberProblem('target', target, 1, 5);
  const unknown = wanted.flatMap((id, place): InputProblem<ValueProblemCode>[] =>
    sections.some((section) => section.id === id) ? [] : [{ field: `solveFor.${place}`, code: 'unknown' }],
  );
  const open = sections.filter(({ id, raw }) => raw === null && !wanted.includes(id));
  return [
    ...(wrongTarget ? [wrongTarget] : []),
    ...unknown,
    ...(wanted.length === 0 ? [{ field: 'solveFor', code: 'missing' } as const] : []),
    ...open.map(({ id }): InputProblem<ValueProblemCode> => ({ field: `raw.${id}`, code: 'missing' })),
  ];
}

/** Always one point more where the share is lowest, until it is enough. */
function fewest(given: readonly Filled[], open: readonly Section[], cut: number): ApNeed {
  const points = open.map((section): Filled => ({ ...section, raw: 0 }));
  const reached = () => compositeOf([...given, ...points]) >= cut;
  if (reached()) return 'already-there';
  while (!reached()) {
    const [emptiest] = points.filter(isNotFull).sort((a, b) => a.raw / a.maxRaw - b.raw / b.maxRaw);
    if (!emptiest) return 'impossible';
    emptiest.raw += 1;
  }
  for (const section of points) dropSpare(section, reached);
  return Object.fromEntries(points.map(({ id, raw }) => [id, raw]));
}

function isNotFull({ raw, maxRaw }: Filled): boolean {
  return raw < maxRaw;
}

/** A point that is worth much may have made one of another section superfluous. */
function dropSpare(section: Filled, reached: () => boolean) {
  while (section.raw > 0) {
    section.raw -= 1;
    if (reached()) continue;
    section.raw += 1;
    return;
  }
}
