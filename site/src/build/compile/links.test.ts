import { expect, it } from 'vitest';
import { HERO, page } from '../../testing/sample-page';
import { localizeLinks, markForeignLinks } from './links';

it('marks links into another language', () => {
  const home = page('index.mdx', { body: `${HERO}\n[日本](/jp) [Japan](/jp/en)` });
  const before = structuredClone(home);
  const [marked] = markForeignLinks([home, page('jp/index.mdx'), page('jp/en.mdx')], () => '');
  expect(JSON.stringify(marked?.body)).toContain('"href":"/jp","hrefLang":"ja-JP"');
  expect(JSON.stringify(marked?.body)).not.toContain('"href":"/jp/en","hrefLang"');
  expect(home).toEqual(before);
});

it('points links at the page in the reader’s language, and keeps their query', () => {
  const japan = page('jp/index.mdx', { body: `${HERO}\n[フォーム](/contact?role=school) [料金](/tutoring-packages)` });
  const before = structuredClone(japan);
  const [localized] = localizeLinks([japan], { '/contact': ['en', 'ja'] });
  expect(JSON.stringify(localized?.body)).toContain('"href":"/contact/ja?role=school"');
  expect(JSON.stringify(localized?.body)).toContain('"href":"/tutoring-packages"');
  expect(japan).toEqual(before);
});

it('says after a link that its page is in English, unless its text says so', () => {
  const japan = page('jp/index.mdx', { body: `${HERO}\n[ご案内](/jp/en) [English](/jp/en)` });
  const [marked] = markForeignLinks([japan, page('jp/en.mdx')], () => '（英語）');
  expect(JSON.stringify(marked?.body)).toContain('"ご案内","（英語）"]');
  expect(JSON.stringify(marked?.body)).toContain('"English"]');
});

it('points at the same place of a translation, whose headings have other ids', () => {
  const faq = page('faq.mdx', { body: `${HERO}\n### What does it cost?\n\n### Who teaches?\n` });
  const french = page('faq/fr.mdx', { body: `${HERO}\n### Quel est le prix ?\n\n### Qui enseigne ?\n` });
  const contact = page('contact/fr.mdx', { body: `${HERO}\n[Prix](/faq#who-teaches) [Tout](/faq#nothing)` });
  const links = localizeLinks([faq, french, contact], { '/faq': ['en', 'fr'] });
  const text = JSON.stringify(links.at(-1)?.body);
  expect(text).toContain('"href":"/faq/fr#qui-enseigne-"');
  expect(text).toContain('"href":"/faq/fr"');
});
