import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAD_LIMITS, LEAD_STEPS, openEnvelope, parseLead, type LeadInput } from './lead';
import { LEAD_FIELDS, needsGuardian, nextSessions, sessionPattern } from './lead-limits';

const valid: LeadInput = {
  role: 'parent',
  name: 'Kim',
  email: 'kim@example.com',
  programme: 'ib',
  message: '',
  page: '/contact',
};

describe('parseLead', () => {
  it('cleans the input', () => {
    const result = parseLead({ ...valid, name: '  Kim\u0000 \u202Elee ', message: 'a\r\nb\u0007' });
    expect(result).toEqual({ lead: { ...valid, name: 'Kim lee', message: 'a\nb' } });
  });

  it.each([
    ['role', 'nobody', 'required'],
    ['name', '   ', 'required'],
    ['name', 'x'.repeat(LEAD_LIMITS.name + 1), 'too_long'],
    ['email', '', 'required'],
    ['email', 'nobody', 'invalid'],
    ['email', `${'x'.repeat(LEAD_LIMITS.email)}@example.com`, 'too_long'],
    ['programme', '', 'required'],
    ['message', 'x'.repeat(LEAD_LIMITS.message + 1), 'too_long'],
    ['page', '//evil.example', 'invalid'],
  ])('returns the problem of %s', (field, value, problem) => {
    expect(parseLead({ ...valid, [field]: value })).toMatchObject({ problems: { [field]: problem } });
  });

  it.each(['\u200b\u200d', '\u3164', '\u2800 \u2800', '\ufe0f\u2060', '\u{e0041}', '\u0301'])(
    'takes no name that shows nothing: %j',
    (name) => {
      expect(parseLead({ ...valid, name })).toMatchObject({ problems: { name: 'required' } });
    },
  );

  it.each(['李', 'Ng', 'Ó', 'محمد', '김 민준', 'X Æ A-12', '★'])('accepts the name %s', (name) => {
    expect(parseLead({ ...valid, name })).toHaveProperty('lead.name', name);
  });

  it.each([
    'user@münchen.de',
    'user@例え.jp',
    'user@例子.中国',
    'user@пример.рф',
    'user@예시.한국',
    "o'neil+ib@mail.example.co.uk",
    'a@xn--mnchen-3ya.de',
    '用户@example.cn',
    'أحمد.علي@مثال.السعودية',
    'josé@example.es',
    'a!b{c}@example.com',
    `${'x'.repeat(64)}@example.com`,
    `a@${'x'.repeat(63)}.com`,
    `${'用'.repeat(21)}@example.cn`,
    `${'x'.repeat(64)}@${`${'y'.repeat(61)}.`.repeat(3)}com`,
  ])('accepts %s', (email) => {
    expect(parseLead({ ...valid, email })).toHaveProperty('lead.email', email);
  });

  it.each([
    ['a@ＥＸＡＭＰＬＥ.com', 'a@example.com'],
    ['a@exam\u00adple.com', 'a@example.com'],
    ['a@exam\u200bple。com', 'a@example.com'],
    ['A.b@Example.COM', 'A.b@example.com'],
    ['user@MÜNCHEN.de', 'user@münchen.de'],
    ['ｋｅｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ken@example.com'],
    ['\u3000ken＠example.com\u3000', 'ken@example.com'],
  ])('normalises %j', (typed, email) => {
    expect(parseLead({ ...valid, email: typed })).toHaveProperty('lead.email', email);
    const young = { ...valid, role: 'student', age: '14', guardianEmail: typed };
    expect(parseLead(young)).toHaveProperty('lead.guardianEmail', email);
  });

  it.each([
    'user@',
    '@example.com',
    'user@example',
    'user@exam ple.com',
    'user@example.com/x',
    'user@exa%41mple.com',
    'user@[::1]',
    'user@1.2.3.4',
    'a@b@example.com',
    `${'x'.repeat(65)}@example.com`,
    `${'用'.repeat(22)}@example.cn`,
    `a@${'x'.repeat(64)}.com`,
    `a@${'例'.repeat(40)}${'語'.repeat(20)}.jp`,
    'a@-example.com',
    'a@example-.com',
    'a@example..com',
    'a@example.com.',
    'a@exam_ple.com',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    '"a b"@example.com',
    'a<b>@example.com',
    'a，b、c@example.com',
    'a\u3164@example.com',
    `${'用'.repeat(21)}@${`${'y'.repeat(62)}.`.repeat(3)}info`,
  ])('rejects %s', (email) => {
    expect(parseLead({ ...valid, email })).toMatchObject({ problems: { email: 'invalid' } });
  });

  it('reads a missing message as empty, and rejects unknown fields', () => {
    const { message: _message, ...rest } = valid;
    expect(parseLead(rest)).toEqual({ lead: valid });
    expect(parseLead({ ...valid, admin: true })).toEqual({ problems: {}, unknownFields: ['admin'] });
  });

  it('never throws, and removes control characters', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ name: fc.string({ unit: 'binary' }), message: fc.string({ unit: 'binary' }) }),
        ),
        (input) => {
          const result = parseLead(typeof input === 'object' && input !== null ? { ...valid, ...input } : input);
          if (!('lead' in result)) return;
          expect(result.lead.name).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
          expect(result.lead.message).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('the fields after the first step', () => {
  it('are left out if empty, so that an old page and a new edge agree about a lead', () => {
    const empty = Object.fromEntries([...LEAD_STEPS.course, ...LEAD_STEPS.when].map((field) => [field, '']));
    const result = parseLead({ ...empty, ...valid, age: '', guardianEmail: ' ' });
    expect(JSON.stringify(result)).toBe(JSON.stringify({ lead: valid }));
    expect(parseLead({ ...valid, subjects: '\b \u0000', country: '\t' })).toEqual({ lead: valid });
    expect(parseLead({ ...valid, programme: undefined })).toHaveProperty('lead.programme', 'unsure');
  });

  it('are read from JSON and from a form alike', () => {
    const more = {
      subjects: 'Chemistry HL',
      grade: '11',
      session: '2027-05',
      country: 'Japan',
      timeZone: 'Asia/Tokyo',
    };
    const expected = { lead: { ...valid, ...more, times: ['evenings', 'weekends'], marketing: true, language: 'ja' } };
    expect(parseLead({ ...valid, ...more, times: 'evenings weekends', marketing: 'yes', language: 'ja' })).toEqual(
      expected,
    );
    expect(parseLead(expected.lead)).toEqual(expected);
  });

  it.each([
    ['age', '12'],
    ['grade', '8'],
    ['session', '2027-06'],
    ['times', 'nights'],
    ['guardianEmail', 'nobody'],
  ])('are reported if invalid: %s: %s', (field, value) => {
    expect(parseLead({ ...valid, role: 'student', [field]: value })).toMatchObject({
      problems: { [field]: 'invalid' },
    });
  });

  it.each([{ language: 'xx' }, { marketing: 'no' }, { consent: { analytics: 'yes' } }])(
    'leaves out what only we could have got wrong: %j',
    (wrong) => {
      expect(parseLead({ ...valid, ...wrong })).toEqual({ lead: valid });
    },
  );

  it('are in steps of at most six fields, and the steps have all fields except the page’s', () => {
    const steps = Object.values(LEAD_STEPS);
    for (const step of steps) expect(step.length).toBeLessThanOrEqual(6);
    expect([...steps.flat(), 'asksFor', 'upload', 'page', 'language'].sort()).toEqual([...LEAD_FIELDS].sort());
  });
});

describe('a young student', () => {
  const student = { ...valid, role: 'student' as const };
  const eu = { minorConsent: 16 };

  it.each([
    [{ ...student }, { age: 'required' }],
    [{ ...student, age: '15' }, { guardianEmail: 'required' }],
    [{ ...student, age: '15', guardianEmail: ' ' }, { guardianEmail: 'required' }],
    [{ ...student, age: '15', guardianEmail: 'x' }, { guardianEmail: 'invalid' }],
    [
      { ...student, name: '' },
      { age: 'required', name: 'required' },
    ],
  ])('%j', (input, problems) => {
    expect(parseLead(input, eu)).toMatchObject({ problems });
  });

  it('needs no parent above the age of consent, and other senders never do', () => {
    for (const input of [
      { ...student, age: '16' },
      { ...student, age: 'adult' },
      { ...valid, age: '14' },
    ])
      expect(parseLead(input, eu)).toHaveProperty('lead');
    expect(parseLead(student)).toHaveProperty('lead');
    for (const guardianEmail of ['p@example.com', 'mum']) {
      expect(parseLead({ ...valid, age: '14', guardianEmail }, eu)).toEqual({ lead: valid });
      const adult = { ...student, age: 'adult' };
      expect(parseLead({ ...adult, guardianEmail }, eu)).toEqual({ lead: adult });
    }
    expect(needsGuardian({ role: 'student', age: 'constructor' }, 18)).toBe(false);
  });
});

describe('pages to mark', () => {
  const parent = { role: 'parent', name: 'Kim', email: 'kim@example.com', page: '/mark-my-page' };
  const pages = { upload: 'a'.repeat(22), pages: ['0'.repeat(64)], handedBack: true };
  const problemsOf = (input: object) => {
    const parsed = parseLead(input, { minorConsent: 16 });
    return 'problems' in parsed ? parsed.problems : {};
  };

  it('are required where the form is for them', () => {
    expect(problemsOf({ ...parent, asksFor: 'marking' })).toEqual({ pages: 'required', handedBack: 'required' });
    expect(problemsOf(parent)).toEqual({});
    expect(problemsOf({ ...parent, asksFor: 'marking', ...pages })).toEqual({});
  });

  it('need the key under which they were sent, and work that no longer counts', () => {
    expect(problemsOf({ ...parent, ...pages, upload: '' })).toEqual({ pages: 'invalid' });
    expect(problemsOf({ ...parent, ...pages, handedBack: '' })).toEqual({ handedBack: 'required' });
    expect(problemsOf({ ...parent, ...pages, pages: ['x'] })).toEqual({ pages: 'invalid' });
    expect(problemsOf({ ...parent, ...pages, pages: Array(4).fill('0'.repeat(64)) })).toEqual({ pages: 'too_long' });
  });

  it.each(['13', '15', '17', undefined])('are no sample if the student is %s', (age) => {
    const student = {
      ...parent,
      ...pages,
      role: 'student',
      age,
      guardianEmail: 'parent@example.com',
      maySample: 'yes',
    };
    expect(parseLead(student)).not.toHaveProperty('lead.maySample');
    expect(parseLead({ ...student, age: 'adult' })).toHaveProperty('lead.maySample', true);
    expect(parseLead({ ...student, role: 'parent' })).toHaveProperty('lead.maySample', true);
  });
});

it.each(['school', 'educator'])('no %s allows a sample for its students', (role) => {
  const asked = { ...valid, role, maySample: 'yes' };
  expect(parseLead(asked)).toHaveProperty('lead.role', role);
  expect(parseLead(asked)).not.toHaveProperty('lead.maySample');
});

it('separates the envelope from the lead', () => {
  const { lead, envelope } = openEnvelope({ ...valid, homepage: 'x', elapsed: 'soon', botToken: 7 });
  expect(lead).toEqual(valid);
  expect(envelope).toEqual({ homepage: 'x' });
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(openEnvelope(input).envelope).toHaveProperty('homepage');
    }),
  );
});

it('offers the next exam sessions', () => {
  expect(nextSessions(Date.UTC(2026, 10, 30), 3)).toEqual(['2026-11', '2027-05', '2027-11']);
  expect(nextSessions(Date.UTC(2026, 11, 1), 2)).toEqual(['2027-05', '2027-11']);
  expect(nextSessions(Date.UTC(2027, 4, 31), 5)[0]).toBe('2027-05');
  for (const session of nextSessions(Date.now(), 9)) expect(session).toMatch(sessionPattern);
});
