import { truncate } from '../lib/truncate';
import { LEAD_LIMITS, LEAD_MAX_BYTES, type Lead, type LeadEnvelope } from '@tutoring/domain/lead';
import type { Context } from 'hono';
import type { Env } from '../env';
import { logFailure } from '../lib/log-error';
import type { MarkingRefusal } from '../marking/bind';
import { readPhotoForm, type PhotoForm } from '../marking/photo-form';
import { storePhotos, uploadOfForm } from '../marking/store-photos';
import { readStart } from '../request/body';
import { mediaTypeOf } from '../request/media-type';
import { senderOf } from '../request/sender';
import { RETRY_AFTER_S, secondsOfDayLeft } from '../request/retry';
import { checkLead } from './check';
import { formFields } from './form-fields';
import { formPage, type FormError } from './form-page';
import { keyOfContent } from '../leads/store';
import { acceptLead, type Accepted } from './accept';

type C = Context<{ Bindings: Env }>;

const PHOTO_FORM_TYPE = 'multipart/form-data';
/** The types of forms that browsers send without JavaScript. */
export const FORM_TYPES: readonly string[] = ['application/x-www-form-urlencoded', PHOTO_FORM_TYPE];

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
 * text is lost. (Browsers do not let a page keep chosen files.)
 * @param isOurs Whether one of our pages sent it.
 */
export async function receiveForm(c: C, isOurs: boolean): Promise<Response> {
  // Read before the origin is checked: a rejected sender gets their text back, too.
  const form = mediaTypeOf(c.req.raw) === PHOTO_FORM_TYPE ? await readPhotoForm(c.req.raw) : await readForm(c.req.raw);
  const { values, photos, isWhole } = form;
  // The page that answers cannot keep photos.
  const asksAgain = photos.length > 0 && { pages: 'required' as const };
  const back = (refusal: FormError, typed = values) => formPage(c.env.ASSETS, c.req.url, typed, refusal);
  if (!isOurs) return back({ status: 403, failure: 'foreign', problems: { ...asksAgain } });
  if (!isWhole) return back({ status: 413, failure: 'large', problems: { ...asksAgain } }, shortened(values));
  const now = Date.now();
  const upload = photos.length > 0 ? await uploadOfForm(form, now) : undefined;
  const checked = checkLead(c, upload ? { ...values, upload, pages: photos.map(({ sha256 }) => sha256) } : values);
  const problems = {
    ...asksAgain,
    ...('problems' in checked && checked.problems),
    ...(form.problem && { pages: form.problem }),
  };
  if ('problems' in checked || form.problem) return back({ status: 422, problems });
  const taken = await takeForm(c, checked, { photos, upload, now });
  if (!taken) return back({ status: 500, failure: 'server', problems: { ...asksAgain } });
  if (taken.kind === 'refused') return back(REFUSALS[taken.why]);
  if (taken.kind === 'busy' || taken.kind === 'daily') {
    const page = await back({ status: 429, failure: taken.kind, problems: { ...asksAgain } });
    page.headers.set('Retry-After', String(taken.kind === 'busy' ? RETRY_AFTER_S : secondsOfDayLeft(now)));
    return page;
  }
  return c.redirect(`/thanks?reference=${taken.reference}`, 303);
}

async function readForm(request: Request): Promise<PhotoForm> {
  const { text, isWhole } = await readStart(request, LEAD_MAX_BYTES, DROPPED_BYTES);
  const fields = formFields(text);
  return { ...fields, isWhole: isWhole && fields.isWhole, photos: [] };
}

/** Stores the photos, then the lead; `undefined` if that fails. */
async function takeForm(
  c: C,
  { lead, envelope }: { lead: Lead; envelope: LeadEnvelope },
  { photos, upload, now }: Pick<PhotoForm, 'photos'> & { upload: string | undefined; now: number },
): Promise<Exclude<Accepted, { kind: 'conflict' }> | undefined> {
  try {
    if (upload) {
      const { PAGES } = c.env;
      if (!PAGES) return { kind: 'refused', why: 'full' };
      const sender = senderOf(c.req.header('CF-Connecting-IP'));
      const kind = await storePhotos({ ...c.env, PAGES }, sender, { photos, key: upload, now });
      if (kind !== 'stored') return { kind };
    }
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
