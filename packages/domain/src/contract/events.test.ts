import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANALYTICS_FLUSH_MS,
  cleanEvent,
  EVENT_PROPERTIES,
  LEAD_VALUE,
  REMOVED,
  SCROLL_DEPTHS,
  withoutPersonal,
  type EventCatalogue,
  type EventName,
  publicPath,
} from './events';

it('has the numbers of the specification', () => {
  expect(SCROLL_DEPTHS).toEqual([25, 50, 75, 90, 100]);
  expect(LEAD_VALUE).toEqual({ value: 150, currency: 'CAD' });
  expect(ANALYTICS_FLUSH_MS).toBe(5000);
});

it('has the search events of the specification', () => {
  expect(Object.keys(EVENT_PROPERTIES)).toEqual(
    expect.arrayContaining([
      'search',
      'search_result_click',
      'search_no_results',
      'search_index_loaded',
      'search_index_error',
      'search_initialized',
      'search_fallback_used',
      'search_performed',
    ]),
  );
});

/** A private link, as its mail has it. */
const PRIVATE = `/marked/${'0a'.repeat(16)}.${'f1'.repeat(32)}`;

it.each([
  [PRIVATE, '/marked'],
  [`${PRIVATE}/0.jpg`, '/marked'],
  [PRIVATE.slice(0, 30), '/marked'],
  ['/marked/zh-hant', '/marked/zh-hant'],
  ['/marked', '/marked'],
  ['/services/chemistry-tutoring', '/services/chemistry-tutoring'],
])('reports the page %j as %j', (path, shared) => {
  expect(publicPath(path)).toBe(shared);
});

describe('no event identifies a person', () => {
  it('leaves the token of a private link out of paths', () => {
    const { properties } = cleanEvent('page_view', { page_path: PRIVATE, page_title: '' }, 0);
    expect(properties).toMatchObject({ page_path: '/marked' });
  });

  it.each([
    ['anna.meier@example.org', REMOVED],
    ['mail anna@example.org please', `mail ${REMOVED} please`],
    ['anna%40example.org', REMOVED],
    ['+1 (416) 555-0199', REMOVED],
    ['٠٤١٦٥٥٥٠١٩٩', REMOVED],
    ['see https://example.org/u/42?token=x', `see ${REMOVED}`],
    // Text without personal data stays.
    ['IB 2027 exam', 'IB 2027 exam'],
    ['30 points of 45', '30 points of 45'],
  ])('%s', (text, expected) => {
    expect(withoutPersonal(text)).toBe(expected);
  });

  const names = Object.keys(EVENT_PROPERTIES) as EventName[];
  it('for any input', () => {
    const email = fc.emailAddress();
    const phone = fc.stringMatching(/^\+?[0-9]{3}[ -]?[0-9]{3}[ -]?[0-9]{4}$/);
    const personal = fc.oneof(email, phone);
    fc.assert(
      fc.property(fc.constantFrom(...names), personal, fc.string(), (name, secret, around) => {
        const given: Record<string, unknown> = { email: secret, message: secret, user_id: secret };
        for (const key of EVENT_PROPERTIES[name]) given[key] = `${around} ${secret} ${around}`;
        const sent = cleanEvent(name, given as unknown as EventCatalogue[typeof name], 0);
        expect(JSON.stringify(sent)).not.toContain(secret);
        expect(Object.keys(sent.properties).every((key) => EVENT_PROPERTIES[name].includes(key as never))).toBe(true);
      }),
    );
  });

  it('in the address of a page', () => {
    const sent = cleanEvent('page_view', { page_path: '/thanks?reference=ABC#x', page_title: 'Thanks' }, 5);
    expect(sent).toEqual({ name: 'page_view', properties: { page_path: '/thanks', page_title: 'Thanks' }, at: 5 });
  });
});
