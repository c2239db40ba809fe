import { apNeeded, type ApEntry, type ApNeeded, type ApResult, type ApScore } from '@tutoring/domain/ap-score';

/** What a section has to bring, at both ends of where the cut may lie. */
export interface SectionNeed {
  id: string;
  name: string;
  maxRaw: number;
  /** Raw points; nothing where all of them are not enough. */
  low: number | undefined;
  high: number | undefined;
}

/** The least points for a score: of the open sections together, or, where none is open, of each one by itself. */
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
