import { cut } from '../lib/truncate';
import { addressIn, languageOf, type Language } from '@tutoring/domain/languages';
import { highlight, SearchEngine } from '@tutoring/domain/search';
import { SEARCH_TYPES, type SearchEntry, type SearchType } from '@tutoring/domain/search-entry';
import { SEARCH_PAGE_MAX, SEARCH_QUERY_MAX } from '@tutoring/domain/search-query';
import type { Context } from 'hono';
import type { Env } from '../env';
import { escaped } from '../lib/escape-html';
import entries from '../generated/search-index.json';
import { OWN_ADDRESSES } from '../worker-routes';
import { isWithin } from '../request/limit';
import { RETRY_AFTER_S } from '../request/retry';
import { senderOf } from '../request/sender';
import { wholePage } from './fetch-page';

const PAGE = OWN_ADDRESSES.search;
/** The page's own field, not that of the bar. */
const FIELD = `form[action="${PAGE}"][data-search="page"] input[name="q"]`;

/** What is asked of the page of results. */
interface Asked {
  query: string;
  /** `undefined`: everything. */
  type: SearchType | undefined;
  /** The language of the page from which it is asked. */
  language: Language;
}

/**
 * `GET /search?q=…&type=…&lang=…`: the page of results in the language from which it is asked, for everybody. All its words
 * are in that page already, hidden: none come from here.
 * @param named The language of the address, which counts where the query names none.
 */
export async function search(c: Context<{ Bindings: Env }>, named: Language): Promise<Response> {
  const asked = askedIn((name) => c.req.query(name), named);
  const page = await wholePage(c, addressIn(PAGE, asked.language));
  if (!asked.query) return new Response(page.body, page);
  const answer = new Response(page.body, page);
  // It is the query's, and what is found today may be more tomorrow.
  answer.headers.set('Cache-Control', 'no-cache');
  answer.headers.delete('ETag');
  if (await isTooOften(c)) return refused(answer, asked);
  return filledIn(answer, asked);
}

/** Whether the sender searches more often than people do: each search takes CPU time. */
async function isTooOften({ env, req }: Context<{ Bindings: Env }>): Promise<boolean> {
  const { household, network } = senderOf(req.header('CF-Connecting-IP'));
  if (!(await isWithin(env, 'SEARCH_LIMIT', household))) return true;
  return network !== undefined && !(await isWithin(env, 'SEARCH_NETWORK_LIMIT', network));
}

/** The page with what was typed, and a link to the same search for later. */
function refused(page: Response, asked: Asked): Response {
  page.headers.set('Retry-After', String(RETRY_AFTER_S));
  page.headers.set('Cache-Control', 'no-store');
  const uncover = (element: Element) => void element.removeAttribute('hidden');
  return new HTMLRewriter()
    .on(FIELD, { element: (field) => void field.setAttribute('value', escaped(asked.query)) })
    .on('[data-search-results]', { element: uncover })
    .on('[data-search-results] nav', { element: (types) => void types.remove() })
    .on('[data-search-busy]', { element: uncover })
    .on('[data-search-again]', { element: (link) => void link.setAttribute('href', addressOf(asked)) })
    .transform(new Response(page.body, { status: 429, headers: page.headers }));
}

function askedIn(parameter: (name: string) => string | undefined, named: Language): Asked {
  const type = parameter('type');
  return {
    query: cut((parameter('q') ?? '').trim(), SEARCH_QUERY_MAX),
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

/** Built at the first search, and kept as long as the Worker lives. */
let engine: SearchEngine | undefined;

function filledIn(page: Response, asked: Asked): Response {
  const { query, type, language } = asked;
  engine ??= new SearchEngine(entries as SearchEntry[]);
  const results = engine.search(query, { type, language, limit: SEARCH_PAGE_MAX });
  const meant = results.length === 0 ? engine.nearestSpelling(query) : undefined;
  /** What each type is called: the page says it, as HTML. */
  const labels = new Map<SearchType, string>();
  const uncover = (element: Element) => void element.removeAttribute('hidden');
  const rewriter = new HTMLRewriter()
    .on(FIELD, { element: (field) => void field.setAttribute('value', escaped(query)) })
    .on('[data-search-results]', {
      element(all) {
        for (const one of SEARCH_TYPES) labels.set(one, all.getAttribute(`data-label-${one}`) ?? '');
        uncover(all);
      },
    })
    // A second search asks for the same kind; the page's form says its language itself.
    .on('[data-search-asked]', {
      element(field) {
        if (type) field.setAttribute('value', type).removeAttribute('disabled');
      },
    })
    .on('[data-query]', { element: (place) => void place.setInnerContent(query, { html: false }) })
    .on('[data-search-type]', {
      element(link) {
        const own = link.getAttribute('data-search-type') ?? '';
        link.setAttribute('href', addressOf({ ...asked, type: own as SearchType }));
        if (own === (type ?? '')) link.setAttribute('aria-current', 'true');
      },
    })
    .on(results.length > 0 ? '[data-search-some]' : '[data-search-none]', { element: uncover });
  if (type === 'blog') {
    rewriter
      .on('[data-search-hint=""]', { element: (hint) => void hint.setAttribute('hidden', '') })
      .on('[data-search-hint="blog"]', { element: uncover });
  }
  if (meant) {
    rewriter
      .on('[data-search-meant]', { element: uncover })
      .on('[data-search-meant-link]', {
        element: (link) => void link.setAttribute('href', addressOf({ ...asked, query: meant })),
      })
      .on('[data-search-meant-query]', { element: (place) => void place.setInnerContent(meant, { html: false }) });
  }
  results.forEach((result, at) => {
    const place = `[data-search-place="${at}"]`;
    rewriter
      .on(place, { element: uncover })
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

function addressOf({ query, type, language }: Asked): string {
  const asked = new URLSearchParams({ q: query, ...(type && { type }), ...(language !== 'en' && { lang: language }) });
  // HTMLRewriter escapes quotes and nothing else.
  return `${PAGE}?${asked.toString()}`.replaceAll('&', '&amp;');
}

function marked(text: string, query: string): string {
  return highlight(text, query)
    .map((piece) => (piece.isMatch ? `<mark>${escaped(piece.text)}</mark>` : escaped(piece.text)))
    .join('');
}
