import { LEAD_STEPS, type LeadField, type LeadProblems, type LeadStep } from '@tutoring/domain/lead-limits';
import { escaped } from '../lib/escape-html';

/** Where the form stands if the sender does not say. */
const FALLBACK_PAGE = '/contact';
const FORM = 'form[data-lead-form]';

/** What went wrong with the message as a whole; the form has a hidden sentence for each. */
export type FormFailure = 'busy' | 'daily' | 'foreign' | 'large' | 'server';

/** Why the form comes back. */
export interface Refusal {
  status: 403 | 413 | 422 | 429 | 500;
  problems?: LeadProblems;
  failure?: FormFailure;
}

/**
 * The page of the form again, with what was typed, and what is wrong uncovered.
 * All words are in the page already, hidden, in its own language: none come from here.
 */
export async function formPage(
  assets: Fetcher,
  requestUrl: string,
  values: Readonly<Record<string, string>>,
  { status, problems = {}, failure }: Refusal,
): Promise<Response> {
  const page = await fetchPage(assets, requestUrl, values.page);
  const answer = new Response(page.body, { status, headers: page.headers });
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.delete('ETag');
  const uncover = { element: (element: Element) => void element.removeAttribute('hidden') };
  const rewriter = new HTMLRewriter();
  if (failure) rewriter.on(`[data-failure="${failure}"]`, uncover);
  if (Object.keys(problems).length > 0) rewriter.on('[data-problem-summary]', uncover);
  for (const [field, problem] of Object.entries(problems)) {
    rewriter
      .on(`[data-problem="${field}:${problem}"]`, uncover)
      .on(`[data-problem-link="${field}:${problem}"]`, uncover);
  }
  return fillIn(rewriter, values, problems).transform(answer);
}

/** Adds what puts values into the page's form, opening the step in which the first problem or value is. */
export function fillIn(
  rewriter: HTMLRewriter,
  values: Readonly<Record<string, string>>,
  problems: LeadProblems = {},
): HTMLRewriter {
  /** What the list says that is being written. */
  let chosen: string | undefined;
  return rewriter
    .on(`${FORM} [data-step]`, { element: (step) => openStep(step, stepOf(Object.keys(problems)) ?? 'you') })
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

/** The step that has one of these fields. */
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
  else if (type !== 'radio' && type !== 'checkbox') control.setAttribute('value', escaped(value));
  else if (value.split(' ').includes(control.getAttribute('value') ?? '')) control.setAttribute('checked', '');
}

async function fetchPage(assets: Fetcher, requestUrl: string, path: string | undefined): Promise<Response> {
  // The owner's page is for nobody else.
  if (path !== undefined && /^\/(?!\/|owner)[a-z0-9/-]*$/.test(path)) {
    const page = await assets.fetch(new URL(path, requestUrl));
    if (page.ok) return page;
  }
  return assets.fetch(new URL(FALLBACK_PAGE, requestUrl));
}
