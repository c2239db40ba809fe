import type { ContentChange, PublishedChange } from '@tutoring/domain/content';
import { CONTENT_LIMITS, contentKindOf } from '@tutoring/domain/content-limits';
import { shortened } from '../common/shortened';
import { conflictsOf, joinParts, mergeTexts } from '../content/model/merge';
import type { ContentApi } from '../content-api';

/** A file that cannot be as it was without losing what came later. */
export interface Obstacle {
  path: string;
  /** What came later: the same words were changed, or the file was removed or made anew. */
  since: 'changed' | 'removed' | 'added';
  /** Where the same words were changed, from 1. */
  line?: number | undefined;
  /** What these lines said before the change. */
  was?: string | undefined;
}

/** How a published change is taken back. */
export interface Plan {
  /** The files as they shall be. */
  changes: readonly ContentChange[];
  /** The files for the owner to decide about. */
  obstacles: readonly Obstacle[];
}

/** A text, or a photo in base64; `undefined` if there is no file. */
type Content = string | undefined;

/** What to write so that the files of a published change are as before it, and keep what was changed later. */
export async function takeBackPlan(
  api: Pick<ContentApi, 'list' | 'read' | 'readAt'>,
  { id, before, files }: Pick<PublishedChange, 'id' | 'before' | 'files'>,
): Promise<Plan> {
  const present = new Map((await api.list()).files.map(({ path, version }) => [path, version]));
  const plans = await Promise.all(
    files.map(async ({ path, change }): Promise<Plan> => {
      const [was, became, is] = await Promise.all([
        change === 'added' ? undefined : api.readAt(path, before).then(contentOf),
        change === 'removed' ? undefined : api.readAt(path, id).then(contentOf),
        present.has(path) ? api.read(path) : undefined,
      ]);
      return fileBack(path, was, became, is && contentOf(is), is?.version ?? null);
    }),
  );
  return {
    changes: plans.flatMap(({ changes }) => changes),
    obstacles: plans.flatMap(({ obstacles }) => obstacles),
  };
}

const contentOf = ({ text, base64 }: { text?: string | undefined; base64?: string | undefined }) => text ?? base64;

/** @param version The version of what `is`. */
function fileBack(path: string, was: Content, became: Content, is: Content, version: string | null): Plan {
  const write = (content: Content): Plan => ({ changes: [changeTo(path, version, content)], obstacles: [] });
  const stop = (obstacle: Omit<Obstacle, 'path'>): Plan => ({ changes: [], obstacles: [{ path, ...obstacle }] });
  if (is === was) return { changes: [], obstacles: [] };
  if (is === became) return write(was);
  if (is === undefined) return stop({ since: 'removed' });
  if (became === undefined) return stop({ since: 'added' });
  if (was === undefined || contentKindOf(path) === 'photo') return stop({ since: 'changed' });
  const parts = mergeTexts(is, became, was);
  const [conflict] = conflictsOf(parts);
  if (!conflict) return write(joinParts(parts));
  const above = parts.slice(0, parts.indexOf(conflict)).map((part) => (typeof part === 'string' ? part : part.mine));
  return stop({ since: 'changed', line: above.join('\n').split('\n').length + 1, was: conflict.theirs });
}

function changeTo(path: string, version: string | null, content: Content): ContentChange {
  if (content === undefined) return { path, version, remove: true };
  return contentKindOf(path) === 'photo' ? { path, version, base64: content } : { path, version, text: content };
}

/** The summary of the save that takes a change back. */
export function takeBackSummary({ summary }: Pick<PublishedChange, 'summary'>): string {
  return `Take back “${shortened(summary, CONTENT_LIMITS.summary - 'Take back “”'.length)}”`;
}
