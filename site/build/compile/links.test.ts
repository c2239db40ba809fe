import { expect, it } from 'vitest';
import { HERO, page } from '../read/sample-page';
import { markForeignLinks } from './links';

it('marks links into another language', () => {
  const home = page('index.mdx', { body: `${HERO}\n[日本](/jp) [Japan](/jp/en)` });
  markForeignLinks([home, page('jp/index.mdx'), page('jp/en.mdx')]);
  expect(JSON.stringify(home.body)).toContain('"href":"/jp","hrefLang":"ja-JP"');
  expect(JSON.stringify(home.body)).not.toContain('"href":"/jp/en","hrefLang"');
});
