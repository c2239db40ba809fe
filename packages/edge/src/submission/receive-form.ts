import { truncate } from '../lib/truncate';
import { LEAD_LIMITS, LEAD_MAX_BYTES, type Lead, type LeadEnvelope } from '@tutoring/domain/lead';
import type { Context } from 'hono';
import type { Env } from '../env';
import { logFailure } from '../lib/log-error';
import type { MarkingRefusal } from '../marking/bind';
import { readStart } from '../request/body';
import { RETRY_AFTER_S, secondsOfDayLeft } from '../request/retry';
import { checkLead } from './check';
import { formFields } from './form-fields';
import { formPage, type FormError } from './form-page';
import { keyOfContent } from '../leads/store';
import { acceptLead } from './accept';

type C = Context<{ Bindings: Env }>;

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** How the form says that we do not take the pages. */
const REFUSALS: Readonly<Record<MarkingRefusal, FormError>> = {
  pages: { status: 422, problems: { pages: 'invalid' } },
  already_marked: { status: 409, failure: 'once' },
  full: { status: 409, failure: 'full' },
};

/** Larger bodies get no page. */
const DROPPED_BYTES = 8_388_608;

/**
 * Receives a form from a browser without JavaScript, or before the scripts loaded. The answer is always a page, and no typed
 * text is lost.
 * @param isOurs Whether one of our pages sent it.
 */
export async function receiveForm(c: C, isOurs: boolean): Promise<Response> {
  const { text, isWhole } = await readStart(c.req.raw, LEAD_MAX_BYTES, DROPPED_BYTES);
  // Read before the origin is checked: a rejected sender gets their text back, too.
  const { values, isWhole: hasAllFields } = formFields(text);
  const back = (refusal: FormError, typed = values) => formPage(c.env.ASSETS, c.req.url, typed, refusal);
  if (!isOurs) return back({ status: 403, failure: 'foreign' });
  if (!isWhole || !hasAllFields) return back({ status: 413, failure: 'large' }, shortened(values));
  const checked = checkLead(c, values);
  if ('problems' in checked) return back({ status: 422, problems: checked.problems });
  const taken = await takeForm(c, checked.lead, checked.envelope);
  if (!taken) return back({ status: 500, failure: 'server' });
  if (taken.kind === 'refused') return back(REFUSALS[taken.why]);
  if (taken.kind === 'busy' || taken.kind === 'daily') {
    const page = await back({ status: 429, failure: taken.kind });
    page.headers.set('Retry-After', String(taken.kind === 'busy' ? RETRY_AFTER_S : secondsOfDayLeft(Date.now())));
    return page;
  }
  return c.redirect(`/thanks?reference=${taken.reference}`, 303);
}

/** `undefined` if it could not be stored. */
async function takeForm(c: C, lead: Lead, envelope: LeadEnvelope) {
  try {
    const now = Date.now();
    const taken = await acceptLead(c, lead, { key: await keyOfContent(lead, now), envelope, now });
    if (taken.kind === 'conflict') throw new Error('A key made of the content cannot conflict.');
    return taken;
  } catch (error) {
    logFailure(c, error);
    return undefined;
  }
}

/** The values with too long ones truncated to their limits, so that the form can be sent again. */
function shortened(values: Readonly<Record<string, string>>): Record<string, string> {
  const limits: Readonly<Record<string, number>> = LEAD_LIMITS;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, truncate(value, limits[name] ?? value.length)]),
  );
}
