import type { ContentChange, ContentMistake, ContentSave } from '@tutoring/domain/content';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentStore, SaveOutcome } from '../../packages/edge/src/owner/content/store.ts';
import {
  blobId,
  contentOf,
  contentVersions,
  deskFolder,
  readContent,
  writeContent,
  type Wanted,
} from './content-files.ts';
import { contentAt, publishedChanges } from './history.ts';
import { publicationOf, publishFiles, rememberSave } from './publication.ts';

/** Checks the `content` and `data` of a folder as `pnpm content` does. */
export type CheckContent = (site: string) => Promise<ContentMistake[]>;

/** Checks the present content with some files changed. */
type CheckChanges = (wanted: Wanted) => Promise<ContentMistake[]>;

/** The content of a checkout. */
export interface LocalStore extends ContentStore {
  /** Checks the present content: the first check reads every page, the next ones only what has changed. */
  warmUp: () => Promise<void>;
}

/**
 * The content of a checkout on this machine.
 * @param preview The origin of the development server, if it runs.
 */
export function localStore(root: string, check: CheckContent, preview?: string): LocalStore {
  const inTurn = queue();
  // All checks share a folder. They have a queue of their own: what needs no check must not wait for one.
  const inLine = queue();
  const checkChanges: CheckChanges = (wanted) => inLine(() => check(candidate(root, wanted)));
  const place = { root, preview: preview ?? null, check: presentCheck(root, checkChanges) };
  return {
    warmUp: () => place.check().then(() => undefined),
    list: () => Promise.resolve(contentVersions(root)),
    read(path, at) {
      if (at !== undefined) return Promise.resolve(contentAt(root, path, at));
      const bytes = readContent(root, path);
      return Promise.resolve(bytes && contentOf(path, bytes));
    },
    save: (save, by) => inTurn(() => saveFiles(root, checkChanges, save, by)),
    history: () => Promise.resolve(publishedChanges(root)),
    publication: () => inTurn(() => publicationOf(place)),
    publish: (publish, by) => inTurn(() => publishFiles(place, publish, by)),
  };
}

/** Checks the present content again only after a change: every screen asks when it opens, and a check takes a second. */
function presentCheck(root: string, check: CheckChanges): () => Promise<ContentMistake[]> {
  let last: { versions: string; mistakes: Promise<ContentMistake[]> } | undefined;
  return () => {
    const versions = JSON.stringify(contentVersions(root));
    if (last?.versions === versions) return last.mistakes;
    // In the same folder as the check before a save, which then finds the pages read.
    const mistakes = check(new Map());
    last = { versions, mistakes };
    mistakes.catch(() => (last = undefined));
    return mistakes;
  };
}

/** Runs one task after the other: two people may save at the same time. */
function queue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

async function saveFiles(
  root: string,
  check: CheckChanges,
  { summary, changes }: ContentSave,
  by: string,
): Promise<SaveOutcome> {
  const open = changes.filter((change) => !isDone(root, change));
  const saved = changes.map((change) => {
    const bytes = bytesOf(change);
    return { path: change.path, version: bytes ? blobId(bytes) : null };
  });
  const changed = () => open.filter(({ path, version }) => versionOf(root, path) !== version);
  if (changed().length > 0) return { changed: changed().map(({ path }) => presentOf(root, path)) };
  if (open.length === 0) return { saved };
  const wanted = new Map(open.map((change) => [change.path, bytesOf(change)]));
  const refused = await check(wanted);
  if (refused.length > 0) return { refused };
  // The check takes a second, in which another program may have saved.
  if (changed().length > 0) return { changed: changed().map(({ path }) => presentOf(root, path)) };
  writeContent(root, wanted);
  rememberSave(root, { summary, by, at: new Date().toISOString() });
  return { saved };
}

function bytesOf({ text, base64 }: ContentChange): Buffer | undefined {
  if (text !== undefined) return Buffer.from(text);
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
}

function versionOf(root: string, path: string): string | null {
  const bytes = readContent(root, path);
  return bytes ? blobId(bytes) : null;
}

/** Whether the file already is as the change wants it, such as when the answer to the first request was lost. */
function isDone(root: string, change: ContentChange): boolean {
  const bytes = bytesOf(change);
  return versionOf(root, change.path) === (bytes ? blobId(bytes) : null);
}

function presentOf(root: string, path: string) {
  const bytes = readContent(root, path);
  return bytes ? contentOf(path, bytes) : { path, version: null };
}

/** A copy of the checkout's content and data with the changes. */
function candidate(root: string, wanted: Wanted): string {
  const copy = join(deskFolder(root), 'candidate');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const folder of ['content', 'data'])
    cpSync(join(root, 'site', folder), join(copy, 'site', folder), { recursive: true });
  writeContent(copy, wanted);
  return join(copy, 'site');
}
