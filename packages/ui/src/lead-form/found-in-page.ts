import type { LeadField, LeadProblem, LeadProblems } from '@tutoring/domain/lead-limits';

/** The failures of a whole message that the server can show in the page. The form contains a hidden message for each. */
export const PAGE_FAILURES = ['busy', 'daily', 'foreign', 'full', 'large', 'once', 'server'] as const;
export type PageFailure = (typeof PAGE_FAILURES)[number];

/** The form's state in the HTML before hydration. */
export interface Found {
  /** The checked radio buttons and checkboxes, such as `role:parent`. */
  chosen: readonly string[];
  message?: string | undefined;
  question?: string | undefined;
  problems: LeadProblems;
  failure?: PageFailure | undefined;
}

/**
 * Reads the form before React hydrates it. The server may have filled it in and shown problems, and the visitor may have
 * typed. React must render the same state: otherwise it empties the message, and never hides the problems.
 * @param id The id of a text field of the form.
 */
export function findInPage(id: string): Found {
  const field = typeof document === 'undefined' ? null : document.getElementById(id);
  const form = field?.closest('form');
  if (!form) return { chosen: [], problems: {} };
  const chosen = [...form.querySelectorAll<HTMLInputElement>('input:checked')].map(
    ({ name, value }) => `${name}:${value}`,
  );
  const problems = [...form.querySelectorAll<HTMLElement>('[data-problem]:not([hidden])')].map(
    ({ dataset }) => dataset.problem?.split(':') as [LeadField, LeadProblem],
  );
  const failure = form.querySelector<HTMLElement>('[data-failure]:not([hidden])')?.dataset.failure;
  return {
    chosen,
    message: textOf(form, 'message'),
    question: textOf(form, 'question'),
    problems: Object.fromEntries(problems),
    failure: PAGE_FAILURES.find((kind) => kind === failure),
  };
}

/** React keeps a text that the visitor has typed. It resets only a text that comes from the HTML. */
function textOf(form: HTMLFormElement, name: string): string | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLTextAreaElement && field.value === field.defaultValue ? field.value : undefined;
}

/** Whether the page is the server's answer to a submission, with problems or a failure. */
export function isAnswer({ problems, failure }: Found): boolean {
  return failure !== undefined || Object.keys(problems).length > 0;
}
