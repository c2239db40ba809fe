import { wholeNumberProblem, type InputProblem, type Rejected, type ValueProblemCode } from '../input-problem';
import { compositeOf, readEntry, type ApEntry, type Filled, type Section } from './entry';

/** The raw points needed in each section, or why there are none. */
export type ApNeed = 'already-there' | 'impossible' | Readonly<Record<string, number>>;

/** The points that a target needs in the open sections, for both ends of the possible cut. */
export interface ApNeeded {
  status: 'ready';
  /** For the lowest possible cut. */
  low: ApNeed;
  /** For the highest possible cut. With these points the score is certain. */
  high: ApNeed;
}

/**
 * The points needed for a score: "I have 45 in the multiple choice, what do I need in the free response for a 4?" It is
 * the minimum: with any point less, the target is missed. Several sections share the points evenly in per cent, as far as
 * their points allow.
 * @param target The score, 1 to 5.
 * @param solveFor The ids of the sections to solve for. Their raw points are ignored. @default the open sections
 * @returns The raw points for each of these sections, or all problems by field: those of `apScore`; `target` is not from 1
 *   to 5; `solveFor.…` is an unknown section; `solveFor` is missing, because no section is open; `raw.…` is missing for
 *   another open section.
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

/** Adds a point to the section with the lowest share until the cut is reached. */
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

/** Removes superfluous points of a section: a valuable point of another section may have made them unnecessary. */
function dropSpare(section: Filled, reached: () => boolean) {
  while (section.raw > 0) {
    section.raw -= 1;
    if (reached()) continue;
    section.raw += 1;
    return;
  }
}
