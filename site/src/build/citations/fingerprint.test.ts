import { describe, expect, it } from 'vitest';
import { readContent } from './content';
import { pageSaying } from './local-site.test-data';

const bytes = (text: string) => new TextEncoder().encode(text);
const fingerprint = (html: string, day = '2026-11-26') =>
  readContent(bytes(html), 'text/html; charset=utf-8', new Date(day))?.fingerprint;

const FACT = 'Paper 1 counts for 36 per cent.';
const before = fingerprint(pageSaying(FACT));

describe('a fingerprint stays the same', () => {
  it.each([
    ['scripts, menus and footers change', pageSaying(FACT, 'visit 4711')],
    ['only spaces and line breaks change', pageSaying(FACT).replaceAll(' ', '\n   ')],
    ['characters that nobody sees are added', pageSaying('Paper\u00A01 counts for 36 per\u00AD cent.\u200B')],
    ['only the markup changes', pageSaying('<b class="x">Paper 1</b> counts for <i>36</i> per cent.')],
    ['a notice about cookies appears', pageSaying(`<span class="cookie-notice">We use cookies.</span> ${FACT}`)],
    ['hidden text appears', pageSaying(`<span hidden>For search engines</span> ${FACT}`)],
    ['paragraphs are in another order', pageSaying(FACT).replace(/(<p>It has.*<\/p>)\s*(<p>Paper.*?<\/p>)/s, '$2$1')],
  ])('if %s', (_, html) => {
    expect(html).not.toBe(pageSaying(FACT));
    expect(fingerprint(html)).toBe(before);
  });

  it.each([
    ['today, 2026-11-26', 'today, 2026-12-24'],
    ['Thursday, 26 November 2026', 'Thursday, 24 December 2026'],
    ['November 26th, 2026', 'Dec. 24, 2026'],
    ['26/11/2026', '24/12/2026'],
    ['11/26/2026', '12/24/2026'],
    ['26.11.2026', '24.12.2026'],
    ['2026年11月26日', '2026年12月24日'],
    ['3 days ago', '31 days ago'],
    ['1,204 views', '1.3k views'],
    ['© 2026', '© 2024–2027'],
    ['request 5f1c0e9a7b3d24680011', 'request 0011223344aabbccddee'],
  ])('if "%s" becomes "%s" a month later', (then, now) => {
    expect(fingerprint(pageSaying(`${FACT} Shown: ${now}.`), '2026-12-24')).toBe(
      fingerprint(pageSaying(`${FACT} Shown: ${then}.`), '2026-11-26'),
    );
  });
});

describe('a fingerprint changes', () => {
  it.each([
    ['a number', pageSaying('Paper 1 counts for 35 per cent.')],
    ['a new sentence', pageSaying(`${FACT} There is no Paper 3.`)],
  ])('with %s', (_, html) => expect(fingerprint(html)).not.toBe(before));

  it('with the date of an exam', () => {
    const exam = (date: string) => fingerprint(pageSaying(`The first exam is on ${date}.`));
    expect(exam('3 May 2027')).not.toBe(exam('4 May 2027'));
  });

  it('with the row of a number in a table', () => {
    const table = (first: string, second: string) =>
      fingerprint(
        pageSaying(
          `<table><tr><td>Paper 1</td><td>${first}</td></tr><tr><td>Paper 2</td><td>${second}</td></tr></table>`,
        ),
      );
    expect(table('36%', '44%')).not.toBe(table('44%', '36%'));
  });
});

it('reads pages in other encodings', () => {
  const text = 'Prüfung '.repeat(20);
  const html = `<meta charset="iso-8859-1"><main>${text}</main>`;
  const expected = [text.trim()];
  const latin1 = Buffer.from(html, 'latin1');
  expect(readContent(latin1, 'text/html', new Date(0))?.sentences).toEqual(expected);
  expect(readContent(latin1, 'text/html; charset=latin1', new Date(0))?.sentences).toEqual(expected);
  expect(readContent(bytes(html), 'text/html; charset=utf-8', new Date(0))?.sentences).toEqual(expected);
});

it('takes the whole body where there is no main text', () => {
  const sentence = 'Everything that the course asks for is in the guide, which schools receive from the exam board.';
  const html = `<body><main></main><div>${sentence}</div><table><tr><td>Paper 1<br>(SL)</td><td>36%</td></tr></table>`;
  expect(readContent(bytes(html), 'text/html', new Date(0))?.sentences).toEqual([sentence, 'Paper 1 (SL) | 36% |']);
});
