import {
  CONTENT_LIMITS,
  type ContentFile,
  type ContentHistory,
  type ContentSave,
  type Publication,
} from '@tutoring/domain/content';
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../packages/edge/test/free-port.ts';
import { ContentChecker } from './check-content.ts';
import { blobId } from './content-files.ts';
import { edgeOf } from './edge.ts';
import { localStore, type CheckContent } from './local-store.ts';
import { deskServer } from './server.ts';

const project = join(import.meta.dirname, '../..');
const PRICES = 'site/data/prices.yaml';
const FAQ = 'site/content/faq.mdx';
const PHOTO = 'site/data/photos/sample.png';
const MISSING = 'Run npm start once.';

let root: string;
let server: Server;
let url: string;
let previewPort: number;
const checker = new ContentChecker(project);
/** Accepts everything, where a test is about something else: the real check takes a second. */
const ACCEPTS: CheckContent = () => Promise.resolve([]);
let check = ACCEPTS;
const checkReally = () => void (check = (site) => checker.check(site));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'tutoring-desk-'));
  for (const folder of ['site/content', 'site/data'])
    cpSync(join(project, folder), join(root, folder), { recursive: true });
  writeFileSync(join(root, '.gitignore'), '.artefacts/\n');
  writeFileSync(join(root, 'package.json'), '{}');
  mkdirSync(join(root, 'desk/assets'), { recursive: true });
  writeFileSync(join(root, 'desk/index.html'), '<title>The desk</title>');
  writeFileSync(join(root, 'desk/assets/app.js'), 'export {};');
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Sample Owner');
  git('config', 'user.email', 'owner@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  const port = await freePort();
  previewPort = await freePort();
  server = deskServer({
    port,
    content: localStore(root, (site) => check(site), 'http://localhost:8000'),
    data: (name) => Promise.resolve(name === 'site.json' ? '{"brand":"Sample"}' : undefined),
    desk: join(root, 'desk'),
    policy: "default-src 'none'",
    preview: `http://127.0.0.1:${previewPort}`,
    edge: edgeOf(undefined, root, MISSING, () => ''),
  });
  await new Promise<void>((settle) => server.listen(port, '127.0.0.1', settle));
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.close();
  checker.close();
  rmSync(root, { recursive: true, force: true });
});
afterEach(() => {
  check = ACCEPTS;
  git('checkout', '--quiet', '--', 'site');
  git('clean', '--quiet', '-fd', 'site');
  rmSync(join(root, '.artefacts/desk/saves.json'), { force: true });
});

const json = async <Answer>(response: Response) => (await response.json()) as Answer;
const read = async (path: string) =>
  json<ContentFile>(await fetch(`${url}/api/owner/content/file?path=${encodeURIComponent(path)}`));
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { Origin: url, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const save = (...changes: ContentSave['changes']) =>
  post('/api/owner/content', { summary: 'Change a sample', changes });
const onDisk = (path: string) => readFileSync(join(root, path), 'utf8');
const publication = async () => json<Publication>(await fetch(`${url}/api/owner/publication`));

describe('reading', () => {
  it('lists every page, data file and photo with its git blob id', async () => {
    const { files } = await json<{ files: { path: string; version: string }[] }>(
      await fetch(`${url}/api/owner/content`),
    );
    const inGit = git('ls-files', '-s', 'site')
      .split('\n')
      .filter((line) => /\.(?:mdx|yaml)$/.test(line))
      .map((line) => line.replace(/^\d+ (\S+) \d\t(.*)$/, '$2 $1'));
    expect(files.map(({ path, version }) => `${path} ${version}`).sort()).toEqual(inGit.sort());
  });

  it('reads a text as it is, and a photo in base64', async () => {
    expect(await read(FAQ)).toEqual({ path: FAQ, version: git('hash-object', FAQ).trim(), text: onDisk(FAQ) });
    mkdirSync(join(root, 'site/data/photos'), { recursive: true });
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]);
    writeFileSync(join(root, PHOTO), bytes);
    expect(await read(PHOTO)).toEqual({ path: PHOTO, version: blobId(bytes), base64: bytes.toString('base64') });
  });

  it.each([
    '../package.json',
    'package.json',
    'site/content/../../package.json',
    'site/content/%2e%2e/%2e%2e/package.json',
    '/etc/passwd',
    'site/content/.env.mdx',
    'site/data/published.txt',
  ])('refuses %s', async (path) => {
    const answer = await fetch(`${url}/api/owner/content/file?path=${encodeURIComponent(path)}`);
    expect([answer.status, (await json<{ error: string }>(answer)).error]).toEqual([400, 'invalid']);
  });

  it('follows no link, neither to a file nor through a folder', async () => {
    const secret = join(root, '.artefacts/secret.mdx');
    mkdirSync(join(root, '.artefacts'), { recursive: true });
    writeFileSync(secret, 'secret');
    symlinkSync(secret, join(root, 'site/content/link.mdx'));
    symlinkSync(join(root, '.artefacts'), join(root, 'site/content/linked'));
    for (const path of ['site/content/link.mdx', 'site/content/linked/secret.mdx']) {
      const answer = await fetch(`${url}/api/owner/content/file?path=${path}`);
      expect([answer.status, await answer.text()], path).toEqual([400, expect.not.stringContaining('"secret"')]);
      const written = await save({ path, version: null, text: 'overwritten' });
      expect(written.status, path).toBe(400);
    }
    expect(readFileSync(secret, 'utf8')).toBe('secret');
    expect(await (await fetch(`${url}/api/owner/content`)).text()).not.toContain('link');
  });
});

describe('saving', () => {
  it('saves all changes, and gives their new versions', async () => {
    const [prices, faq] = [await read(PRICES), await read(FAQ)];
    const answer = await save(
      { path: PRICES, version: prices.version, text: `${prices.text}# Checked.\n` },
      { path: FAQ, version: faq.version, text: `${faq.text}\nOne more paragraph.\n` },
    );
    expect(answer.status).toBe(200);
    expect(onDisk(PRICES)).toMatch(/# Checked\.\n$/);
    const { files } = await json<{ files: unknown }>(answer);
    expect(files).toEqual([
      { path: PRICES, version: git('hash-object', PRICES).trim() },
      { path: FAQ, version: git('hash-object', FAQ).trim() },
    ]);
  });

  it('counts a request that is sent again as saved', async () => {
    const prices = await read(PRICES);
    const change = { path: PRICES, version: prices.version, text: `${prices.text}# Again.\n` };
    const [first, second] = [await save(change), await save(change)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.json()).toEqual(await first.json());
    expect((await publication()).saves).toHaveLength(1);
  });

  it('refuses the slower of two people, with the present text, and saves nothing of theirs', async () => {
    const [prices, faq] = [await read(PRICES), await read(FAQ)];
    const of = (who: string) =>
      save(
        { path: FAQ, version: faq.version, text: `${faq.text}\nBy ${who}.\n` },
        { path: PRICES, version: prices.version, text: `${prices.text}# By ${who}.\n` },
      );
    const answers = await Promise.all([of('Ada'), of('Grace')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    const conflict = await json<{ error: string; files: ContentFile[] }>(loser ?? new Response('{}'));
    expect(conflict.error).toBe('changed');
    expect(conflict.files).toEqual([await read(FAQ), await read(PRICES)]);
    expect(onDisk(FAQ).match(/^By \w+\.$/gm)).toHaveLength(1);
  });

  it('reports a file that another program has removed, and one that is there already', async () => {
    const prices = await read(PRICES);
    rmSync(join(root, PRICES));
    const gone = await save({ path: PRICES, version: prices.version, text: 'x' });
    expect(await json(gone)).toMatchObject({ error: 'changed', files: [{ path: PRICES, version: null }] });
    const there = await save({ path: FAQ, version: null, text: 'x' });
    expect(await json(there)).toMatchObject({ error: 'changed', files: [await read(FAQ)] });
  });

  it('refuses what the build refuses, with the message of pnpm content', async () => {
    checkReally();
    const faq = await read(FAQ);
    const text = faq.text?.replace('title:', 'titel:') ?? '';
    const answer = await save(
      { path: FAQ, version: faq.version, text },
      { path: PRICES, version: (await read(PRICES)).version, text: `${onDisk(PRICES)}# Not saved.\n` },
    );
    expect(answer.status).toBe(422);
    const { problems } = await json<{ problems: { file: string; line: number; message: string }[] }>(answer);
    expect(onDisk(FAQ)).toBe(faq.text);
    expect(onDisk(PRICES)).not.toContain('Not saved');
    // The same change in a copy of the project's content, and the message of the command itself.
    const [problem] = problems;
    expect(problem).toMatchObject({ file: FAQ, line: 2 });
    const printed = await printedFor(text);
    for (const line of problem?.message.split('\n') ?? ['nothing']) expect(printed).toContain(line);
  });

  it('refuses what is no valid request', async () => {
    const wrong = await save({ path: 'scripts/run.mjs', version: null, text: 'x' });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { error: 'invalid', message: expect.stringMatching(/^changes\.0\.path must be/) as string },
    ]);
    const large = await post('/api/owner/content', 'x'.repeat(CONTENT_LIMITS.request + 1));
    expect(large.status).toBe(413);
    expect((await post('/api/owner/content', '{')).status).toBe(400);
  });

  it('adds and removes a photo', async () => {
    const base64 = readFileSync(join(project, 'docs/images/site.webp')).toString('base64');
    const path = 'site/data/photos/sample.webp';
    const added = await json<{ files: { version: string }[] }>(await save({ path, version: null, base64 }));
    const [{ version } = { version: '' }] = added.files;
    expect((await read(path)).base64).toBe(base64);
    const removed = await save({ path, version, remove: true });
    expect(await json(removed)).toEqual({ files: [{ path, version: null }] });
    expect(existsSync(join(root, path))).toBe(false);
  });
});

describe('publishing', () => {
  it('shows what is saved, and warms the check up in the folder of the check before a save', async () => {
    const folders: string[] = [];
    let end: () => void = () => undefined;
    const store = localStore(root, async (site) => {
      folders.push(site);
      if (folders.length === 1) await new Promise<void>((settle) => (end = settle));
      return [];
    });
    const warm = store.warmUp();
    // Nothing is saved, so this needs no check, and must not wait for one.
    expect((await store.publication()).files).toEqual([]);
    const { version } = await read(PRICES);
    const saved = store.save({ summary: 'A', changes: [{ path: PRICES, version, text: 'a: 1\n' }] }, 'a@example.com');
    await expect.poll(() => folders).toHaveLength(1);
    end();
    await warm;
    expect(await saved).toHaveProperty('saved');
    expect(folders).toEqual([folders[0], folders[0]]);
  });

  it('checks the same content once, and again after a change', async () => {
    let checks = 0;
    check = () => {
      checks += 1;
      return Promise.resolve([]);
    };
    writeFileSync(join(root, PRICES), `${onDisk(PRICES)}# Counted.\n`);
    await publication();
    await publication();
    expect(checks).toBe(1);
    writeFileSync(join(root, PRICES), `${onDisk(PRICES)}# Counted again.\n`);
    await publication();
    expect(checks).toBe(2);
  });

  it('commits what has changed in content and data, and nothing else', async () => {
    const prices = await read(PRICES);
    await save({ path: PRICES, version: prices.version, text: `${prices.text}# Published.\n` });
    writeFileSync(join(root, 'package.json'), '{"changed":true}');
    const before = git('rev-parse', 'HEAD');
    const saved = await publication();
    expect(saved).toMatchObject({
      place: 'files',
      saves: [{ summary: 'Change a sample' }],
      files: [{ path: PRICES, change: 'changed' }],
      checks: { state: 'passed' },
      preview: 'http://localhost:8000',
      obstacle: null,
    });
    const answer = await post('/api/owner/publication', { head: saved.head });
    expect(await json(answer)).toMatchObject({
      files: [],
      saves: [],
      head: null,
      next: [{ command: 'npx pnpm@12 ship' }],
    });
    expect(git('log', '-1', '--format=%s %an', '--name-only').trim()).toBe(`Change a sample Sample Owner\n\n${PRICES}`);
    const left = git('status', '--porcelain').trim();
    git('reset', '--quiet', '--hard', before.trim());
    expect(left).toBe('M package.json');
  });

  it('waits if the files have changed since the owner looked, or the site would not build', async () => {
    checkReally();
    const prices = await read(PRICES);
    await save({ path: PRICES, version: prices.version, text: `${prices.text}# One.\n` });
    const { head } = await publication();
    writeFileSync(join(root, PRICES), `${prices.text}# Two.\n`);
    const late = await post('/api/owner/publication', { head });
    expect(await json(late)).toMatchObject({ error: 'not_ready', present: { obstacle: null } });
    writeFileSync(join(root, PRICES), 'a: [');
    const broken = await publication();
    expect(broken).toMatchObject({ checks: { state: 'failed', problems: [{ file: PRICES }] } });
    const refused = await post('/api/owner/publication', { head: broken.head });
    expect(refused.status).toBe(409);
    expect(git('log', '--format=%s').trim()).toBe('Begin');
  });
});

describe('history', () => {
  const history = async () => json<ContentHistory>(await fetch(`${url}/api/owner/content/history`));
  const readAt = async (path: string, at: string) => {
    const answer = await fetch(`${url}/api/owner/content/file?${new URLSearchParams({ path, at }).toString()}`);
    return { status: answer.status, file: await json<Partial<ContentFile>>(answer) };
  };
  let begin: string;
  beforeAll(() => {
    begin = git('rev-parse', 'HEAD').trim();
  });
  afterEach(() => void git('reset', '--quiet', '--hard', begin));

  it('lists what was published, with the words of each save, and not the first commit', async () => {
    expect(await history()).toEqual({ changes: [] });
    const [prices, faq] = [await read(PRICES), await read(FAQ)];
    const one = { path: PRICES, version: prices.version, text: `${prices.text}# One.\n` };
    await post('/api/owner/content', { summary: 'Edit Prices', changes: [one] });
    await post('/api/owner/content', {
      summary: 'Edit FAQ, English',
      changes: [
        { path: FAQ, version: faq.version, remove: true },
        { path: PHOTO, version: null, base64: 'AAEC/w==' },
      ],
    });
    const { head } = await publication();
    await post('/api/owner/publication', { head });
    const { changes } = await history();
    expect(changes).toEqual([
      {
        id: git('rev-parse', 'HEAD').trim(),
        before: begin,
        summary: 'Edit Prices; Edit FAQ, English',
        by: 'Sample Owner',
        at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        files: [
          { path: FAQ, change: 'removed' },
          { path: PHOTO, change: 'added' },
          { path: PRICES, change: 'changed' },
        ],
        others: 0,
      },
    ]);
  });

  it('reads a file as it was, and nothing but content', async () => {
    const { text } = await read(FAQ);
    writeFileSync(join(root, FAQ), `${text}\nLater.\n`);
    writeFileSync(join(root, 'package.json'), '{"secret":true}');
    symlinkSync('../../package.json', join(root, 'site/content/link.mdx'));
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Change a text and code');
    const { changes } = await history();
    expect(changes).toMatchObject([{ summary: 'Change a text and code', others: 1 }]);
    const [{ id, before } = { id: '', before: '' }] = changes;
    expect((await readAt(FAQ, before)).file.text).toBe(text);
    expect((await readAt(FAQ, id)).file).toEqual(await read(FAQ));
    expect((await readAt(PHOTO, before)).status).toBe(404);
    expect((await readAt('site/content/link.mdx', id)).status).toBe(404);
    for (const [path, at] of [
      ['package.json', id],
      [FAQ, 'HEAD'],
      [FAQ, '--help'],
      [FAQ, '0'.repeat(40)],
    ] as const)
      expect((await readAt(path, at)).status, `${at} ${path}`).toBe(400);
  });
});

describe('access', () => {
  /** fetch does not send another Host. */
  const asHost = (host: string, path: string) =>
    new Promise<number>((settle, fail) => {
      const { port } = server.address() as AddressInfo;
      httpRequest({ host: '127.0.0.1', port, path, headers: { Host: host } }, ({ statusCode = 0 }) =>
        settle(statusCode),
      )
        .once('error', fail)
        .end();
    });

  it('answers to its own names only', async () => {
    const { port } = server.address() as AddressInfo;
    for (const path of ['/owner', '/api/owner/content', '/owner/data/site.json']) {
      expect(await asHost(`localhost:${port}`, path), path).toBe(200);
      for (const host of [
        'evil.example',
        `evil.example:${port}`,
        `127.0.0.1.evil.example:${port}`,
        '127.0.0.1',
        'localhost:80',
      ])
        expect(await asHost(host, path), `${host} ${path}`).toBe(403);
    }
  });

  it('writes only for its own pages, in JSON', async () => {
    const prices = await read(PRICES);
    const body = { summary: 'x', changes: [{ path: PRICES, version: prices.version, text: `${prices.text}# x\n` }] };
    const statuses = await Promise.all([
      post('/api/owner/content', body, { Origin: 'http://evil.example' }),
      post('/api/owner/content', body, { Origin: 'null' }),
      post('/api/owner/content', body, { Origin: 'http://localhost:8000' }),
      post('/api/owner/content', body, { 'Content-Type': 'text/plain' }),
      fetch(`${url}/api/owner/content`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
      fetch(`${url}/api/owner/content`, { method: 'PUT', headers: { Origin: url } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 415, 403, 405]);
    expect(onDisk(PRICES)).toBe(prices.text);
  });

  it('lets other sites neither read its answers nor frame it', async () => {
    const crossSite = await fetch(`${url}/api/owner/content`, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(crossSite.status).toBe(403);
    const { headers } = await fetch(`${url}/api/owner/content`);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
  });

  it('serves the desk at every screen, its files, and nothing beside them', async () => {
    for (const path of ['/owner', '/owner/', '/owner/launch']) {
      const page = await fetch(url + path);
      expect([await page.text(), page.headers.get('Content-Security-Policy')]).toEqual([
        '<title>The desk</title>',
        "default-src 'none'",
      ]);
    }
    expect((await fetch(`${url}/owner/assets/app.js`)).headers.get('Content-Type')).toMatch(/javascript/);
    for (const path of [
      '/owner/assets/none.js',
      '/owner/assets/..%2f..%2fpackage.json',
      '/owner/assets/%2e%2e/%2e%2e/package.json',
    ])
      expect(await (await fetch(url + path, { redirect: 'manual' })).text(), path).not.toContain('{}');
    expect(await (await fetch(`${url}/owner/data/site.json`)).json()).toEqual({ brand: 'Sample' });
    expect((await fetch(`${url}/owner/data/none.json`)).status).toBe(404);
  });

  it('passes the image of a page to mark on as the edge sends it', async () => {
    const image = Buffer.from([0xff, 0xd8, 0xff, 0x00, 0xfe, 0x80]);
    const edge = createServer((_, response) =>
      response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Disposition': 'attachment' }).end(image),
    );
    const port = await freePort();
    await new Promise<void>((settle) => edge.listen(port, '127.0.0.1', settle));
    const pass = edgeOf(`http://127.0.0.1:${port}`, root, MISSING, () => '');
    const answer = await pass(new Request(`${url}/api/owner/marking/L-2345-6722/pages/0`));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(image);
    expect(answer.headers.get('Content-Disposition')).toBe('attachment');
    edge.close();
  });

  it('sends other addresses to the preview, and says what leads need', async () => {
    const locationOf = async (path: string) =>
      (await fetch(url + path, { redirect: 'manual' })).headers.get('Location');
    const waiting = await fetch(`${url}/faq`, { redirect: 'manual' });
    expect([waiting.status, await waiting.text()]).toEqual([503, expect.stringContaining('The preview is starting')]);
    // The desk frames it, and the browser asks again.
    expect(waiting.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(waiting.headers.get('Refresh')).toBe('3');
    const preview = createServer();
    await new Promise<void>((settle) => preview.listen(previewPort, '127.0.0.1', settle));
    const origin = `http://127.0.0.1:${previewPort}`;
    expect(await locationOf('/faq?as-on=2027-09-01')).toBe(`${origin}/faq?as-on=2027-09-01`);
    expect(await locationOf('/?preview')).toBe(`${origin}/?preview`);
    expect(await locationOf('/')).toBe('/owner');
    for (const path of ['//evil.example/faq', '/.//evil.example/faq'])
      expect(await locationOf(path)).toMatch(new RegExp(`^${origin}/`));
    preview.close();
    const leads = await fetch(`${url}/api/owner/leads`);
    expect([leads.status, await leads.json()]).toEqual([503, { error: 'unavailable', message: MISSING }]);
  });
});

/** What `pnpm content` prints if the FAQ has this text. */
async function printedFor(text: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'tutoring-content-'));
  cpSync(join(root, 'site/content'), copy, { recursive: true });
  writeFileSync(join(copy, 'faq.mdx'), text);
  // Not synchronously: the server is in this process.
  const printed = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/check-content.ts'], {
    cwd: join(project, 'site'),
    env: { ...process.env, SITE_CONTENT: copy },
  }).catch((error: { stderr: string }) => error);
  rmSync(copy, { recursive: true });
  return printed.stderr;
}
