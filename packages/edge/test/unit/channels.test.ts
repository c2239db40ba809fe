import { describe, expect, it, vi } from 'vitest';
import { sendDigest } from '../../src/alerts/digest';
import { alertsFor, watch } from '../../src/alerts/watch';
import type { Env } from '../../src/env';
import { mailerFor } from '../../src/mail/mailer';
import { backoff, DEAD_AFTER } from '../../src/outbox/backoff';
import { type PendingLead } from '../../src/outbox/pending';
import { slackLead } from '../../src/outbox/slack';
import { channelsFor } from '../../src/outbox/channels';
import { HOSTILE } from '../hostile';
import { BUSINESS, HOUR_MS, outboundLeadWith } from '../sample-lead';

describe('Slack', () => {
  const sectionsOf = (changes: Partial<PendingLead>, details: object = {}) => {
    const { text, blocks = [] } = slackLead(outboundLeadWith(changes, details), BUSINESS);
    return { text, texts: (blocks as { text: { text: string } }[]).map((block) => block.text.text) };
  };

  it.each(HOSTILE)('shows %j as text', (typed) => {
    const { text, texts } = sectionsOf(
      { name: typed, message: typed, email: typed },
      { subjects: typed, country: typed },
    );
    expect(texts.pop()).toBe('<https://www.tutoring.example/owner#L-7KQM-R4TX|Open it in the inbox>');
    for (const shown of [text, ...texts]) {
      expect(shown).not.toMatch(/</);
      expect(shown.replaceAll(/^>/gm, '')).not.toMatch(/>|&(?!amp;|lt;|gt;)/);
    }
  });

  it('keeps to Slack’s lengths, and cuts no character in two', () => {
    const { texts } = sectionsOf({ message: '&😀'.repeat(1300), name: '<'.repeat(120) }, { subjects: '<'.repeat(200) });
    expect(texts.map((text) => text.length <= 3000)).toEqual(texts.map(() => true));
    expect(texts[0]?.length).toBeLessThanOrEqual(150);
    for (const text of texts.slice(0, -1)) {
      expect(text).not.toMatch(/&(?!amp;|lt;|gt;)/);
      expect(text).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
    }
  });
});

describe('the mailer', () => {
  const env = (changes: Partial<Env>) =>
    ({
      MAIL_PROVIDER: 'resend',
      MAIL_API_KEY: 'k',
      MAIL_FROM: 'a@example.org',
      MAIL_TO: 'b@example.org',
      ...changes,
    }) as Env;

  it.each([
    [{ MAIL_PROVIDER: 'pigeon' }, 'MAIL_PROVIDER must be one of resend, postmark'],
    [{ MAIL_PROVIDER: 'toString' }, 'MAIL_PROVIDER must be one of resend, postmark'],
    [{ MAIL_API_KEY: '' }, 'MAIL_API_KEY is missing'],
    [{ MAIL_FROM: '', MAIL_TO: '' }, 'MAIL_FROM is missing; MAIL_TO is missing'],
    [{ MAIL_API_URL: 'http://mail.example' }, 'MAIL_API_URL must begin with https://'],
  ] as [Partial<Env>, string][])('says what is wrong with %j', (changes, expected) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(mailerFor(env(changes))).toBe('misconfigured');
    expect(log).toHaveBeenCalledWith(`No mail is sent: ${expected}.`);
    log.mockRestore();
  });

  it('is missing without settings', () => {
    expect(mailerFor({} as Env)).toBeUndefined();
  });

  it.each([
    ['resend', 'https://api.resend.com/emails'],
    ['postmark', 'https://api.postmarkapp.com/email'],
  ])('uses the API of %s, with one line in each header', async (MAIL_PROVIDER, url) => {
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 200 }));
    const mailer = mailerFor(env({ MAIL_PROVIDER, MAIL_API_URL: '', MAIL_TO: 'b@example.org, c@example.org' }));
    if (!mailer || mailer === 'misconfigured') throw new Error('There is a mailer.');
    await mailer.send({
      to: mailer.owner,
      replyTo: 'parent@münchen.de\r\nBcc: victim@example.com',
      subject: 'One\r\nBcc: victim@example.com',
      text: 't',
      html: 'h',
      headers: { 'Auto-Submitted': 'auto-replied' },
      key: 'lead-1',
    });
    const [address, request] = asked.mock.calls[0] ?? [];
    asked.mockRestore();
    expect(address).toBe(url);
    expect(request?.redirect).toBe('manual');
    const body = JSON.parse(request?.body as string) as unknown;
    const replyTo = expect.not.stringMatching(/[\r\n]/) as string;
    const subject = 'One Bcc: victim@example.com';
    if (MAIL_PROVIDER === 'resend') {
      expect(request?.headers).toMatchObject({ Authorization: 'Bearer k', 'Idempotency-Key': 'lead-1' });
      expect(body).toEqual({
        from: 'a@example.org',
        to: ['b@example.org', 'c@example.org'],
        reply_to: replyTo,
        subject,
        text: 't',
        html: 'h',
        headers: { 'Auto-Submitted': 'auto-replied' },
      });
    } else {
      expect(request?.headers).toMatchObject({ 'X-Postmark-Server-Token': 'k', Accept: 'application/json' });
      expect(body).toEqual({
        From: 'a@example.org',
        To: 'b@example.org, c@example.org',
        ReplyTo: replyTo,
        Subject: subject,
        TextBody: 't',
        HtmlBody: 'h',
        Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }],
        MessageStream: 'outbound',
      });
    }
  });
});

describe('the channels', () => {
  const MAIL = { MAIL_PROVIDER: 'resend', MAIL_API_KEY: 'k', MAIL_FROM: 'a@example.org', MAIL_TO: 'b@example.org' };
  const HOOK = { LEAD_WEBHOOK_URL: 'https://hook.example' };
  const namesFor = (env: Partial<Env>) => {
    const logs = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
    const channels = channelsFor(env as Env);
    const lines = logs.flatMap((log) => log.mock.calls.map(([line]) => String(line)));
    for (const log of logs) log.mockRestore();
    return { channels, names: channels.map(({ name }) => name), lines };
  };

  it.each([
    [{}, []],
    [{ LEAD_DELIVERY: 'console' }, ['console']],
    [{ ...MAIL, MAIL_API_KEY: '', LEAD_DELIVERY: 'console' }, ['console']],
    [{ ...HOOK, LEAD_DELIVERY: 'console' }, ['webhook']],
    [{ ...MAIL, LEAD_DELIVERY: 'console' }, ['mail', 'reply']],
    [{ ...HOOK, ...MAIL }, ['webhook', 'mail', 'reply']],
  ] as [Partial<Env>, string[]][])('for %j are %j', (env, expected) => {
    expect(namesFor(env).names).toEqual(expected);
  });

  it.each([
    [{ LEAD_WEBHOOK_URL: 'http://hook.example' }, /LEAD_WEBHOOK_URL must begin with https/],
    [{ ...HOOK, LEAD_WEBHOOK_FORMAT: 'xml' }, /LEAD_WEBHOOK_FORMAT must be json or slack/],
    [{ ...HOOK, LEAD_WEBHOOK_SECRET: 'whsec_short' }, /LEAD_WEBHOOK_SECRET and .* must be whsec_/],
    [{ MAIL_TO: 'b@example.org' }, /MAIL_PROVIDER must be .*MAIL_API_KEY is missing; MAIL_FROM is missing/],
  ] as [Partial<Env>, RegExp][])('that are misconfigured, as in %j, fail and are logged', async (env, said) => {
    const { channels, lines } = namesFor(env);
    expect(lines.join('\n')).toMatch(said);
    expect(channels).toHaveLength(1);
    await expect(Promise.resolve(channels[0]?.deliver(outboundLeadWith()))).rejects.toMatchObject({
      name: 'Misconfigured',
    });
  });
});

describe('alerts', () => {
  const state = { dead: 0, unalerted: 0, waiting: 0, forgotten: 0, withdrawn: [], returns: [], marks: {} };

  it('have a sentence for each problem', () => {
    expect(alertsFor(state)).toEqual([]);
    expect(alertsFor({ ...state, dead: 1 })).toEqual([]);
    expect(alertsFor({ ...state, dead: 1, unalerted: 1, waiting: 2, forgotten: 1 }).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^1 lead has not been delivered for a day\. .* read it in/) as string,
      '2 leads have waited for you for 14 minutes or longer: a webhook or the mail does not accept them.',
      'For a day we could not report a deletion: a webhook or the mail does not accept it.',
    ]);
    expect(alertsFor({ ...state, withdrawn: ['L-2345-6722', 'L-2345-6723'] }).map(({ text }) => text)).toEqual([
      'Families no longer allow us to show their work as a sample: L-2345-6722, L-2345-6723. Open it in the desk under Marking, take the sample out if you made one, and publish.',
    ]);
  });

  it('name the marked pages whose mail waits, once each', () => {
    const late = (reference: string, toldAt: number | null = null) => ({ reference, attempts: 8, toldAt });
    const returns = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => late(`L-2345-678${letter}`));
    expect(alertsFor({ ...state, returns: [late('L-2345-6789', 1)] })).toEqual([]);
    const [one, many] = [returns.slice(0, 1), returns].map((of) => alertsFor({ ...state, returns: of })[0]?.text);
    expect(one).toMatch(
      /^For 14 minutes the mail with a marked page has not gone out \(L-2345-678A after 8 attempts\)\./,
    );
    expect(many).toContain('L-2345-678E after 8 attempts and 2 more)');
  });

  it.each([
    ['of itself', {}, 1],
    ['of something else while its own message waits to be sent again', { 'alert-dead': '9e15' }, 0],
  ])('count as sent only if the message spoke %s', async (_, marks, told) => {
    const statement = (sql: string) => ({
      sql,
      bind: () => statement(sql),
      first: () => ({
        dead: 1,
        unalerted: 1,
        waiting: 1,
        forgotten: 0,
        withdrawn: '[]',
        returns: '[]',
        marks: JSON.stringify(marks),
      }),
    });
    // The cron's test lead is stored.
    const batch = vi.fn((statements: { sql: string }[]) =>
      Promise.resolve(statements.map(() => ({ results: [], meta: { changes: 1 } }))),
    );
    vi.spyOn(console, 'error').mockReturnValue();
    await watch({ DB: { prepare: statement, batch } } as unknown as Env, Date.UTC(2026, 10, 23, 3, 7));
    const written = batch.mock.calls.flatMap(([statements]) => statements.map(({ sql }) => sql));
    expect(written.filter((sql) => sql.includes('dead_letters'))).toHaveLength(told);
    vi.restoreAllMocks();
  });

  it('come after about a day of attempts', () => {
    const waits = Array.from({ length: DEAD_AFTER - 1 }, (_, at) => backoff(at + 1));
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / HOUR_MS;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(24);
  });
});

describe('the digest', () => {
  it('goes to the webhook for alerts without mail', async () => {
    const statement = { bind: () => statement, run: () => Promise.resolve() };
    const lead = {
      reference: 'L-7KQM-R4TX',
      role: 'parent',
      programme: 'ib',
      receivedAt: Date.UTC(2026, 10, 20),
      hasPages: 0,
    };
    const DB = {
      prepare: () => statement,
      batch: () => Promise.resolve([{ results: [lead] }, { results: [{ count: 1, spam: 2 }] }]),
    };
    const posted = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('ok'));
    const env = { DB, ALERT_WEBHOOK_URL: 'https://hooks.example/alert' } as unknown as Env;
    const state = { dead: 0, unalerted: 0, waiting: 0, forgotten: 0, withdrawn: [], returns: [], marks: {} };
    await sendDigest(env, state, Date.UTC(2026, 10, 23, 15, 0));
    expect(posted.mock.calls.map(([url]) => url)).toEqual(['https://hooks.example/alert']);
    const { text } = JSON.parse(posted.mock.calls[0]?.[1]?.body as string) as { text: string };
    expect(text).toMatch(/^1 lead is open, 1 overdue \(2026-11-23\)/);
    expect(text).toContain('/owner#L-7KQM-R4TX');
    expect(text).toContain('Marked as spam in the last 24 hours: 2.');
    posted.mockRestore();
  });
});
