import { endOfDay } from '@tutoring/domain/answer-time';
import {
  MARKING_LOCK_MINUTES,
  markingConflictSchema,
  markingDetailSchema,
  markingListSchema,
} from '@tutoring/domain/marking';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { developerAssertion, ownerKey, publicPart } from '../../scripts/owner-key.ts';
import { runEdge, type RunningEdge } from '../running-edge';
import { addMarking, IMAGES, SIZES, WORK } from '../sample-marking';

const MARKING = '/api/owner/marking';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

let edge: RunningEdge;
const cookies: Record<'ada' | 'ben', string> = { ada: '', ben: '' };

beforeAll(async () => {
  const key = await ownerKey(mkdtempSync(join(tmpdir(), 'tutoring-owner-')));
  for (const who of ['ada', 'ben'] as const)
    cookies[who] = `CF_Authorization=${await developerAssertion(key, `${who}@tutoring.example`)}`;
  edge = await runEdge({ OWNER_DEV_KEY: publicPart(key) });
});
afterAll(() => edge.remove());
beforeEach(() => edge.write('delete from leads; delete from marking_pages; delete from forgotten'));

const get = (path = '') => fetch(edge.url + MARKING + path, { headers: { Cookie: cookies.ada } });
const post = (who: keyof typeof cookies, path: string, body: unknown = {}) =>
  fetch(edge.url + MARKING + path, {
    method: 'POST',
    headers: { Cookie: cookies[who], Origin: edge.url, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const show = async (reference: string) => markingDetailSchema.parse(await (await get(`/${reference}`)).json()).marking;
const list = async () => markingListSchema.parse(await (await get()).json()).markings;
const changed = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return markingDetailSchema.parse(await answer.json()).marking;
};
const refused = async (answer: Response) => {
  expect(answer.status).toBe(409);
  return markingConflictSchema.parse(await answer.json());
};

describe('reading', () => {
  it('lists those that wait, the oldest first, then those that were returned', async () => {
    const [first, second, third] = [await addMarking(edge), await addMarking(edge), await addMarking(edge)];
    edge.write(`update markings set received_at = 1790000000000 where reference = '${second}'`);
    await changed(await post('ada', `/${first}/return`, { work: WORK, version: 0 }));
    const lines = await list();
    expect(lines.map(({ reference }) => reference)).toEqual([second, third, first]);
    expect(lines[1]).toMatchObject({ pages: 2, isBegun: false, lock: null, returnedAt: null, name: 'Sample Parent' });
    expect(lines[2]?.returnedAt).not.toBeNull();
  });

  it('leaves out spam', async () => {
    const reference = await addMarking(edge);
    edge.write("update leads set status = 'spam'");
    expect(await list()).toEqual([]);
    expect((await get(`/${reference}`)).status).toBe(404);
  });

  it('shows a request with its pages', async () => {
    const reference = await addMarking(edge, { message: 'Why only 5?', language: 'ar', email: 'parent@example.com' });
    expect(await show(reference)).toMatchObject({
      message: 'Why only 5?',
      question: 'Explain osmosis [3]',
      language: 'ar',
      answerTo: 'parent@example.com',
      sizes: SIZES,
      work: { marks: [], grade: '', comment: '' },
      version: 0,
      returned: null,
      link: null,
      sampleWithdrawnAt: null,
    });
    // The lead leads to it.
    const lead = await fetch(`${edge.url}/api/owner/leads/${reference}`, { headers: { Cookie: cookies.ada } });
    expect(await lead.json()).toMatchObject({ lead: { pagesToMark: 2 } });
  });

  it('sends an image as a download that can do nothing', async () => {
    const reference = await addMarking(edge);
    const image = await get(`/${reference}/pages/1`);
    expect(Object.fromEntries(image.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="${reference}-2.jpg"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await image.arrayBuffer())).toEqual(IMAGES[1]);
    for (const path of ['/pages/2', '/pages/x', '/pages/-1', '/pages/00'])
      expect((await get(`/${reference}${path}`)).status, path).toBe(404);
    expect((await fetch(`${edge.url}${MARKING}/${reference}/pages/0`)).status).toBe(403);
  });

  it('knows nothing of other references', async () => {
    for (const reference of ['L-2345-6789', 'nothing', 'L-2345-6789%27'])
      expect((await get(`/${reference}`)).status, reference).toBe(404);
    expect((await post('ada', '/L-2345-6789/lock')).status).toBe(404);
  });
});

describe('two tutors at once', () => {
  it('locks a request for the first, until the lock ends', async () => {
    const reference = await addMarking(edge);
    const mine = await changed(await post('ada', `/${reference}/lock`));
    expect(mine.lock?.by).toBe('ada@tutoring.example');
    const until = Date.parse(mine.lock?.until ?? '') - Date.now();
    expect(until).toBeGreaterThan((MARKING_LOCK_MINUTES - 1) * MINUTE_MS);
    const other = await refused(await post('ben', `/${reference}/lock`));
    expect(other.error).toBe('locked');
    expect(other.present.marking.lock).toEqual(mine.lock);
    // The first may renew it.
    await changed(await post('ada', `/${reference}/lock`));
    edge.write(`update markings set locked_until = ${Date.now() - 1}`);
    expect((await show(reference)).lock).toBeNull();
    expect((await changed(await post('ben', `/${reference}/lock`))).lock?.by).toBe('ben@tutoring.example');
    expect((await refused(await post('ada', `/${reference}/draft`, { work: WORK, version: 0 }))).error).toBe('locked');
  });

  it('gives a lock to one of two who ask at the same moment', async () => {
    const reference = await addMarking(edge);
    const answers = await Promise.all([post('ada', `/${reference}/lock`), post('ben', `/${reference}/lock`)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('saves a draft for its tutor only, and only over the version they saw', async () => {
    const reference = await addMarking(edge);
    await changed(await post('ada', `/${reference}/lock`));
    const saved = await changed(await post('ada', `/${reference}/draft`, { work: WORK, version: 0 }));
    expect(saved).toMatchObject({ work: WORK, version: 1, isBegun: true });
    const empty = { marks: [], grade: '', comment: '' };
    expect((await refused(await post('ben', `/${reference}/draft`, { work: empty, version: 1 }))).error).toBe('locked');
    const stale = await refused(await post('ada', `/${reference}/draft`, { work: empty, version: 0 }));
    expect([stale.error, stale.present.marking.work]).toEqual(['changed', WORK]);
    expect((await refused(await post('ben', `/${reference}/return`, { work: WORK, version: 1 }))).error).toBe('locked');
    expect((await show(reference)).returned).toBeNull();
  });
});

describe('returning', () => {
  it('sets the end of the link, frees the lock and answers the lead', async () => {
    const reference = await addMarking(edge);
    await changed(await post('ada', `/${reference}/lock`));
    const marking = await changed(await post('ada', `/${reference}/return`, { work: WORK, version: 0 }));
    expect(marking).toMatchObject({ work: WORK, lock: null, version: 1 });
    expect(marking.returned?.by).toBe('ada@tutoring.example');
    const { at = '', linkExpiresAt = '' } = marking.returned ?? {};
    expect(Date.parse(linkExpiresAt)).toBe(endOfDay(Date.parse(at) + KEPT_DAYS * DAY_MS, 'America/Toronto'));
    expect(marking.deleteAt).toBe(linkExpiresAt);
    expect((await list())[0]?.link).toEqual({ expiresAt: linkExpiresAt, revokedAt: null });
    expect(edge.query('select status, status_by from leads')).toEqual([
      { status: 'answered', status_by: 'ada@tutoring.example' },
    ]);
    expect(edge.query('select kind, text from lead_log')).toEqual([{ kind: 'status', text: 'answered' }]);
    expect(edge.query('select 1 from markings where length(link_nonce) = 32')).toHaveLength(1);
  });

  it('returns once', async () => {
    const reference = await addMarking(edge);
    const answers = await Promise.all(
      [0, 1].map(() => post('ada', `/${reference}/return`, { work: WORK, version: 0 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await refused(await post('ada', `/${reference}/return`, { work: WORK, version: 1 }));
    expect([late.error, late.present.marking.work]).toEqual(['returned', WORK]);
    for (const path of ['lock', 'draft'])
      expect((await refused(await post('ben', `/${reference}/${path}`, { work: WORK, version: 1 }))).error).toBe(
        'returned',
      );
    expect(edge.query('select 1 from lead_log')).toHaveLength(1);
  });

  it('keeps a booked lead booked', async () => {
    const reference = await addMarking(edge);
    edge.write("update leads set status = 'booked'");
    await changed(await post('ada', `/${reference}/return`, { work: WORK, version: 0 }));
    expect(edge.query('select status from leads')).toEqual([{ status: 'booked' }]);
  });

  it('refuses work without a mark or a comment, and work that cannot be', async () => {
    const reference = await addMarking(edge);
    const status = async (work: unknown) => (await post('ada', `/${reference}/return`, { work, version: 0 })).status;
    expect(await status({ marks: [], grade: '5/8', comment: ' ' })).toBe(422);
    expect(await status({ ...WORK, marks: [{ ...WORK.marks[0], page: 2 }] })).toBe(422);
    expect(await status({ ...WORK, marks: [WORK.marks[0], WORK.marks[0]] })).toBe(422);
    expect(await status({ ...WORK, marks: [{ ...WORK.marks[0], kind: 'script' }] })).toBe(422);
    expect((await show(reference)).returned).toBeNull();
  });

  it('ends the link of a returned page', async () => {
    const reference = await addMarking(edge);
    expect((await refused(await post('ada', `/${reference}/revoke`, { version: 0 }))).error).toBe('changed');
    await changed(await post('ada', `/${reference}/return`, { work: WORK, version: 0 }));
    const marking = await changed(await post('ben', `/${reference}/revoke`, { version: 1 }));
    expect(marking.returned?.linkRevokedAt).not.toBeNull();
    await refused(await post('ben', `/${reference}/revoke`, { version: 1 }));
  });
});
