import {
  contentConflictSchema,
  contentErrorSchema,
  contentFileSchema,
  contentHistorySchema,
  contentListSchema,
  contentSavedSchema,
  notReadySchema,
  publicationSchema,
  type ContentChange,
} from '@tutoring/domain/content';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { developerAssertion, ownerKey, publicPart } from '../../scripts/owner-key.ts';
import { REPOSITORY, startGitApi, TOKEN, type GitApiServer } from '../git-api-server';
import { runEdge, type RunningEdge } from '../running-edge';

const project = join(import.meta.dirname, '../../../..');
const PRICES = 'site/data/prices.yaml';
const FAQ = 'site/content/faq.mdx';
const CONTENT = '/api/owner/content';
const HISTORY = `${CONTENT}/history`;
const PUBLICATION = '/api/owner/publication';

let files: string;
let host: GitApiServer;
let edge: RunningEdge;
let cookie: string;
/** Main before a test. */
let begin: string;

beforeAll(async () => {
  files = mkdtempSync(join(tmpdir(), 'tutoring-site-'));
  for (const folder of ['site/content', 'site/data'])
    cpSync(join(project, folder), join(files, folder), { recursive: true });
  host = await startGitApi(files);
  begin = host.git('rev-parse', 'main');
  const key = await ownerKey(mkdtempSync(join(tmpdir(), 'tutoring-owner-')));
  cookie = `CF_Authorization=${await developerAssertion(key, 'ada@example.com')}`;
  edge = await runEdge({
    OWNER_DEV_KEY: publicPart(key),
    GIT_API_TOKEN: TOKEN,
    GIT_API_URL: host.url,
    GIT_REPOSITORY: REPOSITORY,
  });
});
afterAll(async () => {
  host.close();
  await edge.remove();
  rmSync(files, { recursive: true });
});
beforeEach(() => {
  host.requests.length = 0;
});
afterEach(() => {
  host.failures.length = 0;
  host.beforeMove = undefined;
  host.forgetPulls();
  host.forgetReports();
  host.git('update-ref', 'refs/heads/main', begin);
  host.git('update-ref', '-d', 'refs/heads/desk');
});

const get = (path: string, headers: Record<string, string> = { Cookie: cookie }) => fetch(edge.url + path, { headers });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(edge.url + path, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: edge.url, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const read = async (path: string) => contentFileSchema.parse(await (await get(`${CONTENT}/file?path=${path}`)).json());
const save = (...changes: ContentChange[]) => post(CONTENT, { summary: 'Change a sample', changes });
const publication = async () => publicationSchema.parse(await (await get(PUBLICATION)).json());
const inGit = (branch: string, path: string) => host.git('show', `${branch}:${path}`);
/** Appends a line to a file as it is now. */
const append = async (path: string, line: string) => {
  const { version, text } = await read(path);
  return save({ path, version, text: `${text}${line}\n` });
};
/** A commit of somebody else, with git. */
const commitBeside = (branch: string, path: string, line: string) => {
  const parent = host.git('rev-parse', branch);
  const tree = host.tree(parent, path, `${inGit(branch, path)}\n${line}\n`);
  host.git('update-ref', `refs/heads/${branch}`, host.git('commit-tree', tree, '-p', parent, '-m', line), parent);
};
const passChecks = () =>
  host.report('/check-runs', {
    head_sha: host.git('rev-parse', 'desk'),
    name: 'test',
    status: 'completed',
    conclusion: 'success',
  });

describe('access', () => {
  it('needs the owner', async () => {
    for (const path of [CONTENT, `${CONTENT}/file?path=${PRICES}`, HISTORY, PUBLICATION]) {
      expect((await get(path, {})).status, path).toBe(403);
      expect((await post(path, {}, { Cookie: '' })).status, path).toBe(403);
    }
    expect(host.requests).toEqual([]);
  });

  it('writes only for our own page, in JSON', async () => {
    const body = { summary: 'x', changes: [{ path: PRICES, version: null, text: 'x' }] };
    const statuses = [
      await post(CONTENT, body, { Origin: 'https://evil.example' }),
      await post(CONTENT, body, { 'Content-Type': 'text/plain' }),
      await post(PUBLICATION, { head: begin }, { Origin: 'https://evil.example' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 415, 403]);
    expect(host.requests).toEqual([]);
  });

  it('refuses other files than content', async () => {
    for (const path of [
      'package.json',
      'site/content/../../package.json',
      '.github/workflows/ci.yml',
      'site/content/.x.mdx',
    ]) {
      expect((await get(`${CONTENT}/file?path=${encodeURIComponent(path)}`)).status, path).toBe(400);
      expect((await save({ path, version: null, text: 'x' })).status, path).toBe(400);
    }
    const linked = host.tree(begin, 'site/content/link.mdx', '/etc/hosts', '120000');
    host.git('update-ref', 'refs/heads/main', host.git('commit-tree', linked, '-p', begin, '-m', 'Link'));
    const link = await save({ path: 'site/content/link.mdx', version: null, text: 'x' });
    expect(contentErrorSchema.parse(await link.json()).message).toContain('is a link');
    expect((await get(`${CONTENT}/file?path=site/content/link.mdx`)).status).toBe(404);
  });
});

describe('reading', () => {
  it('lists the content of main, with the blob ids of git', async () => {
    const list = contentListSchema.parse(await (await get(CONTENT)).json());
    const expected = host
      .git('ls-tree', '-r', 'main')
      .split('\n')
      .filter((line) => /^100644.*\.(?:mdx|yaml)$/.test(line))
      .map((line) => line.replace(/^\d+ blob (\w+)\t(.*)$/, '$2 $1'));
    expect(list.files.map(({ path, version }) => `${path} ${version}`).sort()).toEqual(expected.sort());
  });

  it('reads a text exactly', async () => {
    const file = await read('site/content/faq/ar.mdx');
    expect(file.text?.trimEnd()).toBe(inGit('main', 'site/content/faq/ar.mdx'));
  });
});

describe('saving', () => {
  it('creates the draft branch from main with one commit by the owner, and opens its pull request', async () => {
    const [prices, faq] = [await read(PRICES), await read(FAQ)];
    const photo = { path: 'site/data/photos/sample.webp', version: null, base64: 'UklGRg==' };
    const answer = await save(
      { path: PRICES, version: prices.version, text: `${prices.text}# Für 2027\n` },
      { path: FAQ, version: faq.version, remove: true },
      photo,
    );
    const { files: saved } = contentSavedSchema.parse(await answer.json());
    expect(saved).toEqual([
      { path: PRICES, version: host.git('rev-parse', `desk:${PRICES}`) },
      { path: FAQ, version: null },
      { path: photo.path, version: host.git('rev-parse', `desk:${photo.path}`) },
    ]);
    expect(inGit('desk', PRICES)).toMatch(/# Für 2027$/);
    expect(host.git('log', '--format=%ae %s', 'main..desk')).toBe('ada@example.com Change a sample');
    expect(host.git('diff', '--name-status', 'main', 'desk')).toBe(`D\t${FAQ}\nA\t${photo.path}\nM\t${PRICES}`);
    expect(host.git('rev-parse', 'main')).toBe(begin);
    expect(host.requests).toContain('POST /pulls');
    // The desk shows what is saved.
    expect((await read(PRICES)).text).toContain('# Für 2027');
  });

  it('adds the next save to the draft, and opens no second pull request', async () => {
    expect((await append(PRICES, '# One')).status).toBe(200);
    host.requests.length = 0;
    expect((await append(FAQ, '\nTwo.')).status).toBe(200);
    expect(host.git('rev-list', '--count', 'main..desk')).toBe('2');
    expect(host.requests).not.toContain('POST /pulls');
  });

  it('counts a request that is sent again as saved, even if the answer was lost', async () => {
    const { version, text } = await read(PRICES);
    const change = { path: PRICES, version, text: `${text}# Once\n` };
    host.failures.push({ status: 502, on: '/git/refs', isAfter: true });
    expect((await save(change)).status).toBe(503);
    expect((await save(change)).status).toBe(200);
    expect(host.git('rev-list', '--count', 'main..desk')).toBe('1');
  });

  it('saves both of two people who change different files', async () => {
    const [prices, faq] = [await read(PRICES), await read(FAQ)];
    const answers = await Promise.all([
      save({ path: PRICES, version: prices.version, text: `${prices.text}# Ada\n` }),
      save({ path: FAQ, version: faq.version, text: `${faq.text}\nGrace.\n` }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([inGit('desk', PRICES), inGit('desk', FAQ)]).toEqual([
      expect.stringContaining('# Ada'),
      expect.stringContaining('Grace.'),
    ]);
  });

  it('starts again if the branch moves between its commit and its update', async () => {
    await append(PRICES, '# One');
    host.beforeMove = () => commitBeside('desk', FAQ, 'Beside.');
    expect((await append(PRICES, '# Two')).status).toBe(200);
    expect(inGit('desk', PRICES)).toMatch(/# One\n# Two$/);
    expect(inGit('desk', FAQ)).toMatch(/Beside\.$/);
  });

  it('refuses the slower of two people who change one file, with the present text', async () => {
    const [prices, faq] = [await read(PRICES), await read(FAQ)];
    host.beforeMove = () => {
      // The first save is about to create the branch when somebody else has.
      host.git('update-ref', 'refs/heads/desk', begin);
      commitBeside('desk', PRICES, '# Faster');
    };
    const answer = await save(
      { path: FAQ, version: faq.version, text: `${faq.text}\nLost?\n` },
      { path: PRICES, version: prices.version, text: `${prices.text}# Slower\n` },
    );
    expect(answer.status).toBe(409);
    const conflict = contentConflictSchema.parse(await answer.json());
    expect(conflict.files).toEqual([await read(PRICES)]);
    expect(conflict.files[0]?.text).toContain('# Faster');
    expect(inGit('desk', FAQ)).not.toContain('Lost?');
  });

  it('takes over what developers have changed on main', async () => {
    await append(PRICES, '# Draft');
    commitBeside('main', FAQ, 'By a developer.');
    expect((await append('site/content/contact.mdx', '\nMore.')).status).toBe(200);
    expect(inGit('desk', FAQ)).toMatch(/By a developer\.$/);
    expect(inGit('desk', PRICES)).toMatch(/# Draft$/);
  });

  it('says what is wrong at the host, and loses nothing', async () => {
    const on = '/git/trees';
    const { version } = await read(PRICES);
    const reset = String(Math.ceil(Date.now() / 1000) + 600);
    const fail = async (failure: Omit<GitApiServer['failures'][number], 'on'>) => {
      host.failures.push({ ...failure, on });
      const answer = await save({ path: PRICES, version, text: 'x: 1\n' });
      expect(answer.status).toBe(503);
      return contentErrorSchema.parse(await answer.json()).message;
    };
    expect(await fail({ status: 401 })).toContain('GIT_API_TOKEN');
    expect(await fail({ status: 403 })).toContain('write access');
    expect(await fail({ status: 403, headers: { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': reset } })).toMatch(
      /too often.* (?:10|11) minutes/,
    );
    expect(await fail({ status: 429, headers: { 'Retry-After': '120' } })).toContain('2 minutes');
    expect(await fail({ status: 500 })).toContain('problem of its own');
    // The runtime itself tries again on a new connection.
    expect(await fail({ status: 0, isLasting: true })).toContain('cannot be reached');
    host.failures.length = 0;
    expect(await fail({ status: 404 })).toContain('GIT_REPOSITORY');
    expect(host.git('for-each-ref', '--format=%(refname)')).toBe('refs/heads/main');
  });

  it('saves although the pull request cannot be opened', async () => {
    host.failures.push({ status: 500, on: '/pulls' });
    expect((await append(PRICES, '# Saved')).status).toBe(200);
    await passChecks();
    const { obstacle, head } = await publication();
    expect(obstacle).toMatch(/have not begun/);
    // Trying to publish opens it.
    expect((await post(PUBLICATION, { head })).status).toBe(200);
  });
});

describe('publishing', () => {
  it('shows what is saved, its checks and its preview, and publishes it once they have passed', async () => {
    expect(await publication()).toMatchObject({
      place: 'repository',
      saves: [],
      head: null,
      checks: { state: 'none' },
    });
    await append(PRICES, '# One');
    await append(FAQ, '\nTwo.');
    const sha = host.git('rev-parse', 'desk');
    const saved = await publication();
    expect(saved).toMatchObject({
      saves: [
        { summary: 'Change a sample', by: 'ada@example.com' },
        { summary: 'Change a sample', by: 'ada@example.com' },
      ],
      files: [
        { path: FAQ, change: 'changed' },
        { path: PRICES, change: 'changed' },
      ],
      checks: { state: 'none' },
      head: sha,
      preview: null,
    });
    const early = await post(PUBLICATION, { head: sha });
    expect(early.status).toBe(409);
    expect(notReadySchema.parse(await early.json()).message).toMatch(/have not begun/);

    await host.report('/check-runs', { head_sha: sha, name: 'test', status: 'in_progress' });
    expect(await publication()).toMatchObject({
      checks: { state: 'running' },
      obstacle: 'The checks are still running.',
    });
    expect((await post(PUBLICATION, { head: sha })).status).toBe(409);
    expect(host.git('rev-parse', 'main')).toBe(begin);

    host.forgetReports();
    await passChecks();
    const { id } = await host.report('/deployments', { ref: sha, environment: 'preview' });
    await host.report(`/deployments/${id}/statuses`, { state: 'success', environment_url: 'https://desk.example.dev' });
    const ready = await publication();
    expect(ready).toMatchObject({ checks: { state: 'passed' }, obstacle: null, preview: 'https://desk.example.dev' });
    const answer = await post(PUBLICATION, { head: sha, summary: 'New prices' });
    expect(answer.status).toBe(200);
    expect(publicationSchema.parse(await answer.json())).toMatchObject({
      saves: [],
      head: null,
      next: [{ text: expect.any(String) as string }],
    });
    expect(inGit('main', PRICES)).toMatch(/# One$/);
    expect(host.git('log', '-1', '--format=%B', 'main')).toBe(
      'New prices\n\n- Change a sample\nPublished by ada@example.com',
    );
    // The answer may be lost, and the request sent again.
    expect((await post(PUBLICATION, { head: sha })).status).toBe(200);
    // The next save begins at the published main.
    expect((await append(PRICES, '# Three')).status).toBe(200);
    expect(host.git('log', '--format=%s', 'main..desk')).toBe('Change a sample');
  });

  it('does not publish what was saved after the owner looked', async () => {
    await append(PRICES, '# Seen');
    await passChecks();
    const { head } = await publication();
    await append(PRICES, '# Not seen');
    await passChecks();
    expect((await post(PUBLICATION, { head })).status).toBe(409);
    const seen = (await publication()).head;
    host.beforeMove = () => commitBeside('desk', FAQ, 'In the last moment.');
    const answer = await post(PUBLICATION, { head: seen });
    expect(notReadySchema.parse(await answer.json()).message).toMatch(/since you looked/);
    expect(host.git('rev-parse', 'main')).toBe(begin);
  });

  it('does not publish code that somebody has put on the draft', async () => {
    await append(PRICES, '# Draft');
    const parent = host.git('rev-parse', 'desk');
    const tree = host.tree(parent, 'scripts/run.mjs', 'evil()');
    host.git('update-ref', 'refs/heads/desk', host.git('commit-tree', tree, '-p', parent, '-m', 'Code'));
    await passChecks();
    expect((await publication()).obstacle).toContain('scripts/run.mjs');
    expect((await post(PUBLICATION, { head: host.git('rev-parse', 'desk') })).status).toBe(409);
  });

  it('says that main has changed the same lines', async () => {
    await append(PRICES, '# Draft');
    commitBeside('main', PRICES, '# Main');
    await passChecks();
    expect((await publication()).obstacle).toContain('same lines');
    expect((await post(PUBLICATION, { head: host.git('rev-parse', 'desk') })).status).toBe(409);
  });

  it('fails with other services too, and takes their page', async () => {
    await append(PRICES, '# Draft');
    await passChecks();
    const sha = host.git('rev-parse', 'desk');
    await host.report(`/statuses/${sha}`, { state: 'failure', target_url: 'https://ci.example/1' });
    expect((await publication()).checks).toEqual({ state: 'failed', problems: [], href: 'https://ci.example/1' });
  });

  it('shows the messages of pnpm content that failed the checks', async () => {
    const { version, text = '' } = await read(FAQ);
    await save({ path: FAQ, version, text: text.replace('title:', 'titel:') });
    // What CI does: it checks out the branch, checks its content and reports the lines of the log as annotations.
    const copy = mkdtempSync(join(tmpdir(), 'tutoring-ci-'));
    host.git('--work-tree', copy, 'checkout', '--quiet', 'desk', '--', 'site/content');
    const { stdout = '' } = await promisify(execFile)(
      join(project, 'site/node_modules/.bin/tsx'),
      ['scripts/check-content.ts'],
      {
        cwd: join(project, 'site'),
        env: { ...process.env, SITE_CONTENT: join(copy, 'site/content'), GITHUB_ACTIONS: 'true' },
      },
    ).catch((error: { stdout: string }) => error);
    rmSync(copy, { recursive: true });
    const annotations = [...stdout.matchAll(/^::error file=(.*?),line=(\d+)::(.*)$/gm)].map(
      ([, path = '', line, message = '']) => ({
        path: path.replace(`${copy}/`, ''),
        start_line: Number(line),
        annotation_level: 'failure',
        message: decodeURIComponent(message),
      }),
    );
    await host.report('/check-runs', {
      head_sha: host.git('rev-parse', 'desk'),
      status: 'completed',
      conclusion: 'failure',
      html_url: 'https://ci.example/2',
      output: { annotations },
    });
    const { checks, obstacle } = await publication();
    expect(obstacle).toMatch(/have failed/);
    expect(checks).toMatchObject({ state: 'failed', href: 'https://ci.example/2', problems: [{ file: FAQ, line: 2 }] });
    expect(checks.problems[0]?.message).toMatch(/^There is no frontmatter field "titel"[^]*\nFix: /);
  });
});

describe('history', () => {
  const history = async () => contentHistorySchema.parse(await (await get(HISTORY)).json()).changes;

  it('lists the saves that were published, newest first, and not the merge of them nor the first commit', async () => {
    expect(await history()).toEqual([]);
    await append(PRICES, '# One');
    const { version, text = '' } = await read(FAQ);
    const moved = { path: 'site/content/questions.mdx', version: null, text };
    await save({ path: FAQ, version, remove: true }, moved);
    expect(await history()).toEqual([]);
    await passChecks();
    const { head } = await publication();
    expect((await post(PUBLICATION, { head })).status).toBe(200);
    const changes = await history();
    expect(changes).toHaveLength(2);
    expect(changes).toContainEqual({
      id: host.git('rev-parse', `${head}^`),
      before: begin,
      summary: 'Change a sample',
      by: 'ada@example.com',
      at: expect.any(String) as string,
      files: [{ path: PRICES, change: 'changed' }],
      others: 0,
    });
    // A renamed file is two.
    expect(changes.find(({ id }) => id === head)?.files).toEqual([
      { path: FAQ, change: 'removed' },
      { path: moved.path, change: 'added' },
    ]);
  });

  it('lists the content of a commit with code, and reads files as they were', async () => {
    const tree = host.tree(host.tree(begin, FAQ, 'Later.\n'), 'scripts/run.mjs', 'code()');
    const id = host.git('commit-tree', tree, '-p', begin, '-m', 'Change a text and code');
    host.git('update-ref', 'refs/heads/main', id);
    expect(await history()).toMatchObject([{ files: [{ path: FAQ, change: 'changed' }], others: 1 }]);
    const at = async (path: string, commit: string) => get(`${CONTENT}/file?path=${path}&at=${commit}`);
    expect(contentFileSchema.parse(await (await at(FAQ, id)).json()).text).toBe('Later.\n');
    const before = contentFileSchema.parse(await (await at(FAQ, begin)).json());
    expect(before.text?.trimEnd()).toBe(inGit(begin, FAQ));
    expect((await at('scripts/run.mjs', id)).status).toBe(400);
    expect((await at(FAQ, 'main')).status).toBe(400);
    expect((await at('site/content/none.mdx', id)).status).toBe(404);
  });
});

it('does not exist without a repository', async () => {
  const { edge: bare, cookie: own } = await bareEdge();
  const answer = await fetch(bare.url + CONTENT, { headers: { Cookie: own } });
  expect([answer.status, contentErrorSchema.parse(await answer.json()).error]).toEqual([404, 'not_configured']);
  await bare.remove();
});

async function bareEdge() {
  const key = await ownerKey(mkdtempSync(join(tmpdir(), 'tutoring-owner-')));
  return {
    edge: await runEdge({ OWNER_DEV_KEY: publicPart(key) }),
    cookie: `CF_Authorization=${await developerAssertion(key)}`,
  };
}
