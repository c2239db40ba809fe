import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readObjects } from '../bucket';
import { HIDDEN, HOSTILE_NAMES, hostileFiles } from '../hostile-files';
import { jpegPage } from '../pictures';
import { LEAD, runEdge, type RunningEdge } from '../running-edge';

/** How many there are at least. */
const FILES = 200;
const CODES = ['empty', 'not_jpeg', 'damaged', 'too_many_pixels', 'too_large'];

let edge: RunningEdge;
beforeAll(async () => {
  edge = await runEdge();
});
afterAll(() => edge.remove());

const keysInDatabase = () =>
  edge.query<{ key: string }>('select key from marking_pages where is_stored order by key').map(({ key }) => key);

it('refuses a hostile file, or stores nothing that was hidden in it', async () => {
  const files = await hostileFiles();
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  expect(files.length).toBeGreaterThanOrEqual(FILES);
  const answers: Record<string, number> = {};
  const stored = new Map<string, string>();
  for (const [index, { name, bytes }] of files.entries()) {
    const response = await fetch(`${edge.url}/api/leads/pages/0`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'image/jpeg',
        'Idempotency-Key': `hostile-file-${String(index).padStart(5, '0')}`,
        'CF-Connecting-IP': `10.3.${Math.floor(index / 250)}.${index % 250}`,
      },
      body: new Uint8Array(bytes),
    });
    const answer = await response.json<{ error?: string; pages?: { sha256: string }[] }>();
    if (response.status === 200) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      expect(answer.pages, name).toEqual([{ position: 0, sha256: hash }]);
      const [row] = edge.query<{ key: string }>(
        `select key from marking_pages where sha256 = '${hash}' order by rowid desc`,
      );
      stored.set(row?.key ?? '', name);
    } else {
      expect([response.status === 422 || response.status === 413, name]).toEqual([true, name]);
      expect(CODES, name).toContain(answer.error);
    }
    const kind = answer.error ?? 'stored';
    answers[kind] = (answers[kind] ?? 0) + 1;
  }
  console.log(`${files.length} hostile files: ${JSON.stringify(answers)}`);
  // Other types, wrong sizes and cut files are refused, whatever is in them.
  expect([...stored.values()].filter((name) => /^(?:type|size|cut)/.test(name))).toEqual([]);
  const objects = readObjects(edge.state);
  expect(objects.map(({ key }) => key)).toEqual(keysInDatabase());
  expect([...stored.keys()].sort()).toEqual(keysInDatabase());
  for (const { key, bytes } of objects) {
    const name = stored.get(key);
    for (const encoding of ['latin1', 'utf16le'] as const)
      expect(bytes.toString(encoding).includes(HIDDEN.slice(0, 6)), name).toBe(false);
    expect([bytes.subarray(0, 3).toString('hex'), bytes.subarray(-2).toString('hex'), name]).toEqual([
      'ffd8ff',
      'ffd9',
      name,
    ]);
    expect([(await sharp(bytes).metadata()).format, name]).toEqual(['jpeg', name]);
  }
});

it('uses no name of a file', async () => {
  const page = await jpegPage(4);
  const before = keysInDatabase();
  for (const [index, name] of HOSTILE_NAMES.entries()) {
    // Written by hand: `FormData` would escape the name.
    const boundary = '----hostile';
    const fields = { ...LEAD, email: `hostile${index}@example.com`, asksFor: 'marking', handedBack: 'yes' };
    const head = Object.entries(fields)
      .map(([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`)
      .join('');
    const file = `--${boundary}\r\nContent-Disposition: form-data; name="pages"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
    const response = await fetch(`${edge.url}/api/leads`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        'CF-Connecting-IP': `10.4.0.${index}`,
      },
      body: new Uint8Array(Buffer.concat([Buffer.from(head + file), page, Buffer.from(`\r\n--${boundary}--\r\n`)])),
    });
    // Taken, or shown again: never an error of ours.
    expect([303, 409, 413, 422], name).toContain(response.status);
  }
  const added = keysInDatabase().filter((key) => !before.includes(key));
  expect(added.length).toBeGreaterThan(0);
  for (const key of added) expect(key).toMatch(/^pages\/[0-9a-f]{32}$/);
  expect(readObjects(edge.state).map(({ key }) => key)).toEqual(keysInDatabase());
});
