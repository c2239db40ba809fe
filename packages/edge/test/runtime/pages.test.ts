import { LEAD_MESSAGES } from '@tutoring/domain/lead-messages';
import { leadDetailSchema } from '@tutoring/domain/inbox';
import { PAGE_MAX_BYTES, PHOTO_MAX_BYTES, type StoredPages } from '@tutoring/domain/marking';
import { UNRETURNED_PAGE_DAYS } from '@tutoring/domain/retention';
import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { developerAssertion, ownerKey, publicPart } from '../../scripts/owner-key.ts';
import { business, marking as facts } from '../../src/business';
import {
  ALL_DAY_PAGE_BYTES,
  ALL_DAY_PAGES,
  HOUSEHOLD_DAY_PAGE_BYTES,
  HOUSEHOLD_DAY_PAGES,
} from '../../src/marking/daily-pages';
import { readObjects } from '../bucket';
import { fakeReceivers, type Arrived } from '../fake-receivers';
import { jpegPage, photo } from '../pictures';
import { LEAD, referenceOf, runEdge, send, type RunningEdge } from '../running-edge';

let edge: RunningEdge;
let others: Awaited<ReturnType<typeof fakeReceivers>>;
let cookie: string;
let pages: Buffer[];
beforeAll(async () => {
  pages = await Promise.all([1, 2, 3].map((seed) => jpegPage(seed)));
  others = await fakeReceivers();
  const key = await ownerKey(mkdtempSync(join(tmpdir(), 'tutoring-owner-')));
  cookie = `CF_Authorization=${await developerAssertion(key)}`;
  edge = await runEdge({ ...others.vars, OWNER_DEV_KEY: publicPart(key) });
});
afterAll(async () => {
  others.close();
  await edge.remove();
});
afterEach(() => expectNoOrphans());
beforeEach(async () => {
  // As if all was forgotten, and a day had passed: nothing may be left of it.
  edge.write('delete from leads; delete from daily_counts; update marking_pages set stored_at = 0');
  await runCron();
  expect([rows(), objects()]).toEqual([[], []]);
});

interface PageRow {
  key: string;
  upload: string;
  position: number;
  width: number;
  height: number;
  bytes: number;
  is_stored: number;
  is_bound: number;
  reference: string | null;
}

let keys = 0;
const newKey = () => `upload-key-of-test-${(keys += 1)}`;
const newAddress = () => `family${(keys += 1)}@example.com`;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const put = (key: string, position: number | string, body: Uint8Array, headers: Record<string, string> = {}) =>
  fetch(`${edge.url}/api/leads/pages/${position}`, {
    method: 'PUT',
    headers: {
      'Content-Type': 'image/jpeg',
      'Idempotency-Key': key,
      'CF-Connecting-IP': `10.1.${Math.floor(keys / 250)}.${keys % 250}`,
      ...headers,
    },
    body: new Uint8Array(body),
  });
const list = async (key: string) => {
  const response = await fetch(`${edge.url}/api/leads/pages`, { headers: { 'Idempotency-Key': key } });
  return [response.status, await response.json()];
};
const rows = () => edge.query<PageRow>('select * from marking_pages order by upload, position');
/** The objects in the bucket, read from outside the Worker. */
const objects = () => readObjects(edge.state);
/** The minute's tasks. */
const runCron = () => fetch(`${edge.url}/cdn-cgi/handler/scheduled?time=${Date.now()}`);
/** Each object has a row that says that it is there, and the other way round. */
const expectNoOrphans = () =>
  expect(objects().map(({ key }) => key)).toEqual(
    rows()
      .filter(({ is_stored }) => is_stored)
      .map(({ key }) => key)
      .sort(),
  );
const answer = async (response: Response) => [response.status, await response.json()];

/** A lead with pages, as the form sends it. */
const marking = (upload: string, of: readonly Uint8Array[], more: Record<string, unknown> = {}) => ({
  ...LEAD,
  email: newAddress(),
  asksFor: 'marking',
  upload,
  pages: of.map(hashOf),
  handedBack: true,
  ...more,
});

/** Sends pages and a lead for them. */
async function sendMarking(of: readonly Uint8Array[], more: Record<string, unknown> = {}, key = newKey()) {
  for (const [position, page] of of.entries()) expect((await put(key, position, page)).status).toBe(200);
  return send(edge, marking(key, of, more));
}

describe('a page', () => {
  it('is stored once, listed, and replaced by another', async () => {
    const key = newKey();
    const [first, second] = pages as [Buffer, Buffer];
    expect(await list(key)).toEqual([200, { pages: [] }]);
    const stored = { pages: [{ position: 0, sha256: hashOf(first) }] };
    expect(await answer(await put(key, 0, first))).toEqual([200, stored]);
    const before = rows();
    expect(await answer(await put(key, 0, first))).toEqual([200, stored]);
    expect(rows()).toEqual(before);
    expect(await list(key)).toEqual([200, stored]);
    expect(await answer(await put(key, 0, second))).toEqual([
      200,
      { pages: [{ position: 0, sha256: hashOf(second) }] },
    ]);
    expect(rows().filter(({ key: of }) => before.some(({ key: old }) => old === of))).toEqual([]);
  });

  it('needs one of our pages, a key, a position, a type and a size', async () => {
    const [page] = pages as [Buffer];
    const status = async (...of: Parameters<typeof put>) => (await put(...of)).status;
    expect(await status(newKey(), 0, page, { Origin: 'https://elsewhere.example' })).toBe(403);
    expect(await status('short', 0, page)).toBe(400);
    for (const position of [3, -1, '00', '1.5', 'x']) expect(await status(newKey(), position, page)).toBe(404);
    expect(await status(newKey(), 0, page, { 'Content-Type': 'text/html' })).toBe(415);
    expect(await status(newKey(), 0, Buffer.concat([page, Buffer.alloc(PAGE_MAX_BYTES)]))).toBe(413);
    expect((await fetch(`${edge.url}/api/leads/pages/0`)).status).toBe(405);
    expect((await fetch(`${edge.url}/api/leads/pages`, { method: 'POST' })).status).toBe(405);
    expect((await list('short'))[0]).toBe(400);
  });

  it('goes on after a lost connection', async () => {
    const key = newKey();
    for (const position of [0, 1]) await put(key, position, pages[position] as Buffer);
    const [, arrived] = (await list(key)) as [number, StoredPages];
    expect(arrived.pages.map(({ position }) => position)).toEqual([0, 1]);
    expect((await send(edge, marking(key, pages))).status).toBe(422);
    await put(key, 2, pages[2] as Buffer);
    expect((await send(edge, marking(key, pages))).status).toBe(201);
  });
});

describe('a lead with pages', () => {
  it('is stored with them, and repeated harmlessly', async () => {
    const key = newKey();
    for (const [position, page] of pages.entries()) await put(key, position, page);
    const lead = marking(key, pages, { question: 'Solve x² = 4.', message: 'Is my method right?', maySample: true });
    const headers = { 'Idempotency-Key': newKey() };
    const sent = await send(edge, lead, headers);
    expect(sent.status).toBe(201);
    const reference = await referenceOf(sent);
    const again = await send(edge, lead, headers);
    expect([again.status, await referenceOf(again)]).toEqual([200, reference]);
    expect(edge.query('select * from markings')).toMatchObject([
      { reference, question: 'Solve x² = 4.', may_sample: 1, mailbox: lead.email, work: null },
    ]);
    expect(rows().filter((row) => row.reference === reference)).toMatchObject(
      [0, 1, 2].map((position) => ({ position, is_stored: 1, is_bound: 1, width: 400, height: 560 })),
    );
    const [stored] = edge.query<{ details: string }>('select details from leads');
    expect(JSON.parse(stored?.details ?? '')).toEqual({});
  });

  it('tells the owner how many pages there are, and nothing that leads to them without signing in', async () => {
    others.reset();
    const upload = newKey();
    const question = 'Solve x² = 4.';
    const reference = await referenceOf(await sendMarking(pages.slice(0, 2), { question }, upload));
    await expect.poll(() => [others.at('hook').length, others.at('mail').length]).toEqual([1, 1]);
    const [{ body: payload }, { body: mail }] = [others.at('hook')[0], others.at('mail')[0]] as [Arrived, Arrived];
    expect(payload).toMatchObject({ reference, question, pagesToMark: 2 });
    expect(mail.text).toContain(`/owner/marking#${reference}`);
    const response = await fetch(`${edge.url}/api/owner/leads/${reference}`, { headers: { Cookie: cookie } });
    const { lead } = leadDetailSchema.parse(await response.json());
    expect(lead.pagesToMark).toBe(2);
    const secrets = [upload, ...rows().flatMap((row) => [row.key, row.upload]), ...pages.map(hashOf)];
    for (const told of [payload, mail, lead, await (await fetch(`${edge.url}/thanks?reference=${reference}`)).text()])
      for (const secret of secrets) expect(JSON.stringify(told)).not.toContain(secret);
  });

  it('is thanked with what happens to pages, and when', async () => {
    const { mark, read } = LEAD_MESSAGES.en;
    const steps = async (reference: string) =>
      /<ol>.*?<\/ol>/s.exec(await (await fetch(`${edge.url}/thanks?reference=${reference}`)).text())?.[0];
    const withPages = await steps(await referenceOf(await sendMarking(pages.slice(0, 1))));
    expect(withPages).toContain(`<li data-next="mark">${mark}</li>`);
    expect(withPages).not.toContain(read);
    const without = await steps(await referenceOf(await send(edge, LEAD)));
    expect(without).toContain(`<li data-next="answer">${read}</li>`);
    expect(without).toMatch(/<li data-next="mark" hidden/);
  });

  it('is thanked for pages, and not invited to book before they are marked', async () => {
    const thanks = async (reference: string) => (await fetch(`${edge.url}/thanks?reference=${reference}`)).text();
    const { pagesThanks, pagesReceived, received, bookHelp } = LEAD_MESSAGES.es;
    const language = 'es';
    const withPages = await thanks(await referenceOf(await sendMarking(pages.slice(0, 1), { language })));
    expect(withPages).toMatch(new RegExp(`<title[^>]*>${pagesThanks} · `));
    expect(withPages).toMatch(new RegExp(`<h1[^>]*>${pagesThanks}</h1>`));
    expect(withPages).toContain(pagesReceived);
    for (const untrue of [received, bookHelp]) expect(withPages).not.toContain(untrue);
    const without = await thanks(await referenceOf(await send(edge, { ...LEAD, language })));
    for (const told of [received, bookHelp]) expect(without).toContain(told);
    expect(without).not.toContain(pagesThanks);
  });

  it('is refused unless exactly its pages are there', async () => {
    const key = newKey();
    const [first, second] = pages as [Buffer, Buffer, Buffer];
    const problem = [422, { error: 'invalid', problems: { pages: 'invalid' }, unknownFields: [] }];
    const sent = async (of: readonly Uint8Array[], upload = key) => answer(await send(edge, marking(upload, of)));
    expect(await sent([first])).toEqual(problem);
    await put(key, 0, first);
    await put(key, 1, second);
    for (const of of [[first], [second, first], [...pages]]) expect(await sent(of)).toEqual(problem);
    expect(await sent([first, second], newKey())).toEqual(problem);
    expect(edge.query('select 1 from leads union all select 1 from markings')).toEqual([]);
    expect((await sent([first, second]))[0]).toBe(201);
  });

  it('keeps its pages: nobody can change, add to or use them again', async () => {
    const key = newKey();
    const [first, second] = pages as [Buffer, Buffer];
    expect((await sendMarking([first], {}, key)).status).toBe(201);
    const before = rows();
    expect(await answer(await put(key, 0, second))).toEqual([409, { error: 'already_sent' }]);
    expect(await answer(await put(key, 1, second))).toEqual([409, { error: 'already_sent' }]);
    expect((await put(key, 0, first)).status).toBe(200);
    expect((await send(edge, marking(key, [first]))).status).toBe(422);
    expect(rows()).toEqual(before);
  });

  it('needs the pages if it asks for marking, and that the work was handed back', async () => {
    expect(await answer(await send(edge, { ...LEAD, asksFor: 'marking', handedBack: true }))).toMatchObject([
      422,
      { problems: { pages: 'required' } },
    ]);
    const key = newKey();
    await put(key, 0, pages[0] as Buffer);
    expect(await answer(await send(edge, marking(key, pages.slice(0, 1), { handedBack: undefined })))).toMatchObject([
      422,
      { problems: { handedBack: 'required' } },
    ]);
  });

  it('keeps the question of a lead without pages', async () => {
    const reference = await referenceOf(await send(edge, { ...LEAD, question: 'Solve x² = 4.', handedBack: true }));
    const [stored] = edge.query<{ details: string }>(`select details from leads where reference = '${reference}'`);
    expect(JSON.parse(stored?.details ?? '')).toEqual({ question: 'Solve x² = 4.' });
    expect(edge.query('select 1 from markings')).toEqual([]);
  });
});

describe('a second request of a family', () => {
  it('is refused, however its mailbox is written, and not a repeated one', async () => {
    const key = newKey();
    await put(key, 0, pages[0] as Buffer);
    const lead = marking(key, pages.slice(0, 1), { email: 'kim.lee+ib@gmail.com' });
    const headers = { 'Idempotency-Key': newKey() };
    expect((await send(edge, lead, headers)).status).toBe(201);
    const other = { email: 'KimLee@googlemail.com' };
    expect(await answer(await sendMarking(pages.slice(1, 2), other))).toEqual([409, { error: 'already_marked' }]);
    // A parent's address counts, because the answer goes there.
    const child = { role: 'student', age: '15', email: newAddress(), guardianEmail: 'kimlee@gmail.com' };
    expect(await answer(await sendMarking(pages.slice(1, 2), child))).toEqual([409, { error: 'already_marked' }]);
    expect((await send(edge, lead, headers)).status).toBe(200);
    // A message without pages is welcome.
    expect((await send(edge, { ...LEAD, ...other })).status).toBe(201);
  });

  it('is accepted after spam with the mailbox of the family', async () => {
    const email = newAddress();
    expect((await sendMarking(pages.slice(0, 1), { email, homepage: 'https://spam.example' })).status).toBe(201);
    expect(edge.query('select status from leads')).toEqual([{ status: 'spam' }]);
    expect((await sendMarking(pages.slice(0, 1), { email })).status).toBe(201);
  });
});

describe('too many requests that wait', () => {
  it('refuse the next until one is returned, and not a repeated one', async () => {
    const key = newKey();
    await put(key, 0, pages[0] as Buffer);
    const lead = marking(key, pages.slice(0, 1));
    const headers = { 'Idempotency-Key': newKey() };
    expect((await send(edge, lead, headers)).status).toBe(201);
    edge.write(
      Array.from(
        { length: facts.waitingMax - 1 },
        (_, at) => `
          insert into leads (reference, key, content_hash, role, name, email, programme, message, page, received_at, status)
            values ('L-FULL-${at}', 'full ${at}', 'h', 'parent', 'n', 'e', 'ib', '', '/', 0, 'new');
          insert into markings (reference, received_at) values ('L-FULL-${at}', 0);`,
      ).join(''),
    );
    expect(await answer(await sendMarking(pages.slice(0, 1)))).toEqual([409, { error: 'full' }]);
    expect((await send(edge, lead, headers)).status).toBe(200);
    expect((await send(edge, LEAD)).status).toBe(201);
    edge.write("update markings set returned_at = 1 where reference = 'L-FULL-0'");
    expect((await sendMarking(pages.slice(0, 1))).status).toBe(201);
  });
});

describe('without JavaScript', () => {
  /** A form with files, as a browser sends it. */
  const form = (
    values: Record<string, string>,
    files: readonly (readonly [name: string, bytes: Uint8Array])[],
    headers: Record<string, string> = {},
  ) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(values)) data.append(name, value);
    for (const [name, bytes] of files)
      data.append('pages', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
    // What comes after the files must be read as well.
    data.append('country', 'Kanada');
    return fetch(`${edge.url}/api/leads`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'CF-Connecting-IP': `10.2.0.${(keys += 1) % 250}`, ...headers },
      body: data,
    });
  };
  const typed = () => ({
    ...LEAD,
    email: newAddress(),
    asksFor: 'marking',
    handedBack: 'yes',
    question: 'Solve x² = 4.',
  });
  const NO_FILE = ['', new Uint8Array()] as const;

  it('photos are stored upright and without metadata, and a form sent twice once', async () => {
    const values = typed();
    const files = [
      ['IMG_1.JPG', await photo(1)],
      ['../../etc/passwd\u202Egpj.exe', await photo(2)],
    ] as const;
    const sent = await form(values, files);
    expect(sent.status).toBe(303);
    const place = sent.headers.get('Location');
    expect((await form(values, files)).headers.get('Location')).toBe(place);
    const reference = place?.split('=')[1] ?? '';
    expect(rows()).toHaveLength(2);
    expect(rows()).toMatchObject(
      files.map(([, bytes], position) => ({
        position,
        reference,
        is_stored: 1,
        width: 1200,
        height: 1600,
        sha256: hashOf(bytes),
      })),
    );
    expect(edge.query('select question from markings')).toEqual([{ question: 'Solve x² = 4.' }]);
    for (const { bytes } of objects()) {
      expect(bytes.toString('latin1')).not.toMatch(/Sample|GPS|passwd/);
      const shown = await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true });
      expect(shown.info).toMatchObject({ width: 1200, height: 1600 });
    }
  });

  it('a form without photos is a message, unless it asks for marking', async () => {
    const { asksFor: _, ...message } = typed();
    const sent = await form(message, [NO_FILE]);
    expect(sent.status).toBe(303);
    expect(edge.query('select details from leads')).toEqual([
      { details: JSON.stringify({ country: 'Kanada', question: 'Solve x² = 4.' }) },
    ]);
    const refused = await form(typed(), [NO_FILE]);
    expect(refused.status).toBe(422);
  });

  it.each<[name: string, files: () => (readonly [string, Uint8Array])[]]>([
    ['no JPEG', () => [['page.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]]],
    ['an empty file', () => [['page.jpg', new Uint8Array()]]],
    ['too many', () => Array.from({ length: 4 }, () => ['page.jpg', pages[0] as Buffer] as const)],
    ['one that is too large', () => [['page.jpg', Buffer.concat([pages[0] as Buffer, Buffer.alloc(PHOTO_MAX_BYTES)])]]],
    [
      'more than fit',
      () => [1, 2].map(() => ['page.jpg', Buffer.concat([pages[0] as Buffer, Buffer.alloc(9_000_000)])] as const),
    ],
  ])('shows the form again with what was typed: %s', async (_, files) => {
    const response = await form({ ...typed(), name: 'Kept Name' }, files());
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('value="Kept Name"');
    expect(html).toContain('value="Kanada"');
    expect(edge.query('select 1 from leads')).toEqual([]);
  });

  it.each([
    ['something else is missing', { name: '' }, {}, ['name:required', 'pages:required']],
    ['another site sent it', {}, { Origin: 'https://elsewhere.example' }, ['pages:required']],
  ])('asks for the photos again if %s: the browser has dropped them', async (_, values, headers, links) => {
    const one = [['page.jpg', pages[0] as Buffer]] as const;
    const html = await (await form({ ...typed(), ...values }, one, headers)).text();
    const linked = [...html.matchAll(/<li(?![^>]* hidden)[^>]* data-problem-link="([^"]+)"/g)].map(([, link]) => link);
    expect(linked).toEqual(links);
  });

  it('refuses a second request, and one too many, with what was typed and the way to book', async () => {
    const values = { ...typed(), name: 'Kept Name' };
    const one = [['page.jpg', pages[0] as Buffer]] as const;
    const refusalOf = async (response: Response) => {
      expect(response.status).toBe(409);
      const html = await response.text();
      expect(html).toContain('value="Kept Name"');
      const [, why, shown = ''] = /<div data-failure="(once|full)">(.*?)<\/div>/s.exec(html) ?? [];
      expect(shown).toContain(business.bookingUrl);
      return why;
    };
    expect((await form(values, one)).status).toBe(303);
    expect(await refusalOf(await form({ ...values, message: 'Another one' }, one))).toBe('once');
    for (let more = 1; more < facts.waitingMax; more += 1) await sendMarking(pages.slice(0, 1));
    expect(await refusalOf(await form({ ...values, email: newAddress() }, one))).toBe('full');
  });
});

describe('the daily caps', () => {
  it.each([
    ['pages of a household', "name like 'pages-%' and name <> 'pages-all'", HOUSEHOLD_DAY_PAGES],
    ['bytes of a household', "name like 'page-size-%' and name <> 'page-size-all'", HOUSEHOLD_DAY_PAGE_BYTES],
    ['pages of all', "name = 'pages-all'", ALL_DAY_PAGES],
    ['bytes of all', "name = 'page-size-all'", ALL_DAY_PAGE_BYTES],
  ])('refuse more %s, and not a page that has arrived', async (_, where, max) => {
    const key = newKey();
    const household = { 'CF-Connecting-IP': '198.51.100.77' };
    expect((await put(key, 0, pages[0] as Buffer, household)).status).toBe(200);
    edge.write(`update daily_counts set count = ${max} where ${where}`);
    expect(await answer(await put(key, 1, pages[1] as Buffer, household))).toEqual([429, { error: 'daily_limit' }]);
    expect((await put(key, 0, pages[0] as Buffer, household)).status).toBe(200);
    expect(JSON.stringify(edge.query('select * from daily_counts'))).not.toContain('198.51');
  });
});

describe('the purge', () => {
  const DAY_MS = 86_400_000;
  /** Stores a lead with a page, as if it had been sent some days ago. */
  const sentBefore = async (days: number, more: Record<string, unknown> = {}) => {
    const reference = await referenceOf(await sendMarking(pages.slice(0, 1), more));
    edge.write(`update markings set received_at = ${Date.now() - days * DAY_MS} where reference = '${reference}'`);
    return reference;
  };
  const left = (reference: string) => [
    edge.query(`select 1 from marking_pages where reference = '${reference}'`).length,
    edge.query(`select 1 from markings where reference = '${reference}'`).length,
    edge.query(`select 1 from leads where reference = '${reference}'`).length,
  ];

  it('deletes pages that no lead named within a day, and no others', async () => {
    const [early, late] = [newKey(), newKey()];
    await put(early, 0, pages[0] as Buffer);
    await put(late, 0, pages[0] as Buffer);
    const hours = (count: number, upload: number) =>
      `update marking_pages set stored_at = ${Date.now() - count * 3_600_000} where rowid = ${upload};`;
    const [first, second] = edge.query<{ id: number }>('select rowid as id from marking_pages order by rowid');
    edge.write(hours(24.1, first?.id ?? 0) + hours(23.9, second?.id ?? 0));
    await runCron();
    expect([await list(early), (await list(late))[1]]).toEqual([
      [200, { pages: [] }],
      { pages: [{ position: 0, sha256: hashOf(pages[0] as Buffer) }] },
    ]);
    expectNoOrphans();
    expect(objects()).toHaveLength(1);
  });

  it.each([
    ['the desk or the console', (reference: string) => void edge.run('leads', 'forget', reference)],
    [
      'the end of its term',
      (reference: string) => edge.write(`update leads set delete_at = 1 where reference = '${reference}'`),
    ],
  ])('deletes the pages of a lead that is forgotten by %s within a minute', async (_, forget) => {
    const [gone, stays] = [await sentBefore(0), await sentBefore(0)];
    forget(gone);
    // The hour's tasks delete the expired lead.
    await fetch(`${edge.url}/cdn-cgi/handler/scheduled?time=${Date.now() - (Date.now() % 3_600_000)}`);
    await runCron();
    expect([left(gone), left(stays)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
    expect(objects()).toHaveLength(1);
  });

  it('deletes what was returned at the end of its term, but not that the family had a free page', async () => {
    const email = newAddress();
    const reference = await sentBefore(0, { email });
    edge.write(`update markings set work = '{}', returned_at = 1, delete_at = ${Date.now() + DAY_MS}`);
    await runCron();
    expect(left(reference)).toEqual([1, 1, 1]);
    edge.write('update markings set delete_at = 1');
    await runCron();
    await runCron();
    expect(left(reference)).toEqual([0, 1, 1]);
    expect(edge.query('select work, delete_at from markings')).toEqual([{ work: null, delete_at: null }]);
    expect((await sendMarking(pages.slice(0, 1), { email })).status).toBe(409);
  });

  it('gives up what nobody returned: earlier for a student under 18', async () => {
    const child = (days: number) => sentBefore(days, { role: 'student', age: '16', guardianEmail: newAddress() });
    const given = [await sentBefore(UNRETURNED_PAGE_DAYS + 1), await child(facts.unansweredMinorDays + 1)];
    const kept = [
      await sentBefore(UNRETURNED_PAGE_DAYS - 1),
      await child(facts.unansweredMinorDays - 1),
      await sentBefore(facts.unansweredMinorDays + 1, { role: 'student', age: 'adult' }),
    ];
    // A draft is no return.
    edge.write(`update markings set work = '{"marks":[]}' where reference = '${given[1]}'`);
    await runCron();
    await runCron();
    expect(given.map(left)).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ]);
    expect(kept.map(left)).toEqual(kept.map(() => [1, 1, 1]));
  });
});

it('knows that the database deletes what belongs to a lead', async () => {
  const reference = await referenceOf(await sendMarking(pages.slice(0, 1)));
  // Through the Worker: this file's own connection need not keep foreign keys.
  edge.write(`update leads set status = 'spam', status_at = 1, received_at = 1 where reference = '${reference}'`);
  await fetch(`${edge.url}/cdn-cgi/handler/scheduled?time=${Date.now() - (Date.now() % 3_600_000)}`);
  expect(edge.query('select 1 from leads union all select 1 from markings')).toEqual([]);
});
