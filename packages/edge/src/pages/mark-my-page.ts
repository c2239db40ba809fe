import { addressIn, type Language } from '@tutoring/domain/languages';
import type { Context } from 'hono';
import type { Env } from '../env';
import { logFailure } from '../lib/log-error';
import { countWaiting, waitingMaxOf } from '../marking/waiting';
import { fillIn } from '../submission/form-page';
import { WORKER_ROUTES } from '../worker-routes';
import { fetchPage } from './fetch-page';
import { linkValues } from './link-values';

/**
 * `GET /mark-my-page?question=…&subjects=Chemistry&programme=ib`: the form that takes pages to mark, with the link's values
 * filled in and how many requests wait. If no more are taken, it has no form. All its texts are in the page already, hidden
 * (site/src/mdx/widget/marking-form.tsx).
 */
export async function markMyPage(c: Context<{ Bindings: Env }>, language: Language): Promise<Response> {
  const [page, waiting] = await Promise.all([
    fetchPage(c, addressIn(WORKER_ROUTES.markMyPage, language)),
    waitingNow(c),
  ]);
  const rewriter = new HTMLRewriter();
  if ((waiting ?? 0) >= waitingMaxOf(c.env)) full(rewriter);
  else {
    fillIn(rewriter, linkValues(c));
    if (waiting !== undefined) showWaiting(rewriter, waiting, language);
  }
  const answer = rewriter.transform(new Response(page.body, page));
  answer.headers.set('Cache-Control', 'no-cache');
  answer.headers.delete('ETag');
  return answer;
}

/** Undefined if the database does not answer: the form can still be filled in, and sending it tries again. */
async function waitingNow(c: Context<{ Bindings: Env }>): Promise<number | undefined> {
  try {
    return await countWaiting(c.env.DB);
  } catch (error) {
    logFailure(c, error);
    return undefined;
  }
}

function showWaiting(rewriter: HTMLRewriter, waiting: number, language: Language): void {
  // If nobody waits, the promised time says enough.
  if (waiting === 0) return;
  const form = new Intl.PluralRules(language).select(waiting);
  rewriter
    .on(`[data-waiting="${form}"]`, { element: (text) => void text.removeAttribute('hidden') })
    .on('[data-waiting-count]', { element: (count) => void count.setInnerContent(String(waiting)) });
}

/** Removes the form, so that nobody types for nothing, and shows the ways that are open. */
function full(rewriter: HTMLRewriter): void {
  rewriter
    .on('[data-marking="open"]', { element: (form) => void form.remove() })
    .on('[data-marking="full"]', { element: (ways) => void ways.removeAttribute('hidden') });
}
