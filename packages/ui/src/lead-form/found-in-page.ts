import type { LeadField, LeadProblem, LeadProblems } from '@tutoring/domain/lead-limits';

/** What can be wrong with the message as a whole when the edge answers with the page; each has hidden words in it. */
export const PAGE_FAILURES = ['busy', 'daily', 'foreign', 'large', 'server'] as const;
export type PageFailure = (typeof PAGE_FAILURES)[number];

/** What stands in the page's form when the scripts come. */
export interface Found {
  /** Values of the buttons and boxes that are ticked. */
  chosen: readonly string[];
  message?: string | undefined;
  problems: LeadProblems;
  failure?: PageFailure | undefined;
}

/**
 * Reads the form in the page that React is about to take over. The edge may have answered with it, and
 * the visitor may have typed: what stands there has to be what React believes it has rendered, or it
 * would set the message back to nothing, and leave problems standing for good.
 * @param id Of a text field of the form.
 */
export function findInPage(id: string): Found {
  const field = typeof document === 'undefined' ? null : document.getElementById(id);
  const form = field?.closest('form');
  if (!form) return { chosen: [], problems: {} };
  const chosen = [...form.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  const message = form.elements.namedItem('message');
  const problems = [...form.querySelectorAll<HTMLElement>('[data-problem]:not([hidden])')].map(
    ({ dataset }) => dataset.problem?.split(':') as [LeadField, LeadProblem],
  );
  const failure = form.querySelector<HTMLElement>('[data-failure]:not([hidden])')?.dataset.failure;
  return {
    chosen,
    // What the visitor has typed there stays without us; React only forgets what the HTML says.
    message:
      message instanceof HTMLTextAreaElement && message.value === message.defaultValue ? message.value : undefined,
    problems: Object.fromEntries(problems),
    failure: PAGE_FAILURES.find((kind) => kind === failure),
  };
}

/** Whether the page is the edge's answer to what was sent, and not the form as everybody gets it. */
export function isAnswer({ problems, failure }: Found): boolean {
  return failure !== undefined || Object.keys(problems).length > 0;
}
