import { LEAD_LIMITS } from '@tutoring/domain/lead-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEAD_AFTER } from '../../src/outbox/backoff';
import { BUSY_MS, fakeReceivers, OWNER, type Behaviour, type Receiver } from '../fake-receivers';
import { HOSTILE, tagsOf } from '../hostile';
import { LEAD, referenceOf, runEdge, send, type RunningEdge } from '../running-edge';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SOON = { timeout: 8000 };

let edge: RunningEdge;
let others: Awaited<ReturnType<typeof fakeReceivers>>;

beforeAll(async () => {
  others = await fakeReceivers();
  // The limits have a test of their own (mail-flood.test.ts).
  edge = await runEdge({ ...others.vars, MAIL_DAILY_LIMIT: '100000' });
});
afterAll(async () => {
  others.close();
  await edge.remove();
});
beforeEach(() => {
  others.reset();
  edge.write('delete from leads; delete from forgotten; delete from marks; delete from daily_counts');
});

const sendLead = async (changes: object = {}) => {
  const response = await send(edge, { ...LEAD, ...changes });
  expect(response.status).toBe(201);
  return referenceOf(response);
};
/** A minute that is not the first of an hour, nor one in which the digest is sent. */
const quiet = (time: number) => time - (time % (10 * MINUTE_MS)) + 3 * MINUTE_MS;
const schedule = (time = quiet(Date.now())) => fetch(`${edge.url}/cdn-cgi/handler/scheduled?time=${time}`);
const count = (to: Receiver) => others.at(to).length;
interface OutboxRow {
  attempts: number;
  due_at: number;
  delivered_at: number | null;
  done: string;
  last_error: string | null;
}
const rowOf = (reference: string) =>
  edge.query<OutboxRow>(
    `select attempts, due_at, delivered_at, done, last_error from outbox where reference = '${reference}'`,
  )[0];
const doneOf = (reference: string) => JSON.parse(rowOf(reference)?.done ?? '{}') as Record<string, number | string>;
const delivered = (reference: string) => expect.poll(() => rowOf(reference)?.delivered_at ?? null, SOON).not.toBeNull();
const tried = (reference: string, attempts: number) =>
  expect.poll(() => rowOf(reference)?.attempts, SOON).toBe(attempts);
const due = () => edge.write('update outbox set due_at = 0 where delivered_at is null');
const health = async () => {
  const response = await fetch(`${edge.url}/api/health`);
  return [response.status, await response.json()];
};

describe('a lead', () => {
  it('reaches the owner by webhook and mail, and its sender gets a reply', async () => {
    const reference = await sendLead({ subjects: 'Chemistry HL' });
    await delivered(reference);
    const [hook] = others.at('hook');
    expect(hook?.body).toMatchObject({ event: 'lead', reference, name: LEAD.name, subjects: 'Chemistry HL' });
    const [mail] = others.at('mail');
    expect(mail?.headers.authorization).toBe('Bearer sample-key');
    expect(mail?.headers['idempotency-key']).toContain(reference);
    expect(mail?.body).toMatchObject({
      from: 'Sample <leads@tutoring.example>',
      to: [OWNER],
      reply_to: LEAD.email,
      subject: `${reference}: parent, IB, Chemistry HL`,
    });
    const [reply] = others.at('reply');
    expect(reply?.body).toMatchObject({ to: [LEAD.email], subject: `We have your message (${reference})` });
    expect(reply?.body.text).toMatch(/by \w+day, \w+ \d+ at \d\d:00 at the latest \([\w ]+ Time\)/);
    expect(reply?.body.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' });
    expect(Object.keys(doneOf(reference)).sort()).toEqual(['mail', 'reply', 'webhook']);
  });

  it('is retried only on missing channels', async () => {
    others.behave({ hook: 'broken' });
    const reference = await sendLead();
    await tried(reference, 1);
    expect(rowOf(reference)).toMatchObject({ delivered_at: null, last_error: 'webhook HTTP 500' });
    expect(Object.keys(doneOf(reference)).sort()).toEqual(['mail', 'reply']);
    others.behave({ hook: 'fine' });
    due();
    await schedule();
    await delivered(reference);
    expect([count('hook'), count('mail'), count('reply')]).toEqual([2, 1, 1]);
  });

  it.each(['silent', 'slow'] as Behaviour[])('is mailed at once beside a webhook that is %s', async (hook) => {
    others.behave({ hook });
    const reference = await sendLead();
    await expect.poll(() => count('mail') + count('reply'), SOON).toBe(2);
    expect(others.at('mail')[0]?.after).not.toContain('hook');
    await tried(reference, 1);
    expect(rowOf(reference)?.delivered_at === null).toBe(hook === 'silent');
  });

  it.each([
    ['endless', true],
    ['elsewhere', false],
    ['garbled', false],
  ] as [Behaviour, boolean][])('with a mail provider that is %s is delivered: %s', async (mail, expected) => {
    others.behave({ mail });
    const reference = await sendLead();
    await tried(reference, 1);
    expect('mail' in doneOf(reference)).toBe(expected);
    expect('webhook' in doneOf(reference)).toBe(true);
  });

  it('is mailed without a reply address that the provider rejects', async () => {
    others.behave({ mail: 'picky' });
    const reference = await sendLead();
    await delivered(reference);
    const [refused, taken] = others.at('mail');
    expect([count('mail'), refused?.body.reply_to, taken?.body.reply_to]).toEqual([2, LEAD.email, undefined]);
    expect(taken?.headers['idempotency-key']).not.toBe(refused?.headers['idempotency-key']);
    expect(taken?.body.text).toMatch(/^Do not answer this mail/);
    expect(taken?.body.text).toContain(`Email: ${LEAD.email}`);
    expect(taken?.body.html).toContain('Do not answer this mail');
  });

  it('that an older Worker stored is delivered like any other', async () => {
    edge.write(`
      insert into leads (reference, key, content_hash, role, name, email, programme, message, page, received_at, region, delete_at)
        values ('L-2345-6789', 'before', 'h', 'parent', 'Old Form', 'old@example.com', 'ap', 'Hello', '/contact', ${Date.now()}, 'us', ${Date.now() + DAY_MS});
      insert into outbox (reference, due_at, stored_at) values ('L-2345-6789', 0, ${Date.now()})`);
    await schedule();
    await delivered('L-2345-6789');
    expect(others.at('mail')[0]?.body.reply_to).toBe('old@example.com');
  });
});

describe('the automatic reply', () => {
  it('to a rejected address delays nothing, and the owner sees it', async () => {
    others.behave({ reply: 'refuses' });
    const reference = await sendLead();
    await delivered(reference);
    expect(doneOf(reference).reply).toBe('refused');
  });

  it('is not given up while the provider rejects everything', async () => {
    others.behave({ reply: 'refuses', mail: 'refuses' });
    const reference = await sendLead();
    await tried(reference, 1);
    expect(Object.keys(doneOf(reference))).toEqual(['webhook']);
    others.reset();
    due();
    await schedule();
    await delivered(reference);
    expect([count('mail'), count('reply')]).toEqual([1, 1]);
  });

  it('that keeps failing is given up, once nothing else is missing', async () => {
    others.behave({ reply: 'broken' });
    const reference = await sendLead();
    for (let tries = 1; tries < 5; tries++) {
      await tried(reference, tries);
      expect(rowOf(reference)?.delivered_at).toBeNull();
      due();
      await schedule();
    }
    await delivered(reference);
    expect(doneOf(reference).reply).toBe('failed');
  });

  it('goes to an address once a day, whoever types it', async () => {
    const first = await sendLead({ email: 'stranger@example.com' });
    await delivered(first);
    const second = await sendLead({ email: 'Stranger@Example.com', message: 'again' });
    const third = await sendLead({
      role: 'student',
      age: 'under-13',
      email: 'child@example.com',
      guardianEmail: 'STRANGER@example.com',
    });
    const fourth = await sendLead({ email: 'stranger+1@ＥＸＡＭＰＬＥ.com' });
    await Promise.all([second, third, fourth].map(delivered));
    expect([second, third, fourth].map((one) => doneOf(one).reply)).toEqual(['not_sent', 'not_sent', 'not_sent']);
    expect([count('mail'), count('reply')]).toEqual([4, 1]);
  });

  it('goes to a minor’s parent, and never to a lead marked for review', async () => {
    await delivered(await sendLead({ role: 'student', age: 'under-13', guardianEmail: 'mother@example.com' }));
    expect(others.at('reply').map(({ body }) => body.to)).toEqual([['mother@example.com']]);
    expect(others.at('mail')[0]?.body.reply_to).toBe('mother@example.com');
    const hasty = await sendLead({ email: 'hasty@example.com', elapsed: 10 });
    await delivered(hasty);
    expect(doneOf(hasty).reply).toBe('not_sent');
    expect(others.at('mail')[1]?.body.subject).toMatch(/^\[check\] /);
  });
});

describe('a provider with a rate limit', () => {
  it.each(['busy', 'busy-until'] as Behaviour[])('(%s) gets no requests for as long as it asks', async (mail) => {
    others.behave({ mail, reply: mail });
    const began = Date.now();
    const first = await sendLead();
    await expect.poll(() => rowOf(first)?.last_error, SOON).toContain('mail HTTP 429');
    const { attempts, due_at } = rowOf(first) ?? { attempts: NaN, due_at: NaN };
    expect([attempts, Object.keys(doneOf(first))]).toEqual([0, ['webhook']]);
    // An HTTP date has no fractions of a second.
    expect(due_at).toBeGreaterThanOrEqual(began + BUSY_MS - 1000);
    expect(due_at).toBeLessThanOrEqual(Date.now() + BUSY_MS * 1.2);
    const asked = count('mail') + count('reply');
    const second = await sendLead({ email: 'second@example.com' });
    await expect.poll(() => doneOf(second).webhook, SOON).toEqual(expect.any(Number));
    await expect.poll(() => rowOf(second)?.due_at, SOON).toBe(due_at);
    expect(count('mail') + count('reply')).toBe(asked);
    // The pause ends.
    others.behave({ mail: 'fine', reply: 'fine' });
    edge.write('update marks set value = 1');
    due();
    await schedule();
    await Promise.all([first, second].map(delivered));
    expect([count('hook'), rowOf(first)?.attempts, doneOf(second).reply]).toEqual([2, 1, expect.any(Number)]);
  });

  it('gets requests at once after `pnpm leads hurry`', async () => {
    others.behave({ mail: 'busy', reply: 'busy', hook: 'broken' });
    const reference = await sendLead();
    await tried(reference, 1);
    edge.write(`update outbox set attempts = ${DEAD_AFTER}, due_at = due_at + ${6 * 60 * MINUTE_MS}`);
    others.behave({ mail: 'fine', reply: 'fine', hook: 'broken' });
    expect(edge.run('leads', 'hurry').stdout).toMatch(/^1 lead is due now/);
    await schedule();
    // Mail and reply have gone; the webhook begins anew with its short waits.
    await tried(reference, 1);
    expect(Object.keys(doneOf(reference)).sort()).toEqual(['mail', 'reply']);
    expect((rowOf(reference)?.due_at ?? Infinity) - Date.now()).toBeLessThanOrEqual(MINUTE_MS);
  });
});

describe('the owner', () => {
  it('is alerted at once of a dead letter, then daily until it is delivered', async () => {
    others.behave({ hook: 'broken' });
    const reference = await sendLead();
    await tried(reference, 1);
    edge.write(`update outbox set attempts = ${DEAD_AFTER - 1}, due_at = 0`);
    await schedule();
    await tried(reference, DEAD_AFTER);
    expect(edge.query('select reference, error, alerted_at from dead_letters')).toEqual([
      { reference, error: 'webhook HTTP 500', alerted_at: null },
    ]);
    expect(await health()).toEqual([503, { status: 'undelivered', oldestMinutes: 0, deadLetters: 1 }]);
    await schedule();
    expect(others.at('alert').map(({ body }) => body.text)).toEqual([
      expect.stringMatching(/^1 lead has not been delivered for a day\..*\/owner$/),
    ]);
    await schedule();
    expect(count('alert')).toBe(1);
    await schedule(quiet(Date.now() + DAY_MS));
    expect(count('alert')).toBe(2);
    // It goes on being tried.
    others.behave({ hook: 'fine' });
    due();
    await schedule();
    await delivered(reference);
    expect(edge.query('select 1 from dead_letters')).toEqual([]);
    expect((await health())[0]).toBe(200);
  });

  it('is alerted by mail if the webhook fails, hourly while leads wait', async () => {
    others.behave({ hook: 'broken', alert: 'broken' });
    const reference = await sendLead();
    await tried(reference, 1);
    edge.write(`update outbox set stored_at = stored_at - ${40 * MINUTE_MS}, due_at = ${Date.now() + DAY_MS}`);
    await schedule();
    await schedule();
    const alerts = () => others.at('mail').filter(({ body }) => body.subject === 'Your site needs you to look');
    expect(alerts().map(({ body }) => body.text)).toEqual([expect.stringContaining('1 lead has waited for you')]);
    await schedule(quiet(Date.now() + 70 * MINUTE_MS));
    expect(alerts()).toHaveLength(2);
  });

  it('is alerted again soon if no alert arrived', async () => {
    others.behave({ hook: 'broken', alert: 'broken', mail: 'broken' });
    await tried(await sendLead(), 1);
    edge.write(`update outbox set stored_at = stored_at - ${40 * MINUTE_MS}, due_at = ${Date.now() + DAY_MS}`);
    await schedule();
    others.behave({ alert: 'fine' });
    await schedule();
    expect(count('alert')).toBe(1);
    await schedule(quiet(Date.now() + 20 * MINUTE_MS));
    expect(count('alert')).toBe(2);
  });

  it('is not alerted about leads that became spam', async () => {
    others.behave({ hook: 'broken' });
    const reference = await sendLead();
    await tried(reference, 1);
    edge.write(`update outbox set stopped = 1, due_at = 0, stored_at = stored_at - ${40 * MINUTE_MS}`);
    await schedule();
    expect(count('alert')).toBe(0);
    expect(rowOf(reference)?.attempts).toBe(1);
    expect(await health()).toMatchObject([200, {}]);
  });

  it('gets one digest if its answer was lost', async () => {
    await delivered(await sendLead());
    const morning = Math.floor(Date.now() / DAY_MS + 9) * DAY_MS + (13 * 60 + 10) * MINUTE_MS;
    others.behave({ mail: 'conflict' });
    await schedule(morning);
    await schedule(morning + 10 * MINUTE_MS);
    expect(others.at('mail').filter(({ body }) => / open, /.test(body.subject ?? ''))).toHaveLength(1);
  });

  it('gets one digest a day, without names, and none if nothing is open', async () => {
    // 13:10 UTC is after eight in Toronto, in summer and in winter.
    const morning = (days: number) => Math.floor(Date.now() / DAY_MS + days) * DAY_MS + (13 * 60 + 10) * MINUTE_MS;
    const digests = () => others.at('mail').filter(({ body }) => / open, /.test(body.subject ?? ''));
    await schedule(morning(1));
    expect(digests()).toEqual([]);
    const reference = await sendLead();
    await delivered(reference);
    others.behave({ mail: 'broken' });
    await schedule(morning(5));
    others.behave({ mail: 'fine' });
    await schedule(morning(5) + 10 * MINUTE_MS);
    await schedule(morning(5) + 20 * MINUTE_MS);
    expect(digests()).toHaveLength(2);
    const [, digest] = digests();
    expect(digest?.body.subject).toMatch(/^1 lead is open, 1 overdue/);
    expect(digest?.body.text).toContain(`owner#${reference}`);
    expect(JSON.stringify(digest?.body)).not.toContain(LEAD.name);
    await schedule(morning(6));
    expect(digests()).toHaveLength(3);
  });
});

describe('a deletion', () => {
  it('is announced by webhook and mail until both have it, and kept for 30 days', async () => {
    const reference = await sendLead();
    await delivered(reference);
    others.behave({ hook: 'broken' });
    expect(edge.run('leads', 'forget', reference).status).toBe(0);
    // Not while a delivery could still be under way.
    await schedule();
    expect(others.at('hook').filter(({ body }) => body.event === 'forgotten')).toEqual([]);
    edge.write('update forgotten set due_at = 0');
    await schedule();
    const notices = () => others.at('hook').filter(({ body }) => body.event === 'forgotten');
    const mails = () => others.at('mail').filter(({ body }) => body.subject === `Please delete ${reference}`);
    expect([notices().length, mails().length]).toEqual([1, 1]);
    others.behave({ hook: 'fine' });
    edge.write('update forgotten set due_at = 0');
    await schedule();
    await schedule();
    expect(notices().map(({ body }) => body.reference)).toEqual([reference, reference]);
    expect(mails()).toHaveLength(1);
    const wholeHour = (time: number) => time - (time % (60 * MINUTE_MS));
    await schedule(wholeHour(Date.now() + 29 * DAY_MS));
    expect(edge.query('select 1 from forgotten where told_at is not null')).toHaveLength(1);
    await schedule(wholeHour(Date.now() + 31 * DAY_MS));
    expect(edge.query('select 1 from forgotten')).toEqual([]);
  });
});

describe('expired leads', () => {
  const notices = () => others.at('hook').filter(({ body }) => body.event === 'forgotten');
  const mails = () => others.at('mail').filter(({ body }) => body.subject?.startsWith('Please delete'));
  const expire = async (where: string) => {
    edge.write(`update leads set delete_at = 1 where ${where}`);
    await schedule(Math.floor(Date.now() / DAY_MS) * DAY_MS);
    edge.write('update forgotten set due_at = 0 where told_at is null');
  };

  it('are announced by webhook and in one mail, except spam', async () => {
    const references = [];
    for (let at = 0; at < 7; at++) references.push(await sendLead({ email: `kim${at}@gmail.com` }));
    await Promise.all(references.map(delivered));
    const spam = await sendLead({ homepage: 'x' });
    others.behave({ mail: 'broken' });
    await expire('true');
    expect(edge.query('select 1 from leads')).toEqual([]);
    await schedule();
    others.behave({ mail: 'fine' });
    edge.write('update forgotten set due_at = 0 where told_at is null');
    await schedule();
    await schedule();
    expect(
      notices()
        .map(({ body }) => body.reference)
        .sort(),
    ).toEqual([...references].sort());
    expect(mails().map(({ body }) => body.subject)).toEqual(['Please delete 7 leads', 'Please delete 7 leads']);
    for (const reference of references) expect(mails()[1]?.body.text).toContain(reference);
    expect(JSON.stringify(mails())).not.toContain(spam);
    expect(edge.query('select 1 from forgotten where told_at is null')).toEqual([]);
  });
});

it('shows hostile text as text in mails', async () => {
  const plain = await sendLead({ name: 'x', message: 'x', subjects: 'x', country: 'x' });
  await delivered(plain);
  for (const [at, text] of HOSTILE.entries()) {
    const email = `hostile@${at}.example.com`;
    // Of some nothing would be left: no name, and no line in the mail.
    const typed = (limit: number) => `x ${text}`.slice(0, limit);
    const { name, message, subjects, country } = LEAD_LIMITS;
    await delivered(
      await sendLead({
        name: typed(name),
        message: typed(message),
        subjects: typed(subjects),
        country: typed(country),
        email,
      }),
    );
  }
  const [first, ...mails] = others.at('mail').map(({ body }) => body);
  expect(mails).toHaveLength(HOSTILE.length);
  for (const mail of mails) {
    expect(tagsOf(mail.html ?? '')).toEqual(tagsOf(first?.html ?? ''));
    expect(`${mail.subject}${mail.reply_to}`).not.toMatch(/[\u0000-\u001f\u2028\u202e]/);
  }
  const [reply, ...replies] = others.at('reply').map(({ body }) => body);
  const without = (text = '') => text.replaceAll(/L-\w{4}-\w{4}/g, 'L');
  for (const { text, html } of replies) {
    expect(without(text)).toBe(without(reply?.text));
    expect(without(html)).toBe(without(reply?.html));
  }
});
