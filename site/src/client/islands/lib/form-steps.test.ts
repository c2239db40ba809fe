import { pageReportSchema } from '@tutoring/domain/page-report';
import { beforeEach, expect, it, vi } from 'vitest';
import { FormSteps } from './form-steps';

let requests: RequestInit[];
let isAllowed: boolean;
beforeEach(() => {
  requests = [];
  isAllowed = true;
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    requests.push(request);
    return Promise.resolve(new Response());
  });
});

/** The reports so far, as the edge reads them. */
const reports = () => requests.map(({ body }) => pageReportSchema.parse(JSON.parse(body as string)));
const report = (form: 'full' | 'brief', step: string, sent = false) => ({ kind: 'form', form, step, sent });
const stepsOf = (form: 'full' | 'brief') => new FormSteps(form, () => isAllowed);
/** A field of an open step; without a name, of a closed one. */
const field = (step?: string) => ({ closest: () => step && { dataset: { step } } }) as unknown as Element;

it('reports each step once, and that the form was sent', () => {
  const steps = stepsOf('full');
  for (const step of ['you', 'you', 'course', 'you']) steps.typed(field(step));
  steps.sent();
  steps.sent();
  expect(reports()).toEqual([report('full', 'you'), report('full', 'course'), report('full', 'course', true)]);
});

it('reports skipped steps as reached, so that nobody counts as stopped before', () => {
  stepsOf('full').typed(field('when'));
  expect(reports()).toEqual(['you', 'course', 'when'].map((step) => report('full', step)));
});

it('ignores what a browser fills into a closed step', () => {
  stepsOf('full').typed(field());
  expect(reports()).toEqual([]);
});

it('counts a draft of another page as begun when it is sent', () => {
  stepsOf('brief').sent();
  expect(reports()).toEqual([report('brief', 'you'), report('brief', 'you', true)]);
});

it('sends nothing without consent, and the steps so far once there is consent', () => {
  isAllowed = false;
  const steps = stepsOf('full');
  steps.typed(field('course'));
  steps.sent();
  expect(reports()).toEqual([]);
  isAllowed = true;
  steps.typed(field('you'));
  expect(reports()).toEqual([report('full', 'you'), report('full', 'course')]);
});

it('sends no cookie, not even one of analytics', () => {
  stepsOf('brief').typed(field('you'));
  expect(requests).toEqual([expect.objectContaining({ credentials: 'omit', keepalive: true })]);
});

it('ignores that a report cannot be sent', async () => {
  const sending = Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', () => sending);
  stepsOf('brief').typed(field('you'));
  // An unhandled rejection would fail the run.
  await expect(sending).rejects.toThrow('Failed to fetch');
});
