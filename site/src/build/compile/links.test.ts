import { expect, it } from 'vitest';
import { HERO, page } from '../../testing/sample-page';
import { localizeLinks, markForeignLinks } from './links';

it('marks links into another language', () => {
  const home = page('index.mdx', { body: `${HERO}\n[日本](/jp) [Japan](/jp/en)` });
  markForeignLinks([home, page('jp/index.mdx'), page('jp/en.mdx')]);
  expect(JSON.stringify(home.body)).toContain('"href":"/jp","hrefLang":"ja-JP"');
  expect(JSON.stringify(home.body)).not.toContain('"href":"/jp/en","hrefLang"');
});

it('leads to the page in the reader’s language, with what is asked of it', () => {
  const japan = page('jp/index.mdx', { body: `${HERO}\n[フォーム](/contact?role=school) [料金](/tutoring-packages)` });
  localizeLinks([japan]);
  expect(JSON.stringify(japan.body)).toContain('"href":"/contact/ja?role=school"');
  expect(JSON.stringify(japan.body)).toContain('"href":"/tutoring-packages"');
});
