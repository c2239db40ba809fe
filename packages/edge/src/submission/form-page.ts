import { LEAD_STEPS, type LeadField, type LeadProblems, type LeadStep } from '@tutoring/domain/lead-limits';
import { escapeHtml } from '../lib/escape-html';

/** The form's page if the sender does not name one. */
const FALLBACK_PAGE = '/contact';
const FORM = 'form[data-lead-form]';
/** The folded text that holds the form, on pages where it is folded. */
const FOLDED_FORM = 'details[data-holds-form]';

/** A problem of the whole submission; the form has a hidden sentence for each. */
export type FormFailure = 'busy' | 'daily' | 'foreign' | 'full' | 'large' | 'once' | 'server';

/** Why the form is shown again. */
export interface FormError {
  status: 403 | 409 | 413 | 422 | 429 | 500;
  problems?: LeadProblems;
  failure?: FormFailure;
}

/**
 * The form's page with the typed values and the problems. All its texts are in the page already, hidden, in its own language.
 */
export async function formPage(
  assets: Fetcher,
  requestUrl: string,
  values: Readonly<Record<string, string>>,
  { status, problems = {}, failure }: FormError,
): Promise<Response> {
  const page = await fetchFormPage(assets, requestUrl, values.page);
  const answer = new Response(page.body, { status, headers: page.headers });
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.delete('ETag');
  const show = { element: (element: Element) => void element.removeAttribute('hidden') };
  const rewriter = new HTMLRewriter();
  if (failure) rewriter.on(`[data-failure="${failure}"]`, show);
  if (Object.keys(problems).length > 0) rewriter.on('[data-problem-summary]', show);
  for (const [field, problem] of Object.entries(problems)) {
    rewriter.on(`[data-problem="${field}:${problem}"]`, show).on(`[data-problem-link="${field}:${problem}"]`, show);
  }
  return fillIn(rewriter, values, problems).transform(answer);
}

/** Adds handlers that unfold and fill in the form, and open the step with the first problem. */
export function fillIn(
  rewriter: HTMLRewriter,
  values: Readonly<Record<string, string>>,
  problems: LeadProblems = {},
): HTMLRewriter {
  /** The value of the current select element. */
  let chosen: string | undefined;
  const wanted = stepOf(Object.keys(problems));
  if (wanted) rewriter.on(`${FORM} [data-step]`, { element: (step) => openStep(step, wanted) });
  return rewriter
    .on(FOLDED_FORM, { element: (folded) => void folded.setAttribute('open', '') })
    .on(`${FORM} input, ${FORM} textarea`, { element: (control) => fill(control, values, problems) })
    .on(`${FORM} select`, {
      element(select) {
        mark(select, problems);
        chosen = values[select.getAttribute('name') ?? ''];
      },
    })
    .on(`${FORM} select option`, {
      element(option) {
        if (chosen === undefined) return;
        if (option.getAttribute('value') === chosen) option.setAttribute('selected', '');
        else option.removeAttribute('selected');
      },
    });
}

function stepOf(fields: readonly string[]): LeadStep | undefined {
  const steps = Object.entries(LEAD_STEPS) as [LeadStep, readonly string[]][];
  return steps.find(([, of]) => fields.some((field) => of.includes(field)))?.[0];
}

function openStep(step: Element, wanted: LeadStep): void {
  if (step.getAttribute('data-step') === wanted) step.setAttribute('open', '');
  else step.removeAttribute('open');
}

function mark(control: Element, problems: LeadProblems): void {
  if (problems[control.getAttribute('name') as LeadField]) control.setAttribute('aria-invalid', 'true');
}

function fill(control: Element, values: Readonly<Record<string, string>>, problems: LeadProblems): void {
  const name = control.getAttribute('name') ?? '';
  const value = values[name];
  mark(control, problems);
  if (value === undefined) return;
  const type = control.getAttribute('type');
  if (control.tagName === 'textarea') control.setInnerContent(value, { html: false });
  else if (type === 'hidden') return;
  else if (type !== 'radio' && type !== 'checkbox') control.setAttribute('value', escapeHtml(value));
  else if (value.split(' ').includes(control.getAttribute('value') ?? '')) control.setAttribute('checked', '');
}

async function fetchFormPage(assets: Fetcher, requestUrl: string, path: string | undefined): Promise<Response> {
  // Never the owner's page.
  if (path !== undefined && /^\/(?!\/|owner)[a-z0-9/-]*$/.test(path)) {
    const page = await assets.fetch(new URL(path, requestUrl));
    if (page.ok) return page;
  }
  return assets.fetch(new URL(FALLBACK_PAGE, requestUrl));
}
