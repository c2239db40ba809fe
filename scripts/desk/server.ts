import { LOCAL_OWNER } from '@tutoring/domain/content-limits';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { contentRoutes } from '../../packages/edge/src/owner/content/routes.ts';
import type { ContentStore } from '../../packages/edge/src/owner/content/store.ts';
import { isSameOrigin } from '../../packages/edge/src/request/origin.ts';
import { showPreview } from './preview.ts';
import { sendAnswer, toRequest } from './request.ts';

/** The other parts of a local run. */
export interface DeskParts {
  port: number;
  content: ContentStore;
  /** Makes a file of `/owner/data`; nothing if there is none of this name. */
  data: (name: string) => Promise<string | undefined>;
  /** The folder of the built desk; or what answers for it, such as Vite. */
  desk: string | ((request: IncomingMessage, response: ServerResponse) => void);
  /** The content policy of the built desk. */
  policy: string;
  /** Where the site can be seen; nothing if it is not running. */
  preview: string | undefined;
  /** Answers the rest of the owner's API, such as leads. */
  edge: (request: Request) => Promise<Response>;
}

/** What this server answers itself: the edge of a local run has no repository. */
const OWN_ROUTES = /^\/api\/owner\/(?:content|publication)(?:\/|$)/;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The owner's desk on this machine. It has no sign-in, so it listens on loopback only, and answers only to its own names: a
 * foreign page could otherwise point its own host name at this machine and read the answers (DNS rebinding).
 */
export function deskServer(parts: DeskParts): Server {
  const { port, desk } = parts;
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const api = apiOf(parts);
  return createServer((request, response) => {
    const host = request.headers.host ?? '';
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Frame-Options', 'DENY');
    if (!hosts.includes(host)) return say(response, 403, `The desk answers at http://${hosts[0]}/owner only.\n`);
    const { pathname, search } = new URL(request.url ?? '/', `http://${host}`);
    if (pathname.startsWith('/api/') || pathname.startsWith('/owner/data/')) {
      response.setHeader('Cache-Control', 'no-store');
      toRequest(request, `http://${host}`)
        .then(api)
        .catch((error: Error) => {
          console.error(error);
          return Response.json({ error: 'unavailable', message: `The desk failed: ${error.message}` }, { status: 500 });
        })
        .then((answer) => sendAnswer(answer, response))
        .catch(() => response.destroy());
      return;
    }
    if (pathname === '/owner' || pathname.startsWith('/owner/')) {
      // Vite's base is /owner/.
      if (typeof desk === 'function') {
        if (pathname === '/owner') request.url = '/owner/';
        return desk(request, response);
      }
      return sendDeskFile(desk, pathname, parts.policy, response);
    }
    // The desk frames the home page as `/?preview`.
    if (pathname === '/' && search === '') response.writeHead(302, { Location: '/owner' }).end();
    else if (parts.preview) void showPreview(parts.preview, { pathname, search }, response);
    else say(response, 404, 'The preview of the site is not running. Run npm run desk without --no-preview.\n');
  });
}

const DATA = /^\/owner\/data\/([a-z0-9.-]+\.json)$/;

/** Answers the owner's API, and the data that a build writes for the desk. */
function apiOf({ content, data, edge }: DeskParts): (request: Request) => Promise<Response> {
  const routes = contentRoutes({ storeOf: () => content, ownerOf: () => LOCAL_OWNER });
  const notFound = () => Response.json({ error: 'not_found' }, { status: 404 });
  return async (request) => {
    // Reading too: pages of other servers on this machine are nobody whom we know.
    if (!isSameOrigin(request.url, request.headers))
      return Response.json({ error: 'forbidden_origin' }, { status: 403 });
    const { pathname } = new URL(request.url);
    if (OWN_ROUTES.test(pathname)) return routes.fetch(request);
    if (pathname.startsWith('/api/owner/')) return edge(request);
    const [, name] = DATA.exec(pathname) ?? [];
    const json = name && (await data(name));
    return json ? new Response(json, { headers: { 'Content-Type': TYPES['.json'] ?? '' } }) : notFound();
  };
}

/** A file of the built desk. Every other address is a screen, which the desk's page shows. */
function sendDeskFile(folder: string, pathname: string, policy: string, response: ServerResponse): void {
  const name = normalize(pathname.slice('/owner'.length)).replace(/^[/\\]+/, '');
  const file = join(folder, name);
  const isFile = name.startsWith('assets/') && existsSync(file) && statSync(file).isFile();
  if (!isFile && name.startsWith('assets/')) return say(response, 404, 'Not found\n');
  const page = join(folder, 'index.html');
  if (!isFile && !existsSync(page)) return say(response, 503, 'The desk is not built. Run pnpm build:packages.\n');
  response.writeHead(200, {
    'Content-Type': TYPES[extname(isFile ? file : page)] ?? 'application/octet-stream',
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
  });
  response.end(readFileSync(isFile ? file : page));
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}
