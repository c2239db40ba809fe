import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deployedFiles } from './artefacts';
import { secretFindings } from './secret-findings';

const machine = {
  env: {
    MAIL_API_KEY: 'hunter-22',
    DEPLOY_ID: '7f3c9a41d2e85b60c4aa',
    GATSBY_GTAG_ID: 'G-TEST000000-PUBLIC-01',
    EDITOR: 'visual-studio-code',
    npm_package_description: 'secret-looking-1234567890',
    EMPTY_TOKEN: '',
  },
  folders: ['/home/somebody/site', '/'],
};
const findings = async (text: string, file = 'assets/a.js') =>
  (await secretFindings(file, Buffer.from(text), machine)).map(({ what }) => what);

// Assembled here, so that no scanner of this repository reports them.
const token = (...parts: string[]) => parts.join('');

it.each([
  ['a secret of the environment', 'x="hunter-22"', 'the value of MAIL_API_KEY'],
  ['what looks like one', 'x="7f3c9a41d2e85b60c4aa"', 'the value of DEPLOY_ID'],
  ['a path', '// /home/somebody/site/src/a.ts', 'a path of this machine'],
  ['a private key', token('-----BEGIN ', 'PRIVATE KEY-----\nMII'), 'a private key'],
  ['a key of a mail provider', token('re_', 'abcd1234', '_', 'abcdefghijklmnopqrstuv12'), 'a key of Resend'],
  ['a token of GitHub', token('ghp_', 'abcdefghijklmnopqrstuvwxyz0123456789'), 'GitHub Token'],
  [
    'a webhook',
    token('https://hooks.slack.com/services/', 'T00000001/B00000001/', 'abcdefghijklmnopqrstuvwx'),
    'Slack',
  ],
  ['a private JWK', '{"kty":"RSA","n":"x","d":"abcdefghijklmnopqrstuvwxyz"}', 'a private key (JWK)'],
  ['an inline source map', '//# sourceMappingURL=data:application/json;base64,e30=', 'a source map'],
])('finds %s', async (_, text, what) => {
  const found = await findings(text);
  expect(found).toEqual([expect.stringContaining(what)]);
  expect(found.join()).not.toContain('hunter-22');
});

it('finds secret values in pictures, and sources in source maps', async () => {
  expect(await findings('\u0000hunter-22', 'a.png')).toEqual(['the value of MAIL_API_KEY']);
  expect(await findings('{"sources":["../src/a.ts"]}', 'a.js.map')).toEqual(['a source map with its sources']);
  expect(await findings('{"sources":["../src/a.ts"]}', '@tutoring/ui: dist/a.js.map')).toEqual([]);
  expect(await findings('{"sources":[]}', 'a.js.map')).toEqual([]);
});

it('ignores public values and ordinary settings', async () => {
  expect(
    await findings('G-TEST000000-PUBLIC-01 visual-studio-code secret-looking-1234567890 /a {"kty":"RSA"}'),
  ).toEqual([]);
});

it('reads deployed files and no ignored ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'page-data/a'), { recursive: true });
  writeFileSync(join(folder, '.assetsignore'), 'page-data\n*.LICENSE.txt\n');
  for (const file of ['index.html', 'assets/a.js', 'assets/a.js.LICENSE.txt', 'page-data/a/b.json'])
    writeFileSync(join(folder, file), '');
  expect(deployedFiles(folder).map(({ name }) => name)).toEqual(['site: assets/a.js', 'site: index.html']);
});
