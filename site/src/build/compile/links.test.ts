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
