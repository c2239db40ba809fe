import { apNeeded, type ApEntry, type ApNeeded, type ApResult, type ApScore } from '@tutoring/domain/ap-score';

/** The points that a section needs, for the lowest and the highest possible cut. */
export interface SectionNeed {
  id: string;
  name: string;
  maxRaw: number;
  /** Raw points; undefined if the maximum is not enough. */
  low: number | undefined;
  high: number | undefined;
}

/** The fewest points for a score: of the open sections together, or of each section alone if none is open. */
export function sectionNeeds(entry: ApEntry, { exam, sections, complete }: ApResult, target: ApScore): SectionNeed[] {
  const together = complete ? undefined : apNeeded(entry, target);
  return sections
    .filter(({ raw }) => complete || raw === null)
    .map(({ id, maxRaw }) => {
      const needed = together ?? apNeeded(entry, target, [id]);
      const name = exam.sections.find((section) => section.id === id)?.name ?? id;
      return { id, name, maxRaw, low: pointsOf('low', needed, id), high: pointsOf('high', needed, id) };
    });
}

function pointsOf(end: 'low' | 'high', needed: ReturnType<typeof apNeeded>, id: string): number | undefined {
  const need: ApNeeded['low'] = needed.status === 'ready' ? needed[end] : 'impossible';
  if (need === 'already-there') return 0;
  return need === 'impossible' ? undefined : need[id];
}
