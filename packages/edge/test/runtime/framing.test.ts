import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { app } from '../../src/app';
import { runEdge, type RunningEdge } from '../running-edge';

const PUBLIC = join(import.meta.dirname, '../../../../site/public');
/** Requests at the same time. */
const AT_ONCE = 8;

let edge: RunningEdge;
beforeAll(async () => {
  edge = await runEdge();
});
afterAll(() => edge.remove());

/** Every page of the built site, the files beside them, and every address of the Worker. */
const pages = globSync('**/*.html', { cwd: PUBLIC })
  .filter((file) => !/^(_gatsby|page-data|owner)\b/.test(file))
  .map((file) => `/${file.replace(/(?:\/?index)?\.html$/, '')}`);
const files = globSync('*.{xml,json,txt,js,svg,ico,png,webmanifest}', { cwd: PUBLIC }).map((file) => `/${file}`);
const routes = app.routes.map(({ path }) => path.replaceAll('*', 'x').replaceAll(/:\w+/g, 'x'));
const STRANGE = [
  '/embed',
  '/embed/nope',
  '/embed/diploma/nope',
  '/embed/diploma/xx?theme=dark',
  '/embedded',
  '/EMBED/diploma',
  '/embed/diploma/',
  '/embed//diploma',
  '/embed/../contact',
  '/embed/%2e%2e/contact',
  '/x/embed/diploma',
];

const framing = ({ headers }: Response) => ({
  options: headers.get('X-Frame-Options'),
  ancestors: /frame-ancestors ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1],
});
const isEmbed = (path: string) => path.startsWith('/embed/');

async function each(paths: readonly string[], check: (path: string, response: Response) => void): Promise<void> {
  for (let from = 0; from < paths.length; from += AT_ONCE)
    await Promise.all(
      paths.slice(from, from + AT_ONCE).map(async (path) => {
        const response = await fetch(edge.url + path, { redirect: 'manual' });
        await response.arrayBuffer();
        check(path, response);
      }),
    );
}

it('lets no page, file or answer be framed outside /embed', async () => {
  const paths = [...new Set([...pages, ...files, ...routes])].filter((path) => !isEmbed(path));
  expect(paths.length).toBeGreaterThan(400);
  await each(paths, (path, response) =>
    expect(framing(response), path).toEqual({ options: 'DENY', ancestors: "'none'" }),
  );
});

it('lets no answer be framed that only looks like an embed', async () => {
  await each(STRANGE, (path, response) => {
    // No browser shows a redirect in a frame: what counts is the page that it leads to.
    if (response.status >= 300 && response.status < 400) return;
    expect(framing(response), path).toEqual({ options: 'DENY', ancestors: "'none'" });
  });
});

it('lets any page frame an embed, also an isolated one, and sets no cookie', async () => {
  const embeds = pages.filter(isEmbed);
  expect(embeds.length).toBeGreaterThanOrEqual(44);
  await each(embeds, (path, response) => {
    expect(response.status, path).toBe(200);
    expect(framing(response), path).toEqual({ options: null, ancestors: '*' });
    const { headers } = response;
    expect(headers.get('Content-Security-Policy'), path).toContain("default-src 'none'");
    expect(headers.get('Content-Security-Policy'), path).not.toContain('connect-src');
    expect(headers.get('Cross-Origin-Resource-Policy'), path).toBe('cross-origin');
    expect(headers.get('Cross-Origin-Embedder-Policy'), path).toBe('require-corp');
    for (const name of ['Set-Cookie', 'Reporting-Endpoints', 'Speculation-Rules', 'Access-Control-Allow-Origin'])
      expect(headers.get(name), `${path}: ${name}`).toBeNull();
  });
});

it('lets schools read the script of heights, with its hash', async () => {
  const { headers } = await fetch(`${edge.url}/embed/resize-1.js`);
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
});
