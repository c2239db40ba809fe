import type { LeadField, LeadProblems } from '@tutoring/domain/lead';
import { escaped } from '../pages/escaped';

/** Where the form stands if the sender does not say. */
const FALLBACK_PAGE = '/contact';
const FORM = 'form[data-lead-form]';

/** What went wrong with the message as a whole; the form has a hidden sentence for each. */
export type FormFailure = 'busy' | 'foreign' | 'large' | 'server';

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
  return rewriter
    .on(`${FORM} input, ${FORM} textarea, ${FORM} select`, { element: (control) => fill(control, values, problems) })
    .on(`${FORM} select option`, {
      element(option) {
        // The only choice among options is the programme.
        if (values.programme === undefined) return;
        if (option.getAttribute('value') === values.programme) option.setAttribute('selected', '');
        else option.removeAttribute('selected');
      },
    })
    .transform(answer);
}

function fill(control: Element, values: Readonly<Record<string, string>>, problems: LeadProblems): void {
  const name = control.getAttribute('name') ?? '';
  const value = values[name];
  if (problems[name as LeadField]) control.setAttribute('aria-invalid', 'true');
  if (value === undefined || control.tagName === 'select') return;
  if (control.tagName === 'textarea') control.setInnerContent(value, { html: false });
  else if (control.getAttribute('type') !== 'radio') control.setAttribute('value', escaped(value));
  else if (control.getAttribute('value') === value) control.setAttribute('checked', '');
}

async function fetchPage(assets: Fetcher, requestUrl: string, path: string | undefined): Promise<Response> {
  if (path !== undefined && /^\/(?!\/)[a-z0-9/-]*$/.test(path)) {
    const page = await assets.fetch(new URL(path, requestUrl));
    if (page.ok) return page;
  }
  return assets.fetch(new URL(FALLBACK_PAGE, requestUrl));
}
