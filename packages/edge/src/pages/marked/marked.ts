import { addressIn, LANGUAGES, type Language } from '@tutoring/domain/languages';
import { MARKING_MESSAGES } from '@tutoring/domain/marking-messages';
import type { Context } from 'hono';
import { business, marking } from '../../business';
import type { Env } from '../../env';
import { dateText } from '../../lib/time-text';
import { MARKED, referenceOfLink } from '../../marking/link';
import { pageImage } from '../../marking/page-image';
import { NOINDEX } from '../../preview-hosts';
import { fetchPage } from '../fetch-page';
import { readMarked, type Marked } from './read';

type C = Context<{ Bindings: Env }>;

/** `GET /marked/:token`: a student's pages with the tutor's marks and notes, in the language of the form. */
export async function marked(c: C): Promise<Response> {
  const token = c.req.param('token') ?? '';
  const reference = await referenceOfLink(c.env, token, Date.now());
  const found = reference && (await readMarked(c.env.DB, reference));
  if (!found) return gone(c, preferredLanguage(c), 404);
  const page = await fetchPage(c, addressIn(MARKED, found.language));
  // React is loaded by the first private page, not when the Worker starts (docs/adr/0058).
  const { renderMarkedPage } = await import('./render');
  const markup = renderMarkedPage(propsOf(found, token), found.language);
  return forOnePerson(filled(found, token, markup).transform(new Response(page.body, page)));
}

function propsOf({ subjects, reference, question, work, sizes }: Marked, token: string) {
  return {
    title: [subjects, reference].filter(Boolean).join(', '),
    question: question || undefined,
    grade: work.grade || undefined,
    comment: work.comment || undefined,
    pages: sizes.map((size, at) => ({ src: `${MARKED}/${token}/${at}.jpg`, ...size })),
    marks: work.marks,
  };
}

/** Fills in the page that the site's build wrote (site/src/mdx/widget/marked.tsx). */
function filled(
  { language, endsAt, sample, reference, subjects }: Marked,
  token: string,
  markup: string,
): HTMLRewriter {
  const date = dateText(endsAt, language, business.answer.timeZone);
  const kept = MARKING_MESSAGES[language].kept.replace('{date}', () => date);
  const rewriter = new HTMLRewriter()
    .on('[data-gone]', { element: (part) => void part.remove() })
    .on('[data-marked]', { element: (part) => void part.removeAttribute('hidden') })
    .on('[data-marked-page]', { element: (place) => void place.setInnerContent(markup, { html: true }) })
    .on('[data-kept]', { element: (place) => void place.setInnerContent(kept) })
    .on('[data-bring] a', {
      element(link) {
        const address = new URL(business.bookingUrl);
        if (subjects) address.searchParams.set('subjects', subjects);
        address.searchParams.set('page', reference);
        link.setAttribute('href', address.href);
      },
    });
  for (const part of ['allowed', 'withdrawn'] as const)
    rewriter.on(`[data-sample=${part}]`, {
      element: (block) => void (sample === part ? block.removeAttribute('hidden') : block.remove()),
    });
  return rewriter.on('[data-sample] form', {
    element: (form) => void form.setAttribute('action', `${MARKED}/${token}/withdraw`),
  });
}

/**
 * The same answer for links that are unknown, wrong, ended, revoked or forgotten: it never says whether there was a page. Also the
 * page at `/marked` itself.
 */
export async function gone(c: C, language: Language, status = 200): Promise<Response> {
  const page = await fetchPage(c, addressIn(MARKED, language));
  const { gone: title, goneHelp } = MARKING_MESSAGES[language];
  const help = goneHelp.replace('{days}', () => String(marking.keptDays));
  const answer = new Response(page.body, { status: page.ok ? status : page.status, headers: page.headers });
  return forOnePerson(
    new HTMLRewriter()
      .on('head > title', { element: (element) => void element.setInnerContent(`${title} · ${business.name}`) })
      .on('main h1', { element: (heading) => void heading.setInnerContent(title) })
      .on('[data-marked]', { element: (part) => void part.remove() })
      .on('[data-gone-help]', { element: (place) => void place.setInnerContent(help) })
      .transform(answer),
  );
}

/** `GET /marked/:token/:position.jpg`. */
export async function markedImage(c: C): Promise<Response> {
  const { token = '', file = '' } = c.req.param();
  const reference = await referenceOfLink(c.env, token, Date.now());
  const image = reference && (await pageImage(c.env, reference, Number.parseInt(file)));
  return forOnePerson(image ? image : c.text('Not found', 404));
}

/** `POST /marked/:token/withdraw`: an adult no longer allows us to show the pages as a sample. Needs no script. */
export async function withdrawSample(c: C): Promise<Response> {
  const token = c.req.param('token') ?? '';
  const now = Date.now();
  const reference = await referenceOfLink(c.env, token, now);
  if (reference)
    await c.env.DB.prepare(
      'update markings set sample_withdrawn_at = coalesce(sample_withdrawn_at, ?2) where reference = ?1 and may_sample = 1',
    )
      .bind(reference, now)
      .run();
  // Whatever the link is: its page says the rest.
  return forOnePerson(c.redirect(`${MARKED}/${encodeURIComponent(token)}`, 303));
}

/** Nobody keeps the answer or learns its address: caches, search engines, and the pages that it links to. */
function forOnePerson(answer: Response): Response {
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.set('Referrer-Policy', 'no-referrer');
  answer.headers.set(...NOINDEX);
  answer.headers.delete('ETag');
  return answer;
}

/** The first language of the browser that the site has. */
function preferredLanguage(c: C): Language {
  const asked = (c.req.header('Accept-Language') ?? '')
    .split(',')
    .map((one) => one.split(';')[0]?.trim().toLowerCase() ?? '');
  for (const tag of asked) {
    const chinese = /^zh-(?:hant|tw|hk|mo)/.test(tag) ? 'zh-Hant' : tag.startsWith('zh') ? 'zh-Hans' : undefined;
    const found = chinese ?? LANGUAGES.find((language) => `${tag}-`.startsWith(`${language.toLowerCase()}-`));
    if (found) return found;
  }
  return 'en';
}
