import { connect } from 'node:net';
import type { ServerResponse } from 'node:http';

/** Seconds until the browser asks again while the preview starts. */
const AGAIN_S = 3;

/**
 * Sends the browser to a page of the preview; while the preview starts, which takes a minute, to a page that waits for it. The
 * desk frames this address, because a frame of a server that does not answer yet would stay broken.
 */
export async function showPreview(
  origin: string,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  response: ServerResponse,
): Promise<void> {
  // Not by `new URL(pathname, origin)`: a path such as //example.org would name another host.
  const page = Object.assign(new URL(origin), { pathname, search });
  if (await answers(page)) {
    response.writeHead(302, { Location: page.href }).end();
    return;
  }
  response.writeHead(503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Refresh: String(AGAIN_S),
    'X-Frame-Options': 'SAMEORIGIN',
  });
  response.end(
    'The preview is starting, which takes a minute or two, longer on a busy machine. This page loads it when it is ready.\n',
  );
}

/** Whether something listens at an address. */
function answers({ hostname, port }: URL): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
    socket.once('connect', () => socket.end());
  });
}
