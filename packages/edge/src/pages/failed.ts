import type { Context } from 'hono';
import type { Env } from '../env';
import { escaped } from '../lib/escape-html';
import { logFailure } from '../lib/log-error';
import { wholePage } from './fetch-page';

/** The page that says that something went wrong. */
const ERROR = '/error';

/**
 * What a request gets that failed for a reason nobody thought of: a page for a person who opened an address, and data for
 * everything else. Says nothing of the reason.
 */
export async function failed(error: Error, c: Context<{ Bindings: Env }>): Promise<Response> {
  logFailure(c, error);
  const status = c.req.path === '/api/health' ? 503 : 500;
  const isPage = ['GET', 'HEAD'].includes(c.req.method) && !c.req.path.startsWith('/api/');
  const page = isPage ? await wholePage(c, ERROR).catch(() => undefined) : undefined;
  if (!page?.ok) return c.json({ error: 'internal' }, status);
  const { pathname, search } = new URL(c.req.url);
  const answer = new Response(page.body, { status, headers: page.headers });
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.delete('ETag');
  return new HTMLRewriter()
    .on(`main a[href="${ERROR}"]`, {
      element: (tryAgain) => void tryAgain.setAttribute('href', escaped(pathname + search)),
    })
    .transform(answer);
}
