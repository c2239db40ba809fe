import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { literal } from '../scripts/lead-database.ts';
import { edgeFolder, UNATTENDED, WRANGLER } from '../scripts/wrangler.ts';
import { LEAD, referenceOf, send, type RunningEdge } from './running-edge';

/** A grey JPEG of 8 × 8 pixels. */
export const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);

/** The pages' sizes as the database has them. */
export const SIZES = [
  { width: 1500, height: 2000 },
  { width: 1400, height: 1900 },
];

/** What a tutor wrote on the sample. */
export const WORK = {
  marks: [
    { id: 'm1', page: 0, kind: 'tick', box: { x: 0.7, y: 0.1, width: 0.05, height: 0.03 }, note: '' },
    {
      id: 'm2',
      page: 0,
      kind: 'wavy',
      box: { x: 0.1, y: 0.4, width: 0.6, height: 0.03 },
      note: 'Say which law you use & why <here>.',
    },
    { id: 'm3', page: 1, kind: 'ring', box: { x: 0.2, y: 0.8, width: 0.3, height: 0.1 }, note: 'Units are missing.' },
  ],
  grade: '5/8',
  comment: 'Show each step.',
} as const;

/**
 * A request with two pages that waits, as the upload leaves it.
 * @param lead More of the lead.
 * @param options.hasImages Whether to write the images too, which takes seconds.
 */
export async function addMarking(
  edge: RunningEdge,
  lead: Record<string, unknown> = {},
  { hasImages = false } = {},
): Promise<string> {
  const reference = await referenceOf(await send(edge, { ...LEAD, ...lead }));
  const of = literal(reference);
  const keys = SIZES.map(() => crypto.randomUUID());
  const pages = SIZES.map(
    ({ width, height }, position) =>
      `(${literal(keys[position] ?? '')}, ${of}, ${position}, '', ${width}, ${height}, ${JPEG.length}, 0, 1, ${of}, 1)`,
  );
  edge.write(`
    insert into markings (reference, question, received_at) values (${of}, 'Explain osmosis [3]', ${Date.now()});
    insert into marking_pages (key, upload, position, sha256, width, height, bytes, stored_at, is_stored, reference, is_bound)
    values ${pages.join()}`);
  if (hasImages) for (const key of keys) putObject(edge, key);
  return reference;
}

/** Writes an object into the local bucket. */
function putObject(edge: RunningEdge, key: string): void {
  const file = join(edge.state, 'page.jpg');
  writeFileSync(file, JPEG);
  const { status, stderr } = spawnSync(
    process.execPath,
    [WRANGLER, 'r2', 'object', 'put', `tutoring-pages/${key}`, '--file', file, '--local', '--persist-to', edge.state],
    { cwd: edgeFolder, env: { ...process.env, ...UNATTENDED }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The object could not be written:\n${stderr}`);
}
