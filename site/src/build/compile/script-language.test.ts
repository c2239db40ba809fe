import { expect, it } from 'vitest';
import { HERO, page } from '../../testing/sample-page';
import { markScriptLanguages } from './script-language';

it('marks the student’s words, and not the notes beside them', () => {
  const script = '<Script title="物理" lang="en">\n\nIt <Mark note="なぜ？">stops</Mark>.\n\n</Script>';
  const { body } = page('jp/index.mdx', { body: `${HERO}\n${script}\n\n本文` });
  const text = JSON.stringify(markScriptLanguages(body));
  expect(text).toContain('["span",{"lang":"en"},"It "]');
  expect(text).toContain('["Mark",{"note":"なぜ？"},["span",{"lang":"en"},"stops"]]');
  expect(text).toContain('["p",0,"本文"]');
});
