import { cut } from '../lib/truncate';
import { LEAD_LIMITS, LEAD_MAX_BYTES, type Lead, type LeadEnvelope } from '@tutoring/domain/lead';
import type { Context } from 'hono';
import type { Env } from '../env';
import { logFailure } from '../lib/log-error';
import { readStart } from '../request/body';
import { RETRY_AFTER_S, secondsOfDayLeft } from '../request/retry';
import { checkLead } from './check';
import { formFields } from './form-fields';
import { formPage, type Refusal } from './form-page';
import { keyOfContent } from '../leads/store';
import { takeLead } from './accept';

type C = Context<{ Bindings: Env }>;

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** What is too large by more than this gets no page any more. */
const DROPPED_BYTES = 8_388_608;

/**
 * A form sent by a browser without JavaScript, or before the scripts came: it wants a page for an
 * answer, whatever happens, and nothing typed may be lost.
 * @param isOurs Whether it was sent from a page of ours.
 */
export async function receiveForm(c: C, isOurs: boolean): Promise<Response> {
  const { text, isWhole } = await readStart(c.req.raw, LEAD_MAX_BYTES, DROPPED_BYTES);
  // Read before it is known to be ours: also who must not send it from there gets back what they typed.
  const { values, isWhole: hasAllFields } = formFields(text);
  const back = (refusal: Refusal, typed = values) => formPage(c.env.ASSETS, c.req.url, typed, refusal);
  if (!isOurs) return back({ status: 403, failure: 'foreign' });
  if (!isWhole || !hasAllFields) return back({ status: 413, failure: 'large' }, shortened(values));
  const checked = checkLead(c, values);
  if ('problems' in checked) return back({ status: 422, problems: checked.problems });
  const taken = await takeForm(c, checked.lead, checked.envelope);
  if (!taken) return back({ status: 500, failure: 'server' });
  if (taken.kind === 'busy' || taken.kind === 'daily') {
    const page = await back({ status: 429, failure: taken.kind });
    page.headers.set('Retry-After', String(taken.kind === 'busy' ? RETRY_AFTER_S : secondsOfDayLeft(Date.now())));
    return page;
  }
  return c.redirect(`/thanks?reference=${taken.reference}`, 303);
}

/** `undefined` when it could not be stored. */
async function takeForm(c: C, lead: Lead, envelope: LeadEnvelope) {
  try {
    const now = Date.now();
    const taken = await takeLead(c, lead, { key: await keyOfContent(lead, now), envelope, now });
    if (taken.kind === 'conflict') throw new Error('A key made of the content cannot stand for another content.');
    return taken;
  } catch (error) {
    logFailure(c, error);
    return undefined;
  }
}

/** What can be sent again: a field that is too long by far is cut where its limit is. */
function shortened(values: Readonly<Record<string, string>>): Record<string, string> {
  const limits: Readonly<Record<string, number>> = LEAD_LIMITS;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, cut(value, limits[name] ?? value.length)]),
  );
}
