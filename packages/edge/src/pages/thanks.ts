import { addressIn, type Language } from '@tutoring/domain/languages';
import { LEAD_WORDS } from '@tutoring/domain/lead-words';
import { referencePattern } from '@tutoring/domain/lead-limits';
import type { Context } from 'hono';
import { business } from '../business';
import type { Env } from '../env';
import { leadSummary, type LeadSummary } from '../leads/summary';
import { logFailure } from '../lib/log-error';
import { OWN_ADDRESSES } from '../worker-routes';
import { dueText } from '../lib/time-text';
import { wholePage } from './fetch-page';

/**
 * `GET /thanks?reference=…`: what happens next, on the page of the language in which somebody wrote and on their clock.
 * Complete without JavaScript. Says nothing of a lead but when it came, its language and its time zone: the address may be
 * passed on.
 * @param asked The language of the address, which counts where there is no message.
 */
export async function thanks(c: Context<{ Bindings: Env }>, asked: Language): Promise<Response> {
  const reference = c.req.query('reference') ?? '';
  // Whatever else stands in the address is not ours, and is not shown.
  const lead = referencePattern.test(reference) ? await readLead(c, reference) : undefined;
  const language = (lead !== UNREAD && lead?.language) || asked;
  const page = await wholePage(c, addressIn(OWN_ADDRESSES.thanks, language));
  const { timezone } = (c.req.raw.cf ?? {}) as { timezone?: string };
  const rewriter = lead ? received(reference, lead, timezone) : notFound(language);
  const shown = rewriter.transform(new Response(page.body, page));
  if (reference) shown.headers.set('Cache-Control', 'no-store');
  shown.headers.delete('ETag');
  return shown;
}

/** The database does not answer. It did when the message came, or nobody would have its reference. */
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

/** Fills in what the page has a place for: the reference, and if it is known by when an answer comes, with a reminder. */
function received(reference: string, lead: LeadSummary | typeof UNREAD, timeZone: string | undefined): HTMLRewriter {
  const rewriter = new HTMLRewriter()
    .on('[data-reference-block]', { element: (block) => void block.removeAttribute('hidden') })
    .on('[data-reference]', { element: (place) => void place.setInnerContent(reference) });
  if (lead === UNREAD) return rewriter;
  const due = dueText(lead.receivedAt, lead.language, [lead.timeZone, timeZone], business.answer);
  return rewriter
    .on('[data-due]', { element: (place) => void place.removeAttribute('hidden').setInnerContent(due) })
    .on('[data-reminder]', {
      element: (link) =>
        void link.setAttribute('href', `/thanks/reminder.ics?reference=${reference}`).removeAttribute('hidden'),
    });
}

/** Thanks nobody for what is not there: all that goes with a message makes room for the way to write one. */
function notFound(language: Language): HTMLRewriter {
  const { missing } = LEAD_WORDS[language];
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
