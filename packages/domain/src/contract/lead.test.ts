import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAD_LIMITS, parseLead, type LeadInput } from './lead';

const valid: LeadInput = {
  role: 'parent',
  name: 'Kim',
  email: 'kim@example.com',
  programme: 'ib',
  message: '',
  page: '/contact',
};

describe('parseLead', () => {
  it('cleans what was typed', () => {
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
  ])('names the problem of %s', (field, value, problem) => {
    expect(parseLead({ ...valid, [field]: value })).toMatchObject({ problems: { [field]: problem } });
  });

  it.each(['\u200b\u200d', '\u3164', '\u2800 \u2800', '\ufe0f\u2060', '\u{e0041}', '\u0301'])(
    'takes no name that shows nothing: %j',
    (name) => {
      expect(parseLead({ ...valid, name })).toMatchObject({ problems: { name: 'required' } });
    },
  );

  it.each(['李', 'Ng', 'Ó', 'محمد', '김 민준', 'X Æ A-12', '★'])('takes the name %s', (name) => {
    expect(parseLead({ ...valid, name })).toHaveProperty('lead.name', name);
  });

  it.each(['user@münchen.de', 'user@例え.jp', "o'neil+ib@mail.example.co.uk", 'a@xn--mnchen-3ya.de'])(
    'takes %s',
    (email) => {
      expect(parseLead({ ...valid, email })).toHaveProperty('lead.email', email);
    },
  );

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
  ])('refuses %s', (email) => {
    expect(parseLead({ ...valid, email })).toMatchObject({ problems: { email: 'invalid' } });
  });

  it('takes a missing message for an empty one, and refuses unknown fields', () => {
    const { message: _message, ...rest } = valid;
    expect(parseLead(rest)).toEqual({ lead: valid });
    expect(parseLead({ ...valid, admin: true })).toEqual({ problems: {}, unknownFields: ['admin'] });
  });

  it('never throws, and lets no control character through, whatever comes', () => {
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
