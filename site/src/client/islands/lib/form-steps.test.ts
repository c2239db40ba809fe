import { pageReportSchema } from '@tutoring/domain/page-report';
import { beforeEach, expect, it, vi } from 'vitest';
import { FormSteps } from './form-steps';

let bodies: Blob[];
let isAllowed: boolean;
beforeEach(() => {
  bodies = [];
  isAllowed = true;
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: Blob) => bodies.push(body) });
});

/** The reports so far, as the edge reads them. */
const reports = async () =>
  Promise.all(bodies.map(async (body) => pageReportSchema.parse(JSON.parse(await body.text()))));
const report = (form: 'full' | 'brief', step: string, sent = false) => ({ kind: 'form', form, step, sent });
const stepsOf = (form: 'full' | 'brief') => new FormSteps(form, () => isAllowed);
/** A field of an open step; without a name, of a closed one. */
const field = (step?: string) => ({ closest: () => step && { dataset: { step } } }) as unknown as Element;

it('reports each step once, and that the form was sent', async () => {
  const steps = stepsOf('full');
  for (const step of ['you', 'you', 'course', 'you']) steps.typed(field(step));
  steps.sent();
  steps.sent();
  expect(await reports()).toEqual([report('full', 'you'), report('full', 'course'), report('full', 'course', true)]);
});

it('reports skipped steps as reached, so that nobody counts as stopped before', async () => {
  stepsOf('full').typed(field('when'));
  expect(await reports()).toEqual(['you', 'course', 'when'].map((step) => report('full', step)));
});

it('ignores what a browser fills into a closed step', async () => {
  stepsOf('full').typed(field());
  expect(await reports()).toEqual([]);
});

it('counts a draft of another page as begun when it is sent', async () => {
  stepsOf('brief').sent();
  expect(await reports()).toEqual([report('brief', 'you'), report('brief', 'you', true)]);
});

it('sends nothing without consent, and the steps so far once there is consent', async () => {
  isAllowed = false;
  const steps = stepsOf('full');
  steps.typed(field('course'));
  steps.sent();
  expect(await reports()).toEqual([]);
  isAllowed = true;
  steps.typed(field('you'));
  expect(await reports()).toEqual([report('full', 'you'), report('full', 'course')]);
});

it.each([undefined, () => raise()])('works in a browser without beacons', (sendBeacon) => {
  vi.stubGlobal('navigator', { sendBeacon });
  const steps = stepsOf('brief');
  expect(() => steps.typed(field())).not.toThrow();
  expect(() => steps.sent()).not.toThrow();
});

function raise(): never {
  throw new Error('Blocked');
}
