import { markingDetailSchema, type MarkingDetail, type MarkingList } from '@tutoring/domain/marking';
import { MARKING_MESSAGES } from '@tutoring/domain/marking-messages';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { developerAssertion, ownerKey, publicPart } from '../../scripts/owner-key.ts';
import { LEASE_MS } from '../../src/outbox/lease';
import { BUSY_MS, fakeReceivers } from '../fake-receivers';
import { runEdge, type RunningEdge } from '../running-edge';
import { addMarking, IMAGES, WORK } from '../sample-marking';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SOON = { timeout: 8000 };
const LINK = /\/marked\/[0-9a-f]{32}\.[0-9a-f]{64}/;

let edge: RunningEdge;
let others: Awaited<ReturnType<typeof fakeReceivers>>;
let cookie: string;

beforeAll(async () => {
  const key = await ownerKey(mkdtempSync(join(tmpdir(), 'tutoring-owner-')));
  cookie = `CF_Authorization=${await developerAssertion(key)}`;
  others = await fakeReceivers();
  edge = await runEdge({
    ...others.vars,
    LEAD_WEBHOOK_URL: '',
    OWNER_DEV_KEY: publicPart(key),
    MAIL_DAILY_LIMIT: '100000',
  });
});
afterAll(async () => {
  others.close();
  await edge.remove();
});
beforeEach(() => {
  others.reset();
  edge.write('delete from leads; delete from marking_pages; delete from forgotten; delete from daily_counts');
  edge.write("delete from marks where name <> 'link-key'");
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(edge.url + path, { headers, redirect: 'manual' });
const press = (path: string, body: object) =>
  fetch(`${edge.url}/api/owner/marking/${path}`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: edge.url, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const see = (reference: string) => fetch(`${edge.url}/api/owner/marking/${reference}`, { headers: { Cookie: cookie } });
const giveBack = async (reference: string) => {
  expect((await press(`${reference}/return`, { work: WORK, version: 0 })).status).toBe(200);
};
/** The mails with links: the automatic replies go to the same receiver. */
const mails = () => others.at('reply').filter(({ body }) => LINK.test(body.text ?? ''));
/** A minute that is not the first of an hour, nor one in which the digest is sent. */
const quiet = (time: number) => time - (time % (10 * MINUTE_MS)) + 3 * MINUTE_MS;
const runCron = () => fetch(`${edge.url}/cdn-cgi/handler/scheduled?time=${quiet(Date.now())}`);
/** A marking whose own automatic reply has gone out, so that a failing provider only meets the mail with the link. */
const addAnswered = async () => {
  const reference = await addMarking(edge);
  await expect.poll(() => edge.query('select 1 from outbox where delivered_at is null'), SOON).toEqual([]);
  return reference;
};
/** Returns the pages, and reads the path of the link from the mail. */
const linkOf = async (reference: string) => {
  await giveBack(reference);
  await expect.poll(() => mails().length, SOON).toBe(1);
  return LINK.exec(mails()[0]?.body.text ?? '')?.[0] ?? '';
};
const returned = async (lead: Record<string, unknown> = {}) => {
  const reference = await addMarking(edge, lead);
  return { reference, link: await linkOf(reference) };
};

describe('the mail', () => {
  it('brings the link in the student’s language, with its end and the way to a consultation', async () => {
    const { reference, link } = await returned({ language: 'ar' });
    const [mail] = mails();
    const { text = '', html = '', subject } = mail?.body ?? {};
    expect(subject).toBe(`صُحّحت صفحتكم (${reference})`);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    for (const part of [text, html]) {
      expect(part).toContain(link);
      expect(part).toContain('احجزوا استشارة مجانية');
      // Nothing of the work, which would stay in a mailbox.
      expect(part).not.toContain('Units are missing');
    }
    const [{ end = 0 } = {}] = edge.query<{ end: number }>('select link_expires_at as end from markings');
    const date = new Intl.DateTimeFormat('ar-u-ca-gregory-nu-latn', { dateStyle: 'long', timeZone: 'America/Toronto' });
    expect(text).toContain(date.format(end));
    expect(mail?.headers['idempotency-key']).toBe(`return-${reference}`);
    await expect
      .poll(() => edge.query('select mail_due_at from markings where mailed_at is not null'), SOON)
      .toEqual([{ mail_due_at: null }]);
  });

  it('goes to the parent of a minor', async () => {
    await returned({ role: 'student', age: '14', email: 'kid@example.com', guardianEmail: 'guardian@example.com' });
    expect(mails().map(({ body }) => body.to)).toEqual([['guardian@example.com']]);
  });

  it('is retried until the provider takes it, once', async () => {
    const reference = await addAnswered();
    others.behave({ reply: 'broken' });
    await giveBack(reference);
    const attempts = () =>
      edge.query<{ n: number }>('select mail_attempts as n from markings where mailed_at is null')[0]?.n;
    await expect.poll(attempts, SOON).toBe(1);
    others.behave({ reply: 'fine' });
    // Not before its time.
    await runCron();
    expect(attempts()).toBe(1);
    edge.write('update markings set mail_due_at = 0');
    await runCron();
    await expect.poll(() => edge.query('select 1 from markings where mailed_at is not null').length, SOON).toBe(1);
    await runCron();
    expect(mails()).toHaveLength(2);
  });

  it('is refused for long: the owner is alerted once, without a name or the link', async () => {
    const reference = await addAnswered();
    others.behave({ reply: 'refuses' });
    await giveBack(reference);
    const attempts = () => edge.query<{ n: number }>('select mail_attempts as n from markings')[0]?.n;
    await expect.poll(attempts, SOON).toBe(1);
    await runCron();
    expect(others.at('alert')).toEqual([]);
    edge.write(`update markings set mail_attempts = 8, returned_at = returned_at - ${HOUR_MS}`);
    // A channel that fails is tried again.
    others.behave({ alert: 'broken', mail: 'broken' });
    await runCron();
    others.behave({ alert: 'fine', mail: 'fine' });
    edge.write("delete from marks where name = 'alert-returns'");
    await runCron();
    await runCron();
    const alerts = others.at('alert').map(({ body }) => body.text ?? '');
    expect(alerts).toHaveLength(2);
    expect(alerts[1]).toContain(`(${reference} after 8 attempts). Open the page on the desk, under Marking`);
    expect(alerts[1]).not.toMatch(/Sample|family|\/marked/);
  });

  it('is refused: the desk is told why, and can end it when somebody sent the link by hand', async () => {
    const reference = await addAnswered();
    others.behave({ reply: 'broken' });
    await giveBack(reference);
    const shown = async () => markingDetailSchema.parse(await (await see(reference)).json()).marking;
    await expect.poll(async () => (await shown()).mail?.state, SOON).toBe('failing');
    const { mail, returned: sent, version } = await shown();
    expect(mail).toMatchObject({ attempts: 1, acceptedAt: null, lastError: 'HTTP 500' });
    expect((await get(sent?.path ?? '')).status).toBe(200);

    expect((await press(`${reference}/end-mail`, { version })).status).toBe(200);
    expect((await shown()).mail).toMatchObject({ state: 'none', dueAt: null });
    // The link still works, and nothing is left to end.
    expect((await get((await shown()).returned?.path ?? '')).status).toBe(200);
    expect((await press(`${reference}/end-mail`, { version: version + 1 })).status).toBe(409);
    others.behave({ reply: 'fine' });
    edge.write('update markings set mail_due_at = 0 where mail_due_at is not null');
    await runCron();
    expect(mails()).toHaveLength(1);
  });

  it('waits while the provider asks for a pause', async () => {
    const reference = await addAnswered();
    others.behave({ reply: 'busy' });
    const before = Date.now();
    await giveBack(reference);
    const due = () => edge.query<{ at: number }>('select mail_due_at as at from markings')[0]?.at ?? 0;
    await expect.poll(() => due() - before, SOON).toBeGreaterThanOrEqual(BUSY_MS);
    expect(edge.query('select mail_attempts from markings')).toEqual([{ mail_attempts: 0 }]);
  });

  it('is sent by the next run if the Worker died after the return', async () => {
    const reference = await addMarking(edge);
    // As a return leaves it, without what follows the answer.
    const now = Date.now();
    edge.write(
      `update markings set work = '${JSON.stringify(WORK).replaceAll("'", "''")}', returned_at = ${now}, returned_by = 'x',
         link_nonce = '${'a'.repeat(32)}', link_expires_at = ${now + 10 * LEASE_MS}, mail_due_at = ${now - 1} where reference = '${reference}'`,
    );
    await runCron();
    await expect.poll(() => mails().length, SOON).toBe(1);
  });

  it('is not sent after the link was revoked', async () => {
    const reference = await addAnswered();
    others.behave({ reply: 'broken' });
    await giveBack(reference);
    await expect.poll(() => mails().length, SOON).toBe(1);
    expect((await press(`${reference}/revoke`, { version: 1 })).status).toBe(200);
    others.behave({ reply: 'fine' });
    edge.write('update markings set mail_due_at = 0 where mail_due_at is not null');
    await runCron();
    expect(mails()).toHaveLength(1);
  });
});

describe('the page', () => {
  it('shows the pages with marks and notes, in the student’s language', async () => {
    const { link } = await returned({ language: 'ar', subjects: 'Chemistry HL' });
    const page = await get(link);
    expect(page.status).toBe(200);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(page.headers.get('ETag')).toBeNull();
    const html = await page.text();
    expect(html).toContain('lang="ar"');
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
    // What a tutor writes is text.
    expect(html).toContain('Say which law you use &amp; why &lt;here&gt;.');
    for (const text of ['Explain osmosis [3]', 'Show each step.', 'Chemistry HL', `${link}/0.jpg`, `${link}/1.jpg`])
      expect(html).toContain(text);
    expect(html).not.toContain(MARKING_MESSAGES.ar.goneHelp.slice(0, 20));
    expect(html).not.toMatch(/<div data-marked="" hidden/);
    expect(html).toContain('subjects=Chemistry+HL');
  });

  it('sends images that can do nothing else', async () => {
    const { link } = await returned();
    const image = await get(`${link}/1.jpg`);
    expect(Buffer.from(await image.arrayBuffer())).toEqual(IMAGES[1]);
    expect(Object.fromEntries(image.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(image.headers.get('Content-Disposition')).toBeNull();
    for (const path of ['/2.jpg', '/0.png', '/00.jpg']) expect((await get(link + path)).status, path).toBe(404);
  });

  it('withdraws the sample without a script', async () => {
    const reference = await addMarking(edge);
    edge.write('update markings set may_sample = 1');
    const link = await linkOf(reference);
    const { sample, withdrawn } = MARKING_MESSAGES.en;
    const before = await (await get(link)).text();
    expect([before.includes(sample), before.includes(withdrawn)]).toEqual([true, false]);
    expect(before).toContain(`action="${link}/withdraw"`);
    // Without a referrer browsers send this origin.
    const answer = await fetch(`${edge.url}${link}/withdraw`, {
      method: 'POST',
      headers: { Origin: 'null', 'Content-Type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, link]);
    const after = await (await get(link)).text();
    expect([after.includes(sample), after.includes(withdrawn)]).toEqual([false, true]);
  });

  it('tells the owner once that a sample was withdrawn, and the desk for as long as there is the marking', async () => {
    const { reference, link } = await returned({ maySample: true });
    const alerts = () =>
      others.at('alert').filter(({ body }) => (body.text ?? '').includes('no longer allows us to show'));
    const toldAt = () => edge.query<{ at: number | null }>('select withdrawal_told_at as at from markings')[0]?.at;
    await runCron();
    expect(alerts()).toEqual([]);
    await fetch(`${edge.url}${link}/withdraw`, { method: 'POST', headers: { Origin: 'null' }, redirect: 'manual' });
    // Neither the webhook nor the mail takes it.
    others.behave({ alert: 'broken', mail: 'broken' });
    await runCron();
    expect(toldAt()).toBeNull();
    others.behave({ alert: 'fine', mail: 'fine' });
    others.reset();
    // An alert that reached nobody is repeated after ten minutes.
    edge.write("update marks set value = '0' where name = 'alert-withdrawn'");
    await runCron();
    await runCron();
    expect(alerts().map(({ body }) => body.text)).toEqual([expect.stringContaining(reference)]);
    expect(toldAt()).toBeGreaterThan(0);
    const owner = { headers: { Cookie: cookie } };
    const shown = await fetch(`${edge.url}/api/owner/marking/${reference}`, owner);
    const { marking } = await shown.json<MarkingDetail>();
    expect(marking.maySample).toBe(false);
    expect(marking.sampleWithdrawnAt).toMatch(/^20/);
    const listed = await fetch(`${edge.url}/api/owner/marking`, owner);
    const { markings } = await listed.json<MarkingList>();
    expect(markings.find((line) => line.reference === reference)?.sampleWithdrawnAt).toBe(marking.sampleWithdrawnAt);
  });

  it('takes no permission from a minor, even with the address of a parent', async () => {
    const of = async (lead: Record<string, unknown>) => {
      const reference = await addMarking(edge, { maySample: true, ...lead });
      return edge.query<{ may: number }>(`select may_sample as may from markings where reference = '${reference}'`)[0]
        ?.may;
    };
    expect(await of({ role: 'student', age: '14', guardianEmail: 'guardian@example.com' })).toBe(0);
    expect(await of({ role: 'student', age: '17' })).toBe(0);
    expect(await of({ role: 'educator' })).toBe(0);
    expect(await of({ role: 'student', age: 'adult' })).toBe(1);
    expect(await of({ role: 'parent' })).toBe(1);
  });
});

describe('a link that shows nothing', () => {
  /** All of them give the same answer, show no image, and withdraw nothing. */
  const expectGone = async (path: string, unknown: string) => {
    const page = await get(path);
    expect([page.status, page.headers.get('Cache-Control')], path).toEqual([404, 'no-store']);
    expect(await page.text(), path).toBe(unknown);
    const image = await get(`${path}/0.jpg`);
    expect([image.status, image.headers.get('Cache-Control')], path).toEqual([404, 'no-store']);
    expect(await image.text(), path).toBe('Not found');
    for (const part of ['', '/0.jpg'])
      expect((await fetch(edge.url + path + part, { method: 'HEAD' })).status, path + part).toBe(404);
    expect((await withdraw(path)).status, path).toBe(303);
    expect(edge.query('select 1 from markings where sample_withdrawn_at is not null'), path).toEqual([]);
  };
  const withdraw = (path: string) =>
    fetch(`${edge.url}${path}/withdraw`, { method: 'POST', headers: { Origin: edge.url }, redirect: 'manual' });

  it('is guessed, cut, changed, ended, revoked or forgotten, and never says which', async () => {
    const { reference, link } = await returned();
    const other = await addMarking(edge);
    await giveBack(other);
    const { marking } = markingDetailSchema.parse(await (await see(other)).json());
    edge.write('update markings set may_sample = 1');
    const [nonce, signature] = link.split('.');
    const unknown = await (await get(`/marked/${'0'.repeat(32)}.${'0'.repeat(64)}`)).text();
    expect(unknown).toContain(MARKING_MESSAGES.en.gone);
    expect(unknown).toContain('30 days');
    expect(unknown).not.toContain('data-marked-page');
    const last = link.endsWith('0') ? '1' : '0';
    for (const path of [
      link.slice(0, -1),
      link.slice(0, -1) + last,
      nonce ?? '',
      `${link}0`,
      `${link}%00`,
      link.toUpperCase().replace('/MARKED', '/marked'),
      // The right nonce with another signature, also with that of another link.
      `${nonce}.${'0'.repeat(64)}`,
      `${nonce}.`,
      `${nonce}.${marking.returned?.path?.split('.')[1]}`,
      // Encoded twice.
      `${nonce}%252E${signature}`,
      `${link.slice(0, -1)}%253${link.at(-1)}`,
      // Far too long.
      `${nonce}.${signature?.repeat(100)}`,
      `/marked/${'a'.repeat(9000)}`,
    ])
      await expectGone(path, unknown);
    expect((await get(link)).status).toBe(200);

    const [{ end = 0 } = {}] = edge.query<{ end: number }>('select link_expires_at as end from markings');
    // A longer life has another signature.
    edge.write(`update markings set link_expires_at = ${end + MINUTE_MS}`);
    await expectGone(link, unknown);
    edge.write(`update markings set link_expires_at = ${Date.now() - 1}`);
    await expectGone(link, unknown);
    edge.write(`update markings set link_expires_at = ${end}`);
    expect((await get(link)).status).toBe(200);

    // The pages are deleted, the lead turns out to be spam, or the key of links is another.
    const changes = [
      ['update markings set work = null', `update markings set work = '${JSON.stringify(WORK).replaceAll("'", "''")}'`],
      ["update leads set status = 'spam'", "update leads set status = 'answered'"],
      [
        "update marks set value = 'x' || value where name = 'link-key'",
        "update marks set value = substr(value, 2) where name = 'link-key'",
      ],
    ] as const;
    for (const [change, back] of changes) {
      edge.write(change);
      await expectGone(link, unknown);
      edge.write(back);
      expect((await get(link)).status, change).toBe(200);
    }

    expect((await press(`${reference}/revoke`, { version: 1 })).status).toBe(200);
    await expectGone(link, unknown);
    edge.write('update markings set link_revoked_at = null');
    expect((await get(link)).status).toBe(200);
    expect((await withdraw(link)).status).toBe(303);
    expect(edge.query('select reference from markings where sample_withdrawn_at is not null')).toEqual([{ reference }]);
    edge.write('update markings set sample_withdrawn_at = null');
    edge.write('delete from leads');
    await expectGone(link, unknown);
    expect(edge.query('select 1 from markings')).toEqual([]);
  });

  it('speaks the visitor’s language', async () => {
    const page = async (language: string) => (await get('/marked/none', { 'Accept-Language': language })).text();
    expect(await page('ar-AE,en;q=0.5')).toContain(MARKING_MESSAGES.ar.gone);
    expect(await page('zh-TW,zh;q=0.9')).toContain(MARKING_MESSAGES['zh-Hant'].gone);
    expect(await page('pt,nl;q=0.9')).toContain(MARKING_MESSAGES.nl.gone);
    expect(await page('')).toContain(MARKING_MESSAGES.en.gone);
  });

  it('is also the page itself', async () => {
    const page = await get('/marked/ja');
    expect([page.status, page.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
    expect(await page.text()).toContain(MARKING_MESSAGES.ja.gone);
  });

  it('takes no other method, and serves no part of an image', async () => {
    const { link } = await returned();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      for (const part of ['', '/0.jpg'])
        expect((await fetch(edge.url + link + part, { method })).status, method + part).toBe(405);
    expect((await get(`${link}/withdraw`)).status).toBe(405);
    // What is asked in another way is answered alike.
    const head = await fetch(edge.url + link, { method: 'HEAD' });
    expect([head.status, head.headers.get('Cache-Control'), await head.text()]).toEqual([200, 'no-store', '']);
    const part = await get(`${link}/0.jpg`, { Range: 'bytes=0-1' });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([200, IMAGES[0]]);
  });
});
