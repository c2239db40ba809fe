import { truncate } from '../lib/truncate';
import { addressIn, languageOf, type Language } from '@tutoring/domain/languages';
import { highlight, SearchEngine } from '@tutoring/domain/search';
import { entriesIn, SEARCH_TYPES, type SearchEntry, type SearchType } from '@tutoring/domain/search-entry';
import { SEARCH_PAGE_MAX, SEARCH_QUERY_MAX } from '@tutoring/domain/search-query';
import type { Context } from 'hono';
import type { Env } from '../env';
import { escapeHtml } from '../lib/escape-html';
import entries from '../generated/search-index.json';
import { WORKER_ROUTES } from '../worker-routes';
import { isWithin } from '../request/limit';
import { RETRY_AFTER_S } from '../request/retry';
import { senderOf } from '../request/sender';
import { fetchPage } from './fetch-page';

const PAGE = WORKER_ROUTES.search;
/** The page's own field, not the header's. */
const FIELD = `form[action="${PAGE}"][data-search="page"] input[name="q"]`;

/** A search. */
interface SearchRequest {
  query: string;
  /** @default all types */
  type: SearchType | undefined;
  /** The language of the page where the search started. */
  language: Language;
}

/**
 * `GET /search?q=…&type=…&lang=…`: the results page in the language of the page where the search started. All its texts are
 * in that page already, hidden.
 * @param named The language of the address, used if the query names none.
 */
export async function search(c: Context<{ Bindings: Env }>, named: Language): Promise<Response> {
  const request = requestOf((name) => c.req.query(name), named);
  const page = await fetchPage(c, addressIn(PAGE, request.language));
  if (!request.query) return new Response(page.body, page);
  const answer = new Response(page.body, page);
  // The results depend on the query and may change.
  answer.headers.set('Cache-Control', 'no-cache');
  answer.headers.delete('ETag');
  if (await isTooOften(c)) return refused(answer, request);
  return filledIn(answer, request);
}

/** Whether the sender searches more often than people do: each search costs CPU time. */
async function isTooOften({ env, req }: Context<{ Bindings: Env }>): Promise<boolean> {
  const { household, network } = senderOf(req.header('CF-Connecting-IP'));
  if (!(await isWithin(env, 'SEARCH_LIMIT', household))) return true;
  return network !== undefined && !(await isWithin(env, 'SEARCH_NETWORK_LIMIT', network));
}

/** The page with the typed query, and a link to the same search for later. */
function refused(page: Response, request: SearchRequest): Response {
  page.headers.set('Retry-After', String(RETRY_AFTER_S));
  page.headers.set('Cache-Control', 'no-store');
  const show = (element: Element) => void element.removeAttribute('hidden');
  return new HTMLRewriter()
    .on(FIELD, { element: (field) => void field.setAttribute('value', escapeHtml(request.query)) })
    .on('[data-search-results]', { element: show })
    .on('[data-search-results] nav', { element: (types) => void types.remove() })
    .on('[data-search-busy]', { element: show })
    .on('[data-search-again]', { element: (link) => void link.setAttribute('href', addressOf(request)) })
    .transform(new Response(page.body, { status: 429, headers: page.headers }));
}

function requestOf(parameter: (name: string) => string | undefined, named: Language): SearchRequest {
  const type = parameter('type');
  return {
    query: truncate((parameter('q') ?? '').trim(), SEARCH_QUERY_MAX),
    type: SEARCH_TYPES.find((known) => known === type),
    language: languageIn(parameter('lang')) ?? named,
  };
}

function languageIn(tag: string | undefined): Language | undefined {
  try {
    return languageOf(tag ?? '');
  } catch {
    return undefined;
  }
}

/** Each built at the first search in its language, and kept while the Worker lives. */
const engines = new Map<Language, SearchEngine>();

function engineFor(language: Language): SearchEngine {
  const engine = engines.get(language) ?? new SearchEngine(entriesIn(language, entries as SearchEntry[]));
  engines.set(language, engine);
  return engine;
}

function filledIn(page: Response, request: SearchRequest): Response {
  const { query, type, language } = request;
  const engine = engineFor(language);
  const results = engine.search(query, { type, language, limit: SEARCH_PAGE_MAX });
  const meant = results.length === 0 ? engine.nearestSpelling(query) : undefined;
  /** The name of each type, as HTML from the page. */
  const labels = new Map<SearchType, string>();
  const show = (element: Element) => void element.removeAttribute('hidden');
  const rewriter = new HTMLRewriter()
    .on(FIELD, { element: (field) => void field.setAttribute('value', escapeHtml(query)) })
    .on('[data-search-results]', {
      element(all) {
        for (const one of SEARCH_TYPES) labels.set(one, all.getAttribute(`data-label-${one}`) ?? '');
        show(all);
      },
    })
    // A second search keeps the type; the page's form has its language already.
    .on('[data-search-asked]', {
      element(field) {
        if (type) field.setAttribute('value', type).removeAttribute('disabled');
      },
    })
    .on('[data-query]', { element: (place) => void place.setInnerContent(query, { html: false }) })
    .on('[data-ask]', { element: (link) => void link.setAttribute('data-ask', escapeHtml(query)) })
    .on('[data-search-type]', {
      element(link) {
        const own = link.getAttribute('data-search-type') ?? '';
        link.setAttribute('href', addressOf({ ...request, type: own as SearchType }));
        if (own === (type ?? '')) link.setAttribute('aria-current', 'true');
      },
    })
    .on(results.length > 0 ? '[data-search-some]' : '[data-search-none]', { element: show });
  if (type === 'blog') {
    rewriter
      .on('[data-search-hint=""]', { element: (hint) => void hint.setAttribute('hidden', '') })
      .on('[data-search-hint="blog"]', { element: show });
  }
  if (meant) {
    rewriter
      .on('[data-search-meant]', { element: show })
      .on('[data-search-meant-link]', {
        element: (link) => void link.setAttribute('href', addressOf({ ...request, query: meant })),
      })
      .on('[data-search-meant-query]', { element: (place) => void place.setInnerContent(meant, { html: false }) });
  }
  results.forEach((result, at) => {
    const place = `[data-search-place="${at}"]`;
    rewriter
      .on(place, { element: show })
      .on(`${place} [data-search-label]`, {
        element: (label) => void label.setInnerContent(labels.get(result.type) ?? '', { html: true }),
      })
      .on(`${place} [data-search-link]`, {
        element(link) {
          link.setAttribute('href', result.url);
          link.setInnerContent(marked(result.title, query), { html: true });
          if (result.language !== language) link.setAttribute('lang', result.language);
        },
      })
      .on(`${place} [data-search-text]`, {
        element(text) {
          text.setInnerContent(marked(result.description, query), { html: true });
          if (result.language !== language) text.setAttribute('lang', result.language);
        },
      });
  });
  return rewriter.transform(page);
}

function addressOf({ query, type, language }: SearchRequest): string {
  const request = new URLSearchParams({
    q: query,
    ...(type && { type }),
    ...(language !== 'en' && { lang: language }),
  });
  // HTMLRewriter escapes only quotes.
  return `${PAGE}?${request.toString()}`.replaceAll('&', '&amp;');
}

function marked(text: string, query: string): string {
  return highlight(text, query)
    .map((piece) => (piece.isMatch ? `<mark>${escapeHtml(piece.text)}</mark>` : escapeHtml(piece.text)))
    .join('');
}
