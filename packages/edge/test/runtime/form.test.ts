import { addressIn } from '@tutoring/domain/languages';
import { oneLine } from '@tutoring/domain/plain-text';
import { LEAD_LIMITS, nextSessions } from '@tutoring/domain/lead-limits';
import { LEAD_MESSAGES } from '@tutoring/domain/lead-messages';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrand } from '../../../../site/src/build/content/brand';
import { HOSTILE, skeletonOf, wellFormed } from '../hostile';
import { LEAD, referenceOf, runEdge, send, type RunningEdge } from '../running-edge';

let edge: RunningEdge;
beforeAll(async () => {
  edge = await runEdge();
});
afterAll(() => edge.remove());

/** How many requests to mark pages may wait. */
const MAX = readBrand(join(import.meta.dirname, '../../../../site/data')).marking.waitingMax;
/** One that the form offers today. */
const SESSION = nextSessions(Date.now())[1] ?? '';
const GERMANY = { 'MF-CF-Blob': JSON.stringify({ country: 'DE', timezone: 'Europe/Berlin' }) };
const get = (path: string, headers: Record<string, string> = {}) => fetch(edge.url + path, { headers });
const form = (values: Record<string, string> | [string, string][], headers: Record<string, string> = {}) =>
  send(edge, new URLSearchParams(values).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
    ...headers,
  });
const lead = (reference: string) =>
  edge.query<{ details: string; context: string; status: string; review: string | null }>(
    `select details, context, status, review from leads where reference = '${reference}'`,
  )[0];
const referenceIn = (response: Response) => /reference=(.+)$/.exec(response.headers.get('Location') ?? '')?.[1] ?? '';

describe('the complete form', () => {
  it('is stored with the sender’s place', async () => {
    const more: [string, string][] = [
      ['subjects', 'Chemistry HL'],
      ['grade', '11'],
      ['session', SESSION],
      ['country', 'Deutschland'],
      ['timeZone', 'Europe/Berlin'],
      ['times', 'evenings'],
      ['times', 'weekends'],
      ['marketing', 'yes'],
      ['language', 'de'],
      ['age', ''],
      ['homepage', ''],
    ];
    const response = await form([...Object.entries(LEAD), ...more], GERMANY);
    expect(response.status).toBe(303);
    const stored = lead(referenceIn(response));
    expect(JSON.parse(stored?.details ?? '')).toEqual({
      subjects: 'Chemistry HL',
      grade: '11',
      session: SESSION,
      country: 'Deutschland',
      timeZone: 'Europe/Berlin',
      times: ['evenings', 'weekends'],
      marketing: true,
      language: 'de',
    });
    expect(JSON.parse(stored?.context ?? '')).toEqual({ country: 'DE', timeZone: 'Europe/Berlin' });
  });

  it('is shown again with the typed values, at the step with the problem', async () => {
    const values = { ...LEAD, email: 'nobody', programme: 'ap', grade: '12', times: 'weekends', session: SESSION };
    const html = await (await form({ ...values, marketing: 'yes', page: '/contact' })).text();
    expect(html).toMatch(/<details[^>]* open[^>]*data-step="you"/);
    expect(html).not.toMatch(/<details[^>]* open[^>]*data-step="course"/);
    for (const chosen of ['ap', '12', SESSION]) expect(html).toMatch(new RegExp(`value="${chosen}" selected`));
    expect(html.match(/<option[^>]* selected/g)).toHaveLength(3);
    expect(html).toMatch(/value="weekends"[^>]*checked/);
    expect(html).not.toMatch(/value="evenings"[^>]*checked/);
    expect(html).toMatch(/name="marketing"[^>]*checked/);
  });
});

describe('a form of more fields than ours has', () => {
  it('is shown again with the typed values, and not stored', async () => {
    // Within the bytes that are taken.
    const many = Array.from({ length: 16_000 }, (): [string, string] => ['a', '']);
    const response = await form([...Object.entries({ ...LEAD, name: 'Many Fields' }), ...many]);
    expect(response.status).toBe(413);
    const html = await response.text();
    expect(html).toContain('value="Many Fields"');
    expect(html).toMatch(/<\w+ data-failure="large">/);
    expect(edge.query("select 1 from leads where name = 'Many Fields'")).toEqual([]);
  });
});

describe('a student', () => {
  const student = { ...LEAD, role: 'student' };

  it.each([
    [{ age: '' }, 'age:required'],
    [{ age: '15' }, 'guardianEmail:required'],
    [{ age: '15', guardianEmail: 'mother' }, 'guardianEmail:invalid'],
  ])('in Germany with %j must give more', async (given, problem) => {
    const response = await form({ ...student, ...given }, GERMANY);
    expect(response.status).toBe(422);
    expect(await response.text()).toMatch(new RegExp(`<p class="[^"]*" data-problem="${problem}">`));
  });

  it('of 15 decides alone in Canada, and in Germany with a parent', async () => {
    const canada = { 'MF-CF-Blob': '{"country":"CA"}' };
    expect((await form({ ...student, age: '15', guardianEmail: '' }, canada)).status).toBe(303);
    expect((await form({ ...student, age: '15', guardianEmail: 'mother@example.com' }, GERMANY)).status).toBe(303);
  });

  it('with a page from before the age question is accepted', async () => {
    expect((await send(edge, student, GERMANY)).status).toBe(201);
  });
});

describe('a machine', () => {
  it('that fills in the hidden field is thanked, stored as spam, and not delivered', async () => {
    for (const response of [
      await form({ ...LEAD, name: 'Spam Form', homepage: 'https://spam.example' }),
      await send(edge, { ...LEAD, name: 'Spam JSON', homepage: 'x', elapsed: 9000 }),
    ]) {
      const reference = response.status === 303 ? referenceIn(response) : await referenceOf(response);
      expect(lead(reference)?.status).toBe('spam');
      expect(edge.query(`select 1 from outbox where reference = '${reference}'`)).toEqual([]);
    }
  });

  it('that is faster than a person is marked for review', async () => {
    const fast = await referenceOf(await send(edge, { ...LEAD, elapsed: 1999 }));
    const person = await referenceOf(await send(edge, { ...LEAD, elapsed: 2000 }));
    expect([lead(fast)?.review, lead(person)?.review]).toEqual(['too_fast', null]);
  });
});

describe('GET /contact', () => {
  it('fills in a link’s values, except personal data', async () => {
    const html = await (
      await get('/contact?subjects=Chemistry%22%3E%3Cb%3E&programme=ap&role=school&name=Mallory&email=m@example.com')
    ).text();
    expect(html).toContain('value="Chemistry&quot;&gt;&lt;b&gt;"');
    expect(html).toMatch(/value="ap" selected/);
    expect(html).toMatch(/value="school"[^>]*checked/);
    expect(html).not.toContain('Mallory');
  });

  it('does so in each language', async () => {
    const html = await (await get('/contact/ja?role=school')).text();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ja"/);
    expect(html).toMatch(/value="school"[^>]*checked/);
  });

  it('is the static file without values, and supports 304', async () => {
    const page = await get('/contact?utm_source=newsletter');
    expect(page.status).toBe(200);
    const again = await get('/contact', { 'If-None-Match': page.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('ignores unknown values', async () => {
    const html = await (await get('/contact?role=%22%3E&programme=__proto__')).text();
    expect(html).not.toMatch(/ selected|type="radio"[^>]*checked/);
  });
});

describe('GET /mark-my-page', () => {
  const shown = (html: string) => [...html.matchAll(/data-waiting="(\w+)"(?! hidden)/g)].map(([, form]) => form);
  const HAS_FORM = /<form[^>]* data-lead-form/;
  /** Only as many rows as are counted: whose they are does not matter. */
  const wait = (many: number) => {
    edge.write('delete from markings');
    for (let at = 0; at < many; at++)
      edge.write(
        `insert into markings (reference, received_at) select reference, 0 from leads where status <> 'spam' limit 1 offset ${at}`,
      );
  };
  beforeAll(async () => {
    for (let at = 0; at < MAX; at++) await form({ ...LEAD, name: `Waits ${at}` });
  });
  afterAll(() => edge.write('delete from markings'));

  it.each([
    ['', 0, [], ''],
    ['', 1, ['one'], '1'],
    ['', 3, ['other'], '3'],
    ['/ar', 2, ['two'], ''],
    ['/ar', 3, ['few'], '3'],
    ['/ar', 11, ['many'], '11'],
    ['/ja', 1, ['other'], '1'],
  ])('%s says how many wait: %i', async (below, many, forms, count) => {
    wait(many);
    const page = await get(`/mark-my-page${below}`);
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
    expect(page.headers.get('ETag')).toBeNull();
    const html = await page.text();
    expect(shown(html)).toEqual(forms);
    const sentence = html.match(/data-waiting="\w+"(?! hidden).*?(?=<span data-waiting=|<\/p>)/)?.[0] ?? '';
    expect(sentence.match(/data-waiting-count=""[^>]*>(\d*)</)?.[1] ?? '').toBe(count);
    expect(html).toMatch(HAS_FORM);
    expect(html).toMatch(/data-marking="full"[^>]* hidden/);
  });

  it('does not count what was returned, or spam', async () => {
    wait(2);
    edge.write('update markings set returned_at = 1 where rowid = (select min(rowid) from markings)');
    edge.write(
      "update leads set status = 'spam' where reference = (select reference from markings where returned_at is null)",
    );
    expect(shown(await (await get('/mark-my-page')).text())).toEqual([]);
    edge.write("update leads set status = 'new' where status = 'spam'");
  });

  it('has no form if as many wait as may, and names the ways that are open', async () => {
    wait(MAX);
    for (const below of ['', '/fr']) {
      const html = await (await get(`/mark-my-page${below}?question=Why`)).text();
      expect(html).not.toMatch(HAS_FORM);
      expect(html).not.toContain('data-marking="open"');
      expect(html).not.toMatch(/data-marking="full"[^>]* hidden/);
      const ways = html.slice(html.indexOf('data-marking="full"'));
      expect(ways).toContain(`href="/contact${below}"`);
    }
  });

  it('still has its form if the database does not answer', async () => {
    edge.write('alter table markings rename to lost');
    const page = await get('/mark-my-page');
    edge.write('alter table lost rename to markings');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toMatch(HAS_FORM);
    expect(shown(html)).toEqual([]);
  });

  it('fills in the question and the course of a link, as text', async () => {
    wait(0);
    const question = 'Why "<b>twice</b>" & so?'.padEnd(LEAD_LIMITS.question + 50, '!');
    const html = await (
      await get(`/mark-my-page?question=${encodeURIComponent(question)}&subjects=Chemistry&programme=ib&name=Mallory`)
    ).text();
    const [, typed = ''] = /<textarea[^>]* name="question"[^>]*>([^<]*)</.exec(html) ?? [];
    expect(typed).toContain('Why "&lt;b&gt;twice&lt;/b&gt;" &amp; so?!!!');
    expect(typed.replace(/&(?:lt|gt|amp);/g, '.')).toHaveLength(LEAD_LIMITS.question);
    expect(html).toMatch(/<input[^>]* name="subjects"[^>]* value="Chemistry"|value="Chemistry"[^>]* name="subjects"/);
    expect(html).toMatch(/value="ib" selected/);
    expect(html).not.toContain('Mallory');
  });
});

describe('the page of thanks', () => {
  it.each(['ja', 'ar', 'fr', 'en'] as const)(
    'is the one in %s to who wrote in it, on their clock',
    async (language) => {
      const response = await form({ ...LEAD, name: language, language, timeZone: 'Asia/Tokyo' }, GERMANY);
      const html = await (await get(response.headers.get('Location') ?? '')).text();
      const dir = language === 'ar' ? 'rtl' : 'ltr';
      expect(html).toMatch(
        new RegExp(`<html[^>]* lang="${language}"[^>]* dir="${dir}"|<html[^>]* dir="${dir}"[^>]* lang="${language}"`),
      );
      const { read, reminder, due, missing } = LEAD_MESSAGES[language];
      for (const word of [read, reminder]) expect(html).toContain(`>${word}<`);
      expect(html).toMatch(new RegExp(`data-reference=""[^>]*>${referenceIn(response)}<`));
      const [before = ''] = due.split('{when}');
      // Eight in the morning in Tokyo, as each language writes it: 08:00, 8 h, 8 صباحًا.
      expect(html).toMatch(new RegExp(`<strong[^>]*>${before}[^<]*\\b0?8\\b[^<]*<`));
      expect(html).not.toContain(`>${missing}<`);
      expect(html).toMatch(/<p data-missing=""[^>]* hidden/);
    },
  );

  it('offers a reminder for the calendar, with nothing of the message in it', async () => {
    const response = await form({ ...LEAD, name: 'Reminded Person', message: 'secret' });
    const reference = referenceIn(response);
    const html = await (await get(`/thanks?reference=${reference}`)).text();
    const [, href = ''] = /href="(\/thanks\/reminder\.ics[^"]*)"/.exec(html) ?? [];
    const file = await get(href.replaceAll('&amp;', '&'));
    expect(file.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const text = await file.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:\d{8}T\d{6}Z\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect(text).toContain(reference);
    expect(text).not.toMatch(/Reminded|secret/);
  });

  it.each(['', '?reference=L-2222-2222', '?reference=%3Cb%3E'])(
    'thanks nobody for a message that is not there (%s)',
    async (asked) => {
      for (const [path, language] of [
        ['/thanks', 'en'],
        ['/thanks/zh-hant', 'zh-Hant'],
      ] as const) {
        const html = await (await get(path + asked)).text();
        const { missing, missingHelp, received, read } = LEAD_MESSAGES[language];
        expect(html).toMatch(new RegExp(`<title[^>]*>${missing} · `));
        expect(html).toMatch(new RegExp(`<h1[^>]*>${missing}</h1>`));
        expect(html).toMatch(new RegExp(`<p data-missing="">${missingHelp}`));
        expect(html).toContain(`href="${addressIn('/contact', language)}"`);
        for (const word of [received, read, 'L-2222-2222', 'data-reference-block', 'data-reminder'])
          expect(html).not.toContain(word);
      }
    },
  );

  it('is in the message’s language, not the address’s', async () => {
    const reference = referenceIn(await form({ ...LEAD, name: 'Elsewhere', language: 'ja' }));
    const html = await (await get(`/thanks/de?reference=${reference}`)).text();
    expect(html).toMatch(/<html[^>]* lang="ja"/);
    expect((await get('/thanks/xx')).status).toBe(404);
  });

  it('shows the reference even if the database does not answer', async () => {
    const reference = referenceIn(await form({ ...LEAD, name: 'Unread', language: 'de' }));
    edge.write('alter table leads rename column details to lost');
    const page = await get(`/thanks/de?reference=${reference}`);
    edge.write('alter table leads rename column lost to details');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toMatch(new RegExp(`data-reference=""[^>]*>${reference}<`));
    expect(html).toMatch(/<strong data-due=""[^>]* hidden/);
    expect(html).not.toContain(`>${LEAD_MESSAGES.de.missing}<`);
  });

  it('shows an error page with a link to retry if the file cannot be made', async () => {
    const asked = `/thanks/reminder.ics?reference=${referenceIn(await form({ ...LEAD, name: 'Reminded Later' }))}&a=%22`;
    edge.write('alter table leads rename column details to lost');
    const [page, head] = [await get(asked), await fetch(edge.url + asked, { method: 'HEAD' })];
    edge.write('alter table leads rename column lost to details');
    expect([page.status, head.status]).toEqual([500, 500]);
    expect([page.headers.get('Content-Type'), page.headers.get('Cache-Control')]).toEqual([
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const html = await page.text();
    // The breadcrumb before the heading has its own way home.
    const [, afterHeading = ''] = />Something went wrong<\/h1>([^]*)<\/main>/.exec(html) ?? [];
    expect(afterHeading.match(/<a [^>]*href="[^#"][^"]*"/g)?.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual([
      asked.replaceAll('&', '&amp;'),
      '/',
      '/contact',
    ]);
  });

  it('has no reminder for an unknown message', async () => {
    expect((await get('/thanks/reminder.ics?reference=L-2222-2222')).status).toBe(404);
    expect((await get('/thanks/reminder.ics?reference=<b>')).status).toBe(404);
  });
});

describe('hostile text stays text', () => {
  const FIELDS = ['name', 'message', 'subjects', 'country', 'timeZone', 'guardianEmail', 'homepage'];
  const formWith = async (text: string) => {
    const typed = Object.fromEntries(FIELDS.map((field) => [field, text]));
    // Its address is refused, so that the page comes back with everything.
    const response = await form({ ...LEAD, ...typed, email: `${text}@`, programme: text, role: text });
    expect(response.status).toBe(422);
    return skeletonOf(await response.text());
  };
  const pageWith = async (path: string) => skeletonOf(await (await get(path)).text());

  it(`in any field of the form: ${HOSTILE.length} of them`, { timeout: 60_000 }, async () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(100);
    const harmless = await formWith('harmless');
    for (const text of HOSTILE) expect(await formWith(text), text).toEqual(harmless);
  });

  it('in any parameter of an address', { timeout: 60_000 }, async () => {
    const paths = (text: string) => {
      const value = encodeURIComponent(wellFormed(text));
      return [
        `/contact?subjects=${value}&role=${value}&programme=${value}`,
        `/mark-my-page?question=${value}&subjects=${value}`,
        `/thanks?reference=${value}`,
      ];
    };
    const harmless = await Promise.all(paths('harmless').map(pageWith));
    // Of some of them nothing is left.
    const left = HOSTILE.filter((text) => oneLine(wellFormed(text)) !== '');
    for (const text of left) expect(await Promise.all(paths(text).map(pageWith)), text).toEqual(harmless);
  });
});
