import { addressIn, type Language } from '@tutoring/domain/languages';
import { LEAD_MESSAGES } from '@tutoring/domain/lead-messages';
import { referencePattern } from '@tutoring/domain/lead-limits';
import type { Context } from 'hono';
import { business, promiseFor } from '../business';
import type { Env } from '../env';
import { leadSummary, type LeadSummary } from '../leads/summary';
import { logFailure } from '../lib/log-error';
import { WORKER_ROUTES } from '../worker-routes';
import { dueText } from '../lib/time-text';
import { fetchPage } from './fetch-page';

/**
 * `GET /thanks?reference=…`: what happens next, in the language and time zone of the message. Needs no JavaScript. It reveals
 * only a lead's time, language, time zone and whether it has pages to mark, because its address may be shared.
 * @param asked The language of the address, used without a message.
 */
export async function thanks(c: Context<{ Bindings: Env }>, asked: Language): Promise<Response> {
  const reference = c.req.query('reference') ?? '';
  // An invalid reference is not shown.
  const lead = referencePattern.test(reference) ? await readLead(c, reference) : undefined;
  const language = (lead !== UNREAD && lead?.language) || asked;
  const page = await fetchPage(c, addressIn(WORKER_ROUTES.thanks, language));
  const { timezone } = (c.req.raw.cf ?? {}) as { timezone?: string };
  const rewriter = lead ? received(reference, lead, timezone) : notFound(language);
  const shown = rewriter.transform(new Response(page.body, page));
  if (reference) shown.headers.set('Cache-Control', 'no-store');
  shown.headers.delete('ETag');
  return shown;
}

/** The database does not answer. The reference is probably valid. */
const UNREAD = 'unread';

async function readLead(
  c: Context<{ Bindings: Env }>,
  reference: string,
): Promise<LeadSummary | typeof UNREAD | undefined> {
  try {
    return await leadSummary(c.env.DB, reference);
  } catch (error) {
    logFailure(c, error);
    return UNREAD;
  }
}

/** Fills in the reference and, if the lead is known, when an answer comes, with a reminder. */
function received(reference: string, lead: LeadSummary | typeof UNREAD, timeZone: string | undefined): HTMLRewriter {
  const rewriter = new HTMLRewriter()
    .on('[data-reference-block]', { element: (block) => void block.removeAttribute('hidden') })
    .on('[data-reference]', { element: (place) => void place.setInnerContent(reference) });
  if (lead === UNREAD) return rewriter;
  const due = dueText(lead.receivedAt, lead.language, [lead.timeZone, timeZone], promiseFor(business, lead.hasPages));
  if (lead.hasPages) {
    const { pagesThanks, pagesReceived } = LEAD_MESSAGES[lead.language];
    rewriter
      .on('head > title', { element: (title) => void title.setInnerContent(`${pagesThanks} · ${business.name}`) })
      .on('main h1', { element: (heading) => void heading.setInnerContent(pagesThanks) })
      .on('[data-received="what"]', { element: (text) => void text.setInnerContent(pagesReceived) })
      // A consultation comes after the marked page, if at all.
      .on('[data-book-help]', { element: (help) => void help.remove() })
      .on('[data-next="answer"]', { element: (step) => void step.remove() })
      .on('[data-next="mark"]', { element: (step) => void step.removeAttribute('hidden') });
  }
  return rewriter
    .on('[data-due]', { element: (place) => void place.removeAttribute('hidden').setInnerContent(due) })
    .on('[data-reminder]', {
      element: (link) =>
        void link.setAttribute('href', `/thanks/reminder.ics?reference=${reference}`).removeAttribute('hidden'),
    });
}

/** Replaces the thanks with the link to the form. */
function notFound(language: Language): HTMLRewriter {
  const { missing } = LEAD_MESSAGES[language];
  const ofMessage = [
    // The line above the heading.
    'main [data-aside] > div > p:first-child',
    'main [data-reference-block]',
    'main [data-received]',
    'main > section',
  ];
  return new HTMLRewriter()
    .on('head > title', { element: (title) => void title.setInnerContent(`${missing} · ${business.name}`) })
    .on('main h1', { element: (heading) => void heading.setInnerContent(missing) })
    .on('[data-missing]', { element: (help) => void help.removeAttribute('hidden') })
    .on(ofMessage.join(), { element: (part) => void part.remove() });
}
