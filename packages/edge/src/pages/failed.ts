import type { Context } from 'hono';
import type { Env } from '../env';
import { escapeHtml } from '../lib/escape-html';
import { logFailure } from '../lib/log-error';
import { fetchPage } from './fetch-page';

/** The error page. */
const ERROR = '/error';

/** The answer to an unexpected error: a page if a person opened an address, otherwise JSON. It does not say the reason. */
export async function failed(error: Error, c: Context<{ Bindings: Env }>): Promise<Response> {
  logFailure(c, error);
  const status = c.req.path === '/api/health' ? 503 : 500;
  const isPage = ['GET', 'HEAD'].includes(c.req.method) && !c.req.path.startsWith('/api/');
  const page = isPage ? await fetchPage(c, ERROR).catch(() => undefined) : undefined;
  if (!page?.ok) return c.json({ error: 'internal' }, status);
  const { pathname, search } = new URL(c.req.url);
  const answer = new Response(page.body, { status, headers: page.headers });
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.delete('ETag');
  return new HTMLRewriter()
    .on(`main a[href="${ERROR}"]`, {
      element: (tryAgain) => void tryAgain.setAttribute('href', escapeHtml(pathname + search)),
    })
    .transform(answer);
}
