import { answerDue } from '@tutoring/domain/answer-time';
import { LANGUAGES } from '@tutoring/domain/languages';
import { LEAD_MESSAGES } from '@tutoring/domain/lead-messages';
import { describe, expect, it } from 'vitest';
import { promiseFor } from '../../src/business';
import { dueText } from '../../src/lib/time-text';
import { digestMail } from '../../src/mail/digest-mail';
import { ownerMail } from '../../src/mail/owner-mail';
import { replyMail } from '../../src/mail/reply';
import { type PendingLead } from '../../src/outbox/pending';
import { HOSTILE, tagsOf } from '../hostile';
import { BUSINESS, FRIDAY, HOUR_MS, OWNER, outboundLeadWith } from '../sample-lead';

const mailWith = (...args: Parameters<typeof outboundLeadWith>) =>
  ownerMail(outboundLeadWith(...args), OWNER, BUSINESS);
const replyWith = (details: object = {}, changes: Partial<PendingLead> = {}) =>
  replyMail(outboundLeadWith(changes, details), 'parent@example.com', BUSINESS);

describe("the owner's mail", () => {
  it('has all fields, as text and as a table', () => {
    const attribution = JSON.stringify({
      first: { source: 'newsletter', landing: '/jp/en', at: '2026-11-01T00:00:00.000Z' },
      last: { referrer: 'search.example', landing: '/contact', at: '2026-11-20T00:00:00.000Z' },
    });
    const mail = mailWith(
      { attribution },
      {
        age: '16',
        subjects: 'Chemistry HL',
        grade: '11',
        session: '2027-05',
        country: 'Japan',
        timeZone: 'Asia/Tokyo',
        times: ['evenings', 'weekends'],
        language: 'ja',
        consent: {
          analytics: true,
          marketing: false,
          preferences: false,
          timestamp: '2026-11-20T00:00:00.000Z',
          region: 'jp',
          consentMethod: 'banner',
          version: '1.0',
        },
      },
    );
    expect(mail.subject).toBe('L-7KQM-R4TX: parent, IB, Chemistry HL');
    expect(mail.text.split('\n')).toEqual([
      '> First line',
      '> Second line',
      '',
      'Reference: L-7KQM-R4TX',
      'Role: parent',
      'Age: 16',
      'Name: Sample Parent',
      'Email: parent@example.com',
      'Programme: IB',
      'Subjects: Chemistry HL',
      'Grade: 11',
      'Exam session: May 2027',
      'Country: Japan',
      'Time zone: Asia/Tokyo',
      'Their time when they wrote: Saturday, November 21 at 06:00 (Japan Standard Time)',
      'Times that suit: evenings, weekends',
      'News by email: no',
      'Language: ja',
      'Page: https://www.tutoring.example/jp/en',
      'Received: Friday, November 20 at 16:00 (Eastern Standard Time)',
      'Answer promised by: Monday, November 23 at 18:00 (Eastern Standard Time)',
      'Seen by the network: JP, Asia/Tokyo',
      'First visit: 2026-11-01T00:00:00.000Z, /jp/en, source newsletter',
      'Latest visit: 2026-11-20T00:00:00.000Z, /contact, referrer search.example',
      'Cookies: analytics yes, marketing no, preferences no, chosen 2026-11-20T00:00:00.000Z in the banner, profile jp, version 1.0',
      '',
      'Book a consultation for them: https://calendar.tutoring.example/book?kind=free&name=Sample+Parent&email=parent%40example.com',
      'Open it in the inbox: https://www.tutoring.example/owner#L-7KQM-R4TX',
      '',
    ]);
    expect(mail.html).toContain('<td dir="auto" lang="ja">Chemistry HL</td>');
    expect(mail.html).toContain('kind=free&amp;name=Sample+Parent');
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|@import/);
  });

  it('says how many pages there are to mark, and leads to them', () => {
    const { text, html } = ownerMail(outboundLeadWith({ pages: 2, question: 'Solve\nx² = 4.' }), OWNER, BUSINESS);
    const url = 'https://www.tutoring.example/owner/marking#L-7KQM-R4TX';
    expect(text).toContain(`\nPages to mark: 2 (${url})\n`);
    expect(text).toContain('\nQuestion: Solve x² = 4.\n');
    expect(text).toContain(`\nMark the pages: ${url}\n`);
    expect(html).toContain(`<a href="${url}">Mark the pages</a>`);
  });

  it('has the same key in a retry, and another one when requeued', () => {
    expect(mailWith()).toEqual(mailWith());
    expect(mailWith({ stored_at: FRIDAY + 1 }).key).not.toBe(mailWith().key);
  });

  it.each([
    ['whoever wrote', {}, {}, 'parent@example.com'],
    ['a parent who is named', {}, { guardianEmail: 'mother@example.com' }, 'mother@example.com'],
    ['nobody, for a student under age alone', { role: 'student', region: 'ae' }, { age: '17' }, undefined],
    [
      'the parent of a student under age',
      { role: 'student', region: 'ae' },
      { age: '17', guardianEmail: 'mother@example.com' },
      'mother@example.com',
    ],
    ['a student who is old enough', { role: 'student', region: 'jp' }, { age: '17' }, 'parent@example.com'],
  ] as [string, Partial<PendingLead>, object, string | undefined][])(
    'is answered to %s',
    (_, changes, details, expected) => {
      const mail = mailWith(changes, details);
      expect(mail.replyTo).toBe(expected);
      expect(new URL(/https:\/\/calendar\S+/.exec(mail.text)?.[0] ?? '').searchParams.get('email')).toBe(
        expected ?? null,
      );
    },
  );

  it('says why to check the lead, starting in the subject', () => {
    const mail = mailWith({ review: 'too_fast' });
    expect(mail.subject).toMatch(/^\[check\] L-7KQM-R4TX/);
    expect(mail.text).toContain(
      'Review: Check this before you answer: the sender filled in the form faster than people type.',
    );
  });

  it.each(HOSTILE)('shows %j as text', (text) => {
    // As the form would have it, and as nothing stands between it and the mail.
    const mail = mailWith(
      { name: text, message: text, email: text, review: 'unchecked' },
      { subjects: text, country: text, timeZone: text, guardianEmail: text, language: text },
    );
    const plain = mailWith(
      { name: 'x', message: 'x', email: 'x', review: 'unchecked' },
      { subjects: 'x', country: 'x', timeZone: 'x', guardianEmail: 'x', language: 'x' },
    );
    expect(tagsOf(mail.html)).toEqual(tagsOf(plain.html));
    expect(mail.html.match(/style=/g)?.length).toBeGreaterThan(0);
    expect(mail.html.replaceAll(/="[^"]*"/g, '')).not.toContain("'");
    // A line more than the message has is a line that somebody forged.
    expect(mail.text.split('\n').filter((line) => !line.startsWith('> '))).toHaveLength(
      plain.text.split('\n').filter((line) => !line.startsWith('> ')).length,
    );
    expect(mail.text).not.toMatch(/^[=+@]/m);
    expect(mail.text + mail.html + mail.subject).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u202e]/);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});

describe('the automatic reply', () => {
  it('says the promised time in the sender’s time zone', () => {
    expect(replyWith().text).toContain(
      'You’ll hear from us by Tuesday, November 24 at 08:00 at the latest (Japan Standard Time).',
    );
    expect(replyWith({ timeZone: 'europe/paris' }).text).toContain(
      'Tuesday, November 24 at 00:00 at the latest (Central European Standard Time)',
    );
    expect(replyWith({ timeZone: 'Paris, I think' }).text).toContain('(Japan Standard Time)');
    expect(replyWith({}, { context: '{}' }).text).toContain(
      'Monday, November 23 at 18:00 at the latest (Eastern Standard Time)',
    );
  });

  it('is marked as automatic, and replies go to a person', () => {
    const mail = replyWith();
    expect(mail.headers).toEqual({ 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' });
    expect(mail.replyTo).toBe(BUSINESS.email);
    expect(mail.subject).toBe('We have your message (L-7KQM-R4TX)');
    expect(mail.text).not.toMatch(/\{\w+\}/);
    expect(mail.html).toContain('<html lang="en" dir="ltr">');
  });

  it.each(LANGUAGES)('is complete in %s, without placeholders or nested brackets', (language) => {
    const { html, text, subject } = replyWith({ language, timeZone: 'Europe/London' });
    expect(html).toContain(`<html lang="${language}"`);
    expect(text).toContain(LEAD_MESSAGES[language].read);
    expect(subject + text).not.toMatch(/[{}]|\(\s*\(|（（|uhr uhr|uur uur/i);
  });

  it.each(LANGUAGES)('says in %s that pages are marked, within the time for pages', (language) => {
    const { mark, read, answer, decide } = LEAD_MESSAGES[language];
    const { text } = replyWith({ language }, { pages: 2 });
    expect(text).toContain(
      `- ${mark}\n- ${dueText(FRIDAY, language, ['Asia/Tokyo'], promiseFor(BUSINESS, true))}\n- ${decide}`,
    );
    for (const ofMessage of [read, answer]) expect(text).not.toContain(ofMessage);
  });

  it('is right-to-left in Arabic, with Latin digits and a left-to-right reference', () => {
    const { html, text } = replyWith({ language: 'ar' });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<strong dir="ltr">L-7KQM-R4TX</strong>');
    expect(text).toMatch(/\p{Script=Arabic}+.* 24 .*الساعة 8 صباحًا/u);
  });

  it.each(HOSTILE)('does not contain %j', (text) => {
    const typed = { name: text, message: text, email: text, page: text };
    const details = { subjects: text, country: text, timeZone: text, guardianEmail: text };
    expect(replyWith(details, typed)).toEqual(replyWith());
  });
});

describe('the digest', () => {
  const lead = (reference: string, hours: number) =>
    ({ reference, role: 'parent', programme: 'ap', receivedAt: FRIDAY - hours * HOUR_MS, hasPages: 0 }) as const;

  it('lists overdue leads first, with ages instead of names', () => {
    const leads = [lead('L-2345-6789', 50), lead('L-7KQM-R4TX', 2)];
    const mail = digestMail(
      { leads, count: 3, spam: 2, dead: 1, unmailed: 1, day: '2026-11-20', now: FRIDAY },
      OWNER,
      BUSINESS,
    );
    expect(answerDue(leads[0]?.receivedAt ?? 0, BUSINESS.answer)).toBeLessThan(FRIDAY);
    expect(mail.subject).toBe('3 leads are open, 1 overdue (2026-11-20)');
    expect(mail.text.split('\n').filter(Boolean)).toEqual([
      'Overdue',
      '- L-2345-6789, parent, AP, 2 d 2 h old: https://www.tutoring.example/owner#L-2345-6789',
      'To answer',
      '- L-7KQM-R4TX, parent, AP, 2 h old: https://www.tutoring.example/owner#L-7KQM-R4TX',
      'More in the inbox: 1.',
      'Not delivered for a day: 1. You can read them in the inbox.',
      'Marked pages whose mail has not gone out: 1. The desk says why, under Marking.',
      'Marked as spam in the last 24 hours: 2. Please check that it all is.',
      'https://www.tutoring.example/owner',
    ]);
  });

  it('gives pages to mark their own time', () => {
    const old = lead('L-2345-6789', 50);
    const subjectOf = (hasPages: 0 | 1) =>
      digestMail(
        {
          leads: [{ ...old, hasPages }],
          count: 1,
          spam: 0,
          dead: 0,
          unmailed: 0,
          day: '2026-11-20',
          now: FRIDAY,
        },
        OWNER,
        BUSINESS,
      ).subject;
    expect([subjectOf(0), subjectOf(1)]).toEqual([
      '1 lead is open, 1 overdue (2026-11-20)',
      '1 lead is open, 0 overdue (2026-11-20)',
    ]);
  });
});
