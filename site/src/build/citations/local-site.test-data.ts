import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request, or the HTML of a page. */
export type Route = string | ((request: IncomingMessage, response: ServerResponse) => void);

/** A site on this machine. Its routes may change while it runs. */
export interface LocalSite {
  origin: string;
  routes: Record<string, Route>;
  /** The requests so far, such as `GET /page`. */
  asked: IncomingMessage[];
  close: () => Promise<void>;
}

/** Starts a real server, whose missing pages answer 404. */
export async function startLocalSite(routes: Record<string, Route> = {}): Promise<LocalSite> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const route = routes[request.url ?? ''];
    if (typeof route === 'function') return route(request, response);
    response.writeHead(route === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' }).end(route);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    routes,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A route with this status. */
export const answering =
  (status: number, headers: Record<string, string> = {}): Route =>
  (_, response) =>
    response.writeHead(status, headers).end();

/** A page with a sentence among others, and with the noise of a visit. */
export function pageSaying(sentence: string, noise = ''): string {
  const visit = `<script>visit("${noise}")</script><nav>Menu ${noise}</nav><footer>Visit ${noise}</footer>`;
  return `<!doctype html><title>A page</title><body>${visit}<main>
    <h1>The course</h1> <p>It has two papers, and each of them lasts an hour and a half.</p>
    <p>${sentence}</p><p>Schools mark the third part of the course, and examiners check some of it.</p>
    <p>Everything that the course asks for is in the guide, which schools receive from the exam board.</p></main>`;
}
