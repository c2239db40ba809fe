import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText } from '../lib/copy';
import { hydrate, serverWritten } from '../lib/server-written';
import { saveFile } from '../tool/save-file';
import { StudyHoursEstimator } from './study-hours-estimator';

vi.mock('../lib/copy', { spy: true });
vi.mock('../tool/save-file', { spy: true });

/** A Monday, and the Monday after it. */
const START = '2027-03-15T12:00:00';
const A_WEEK_LATER = '2027-03-22T12:00:00';
const KEY = 'tutoring-study-plan';

let container: HTMLElement;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const plan = () => within(screen.getByRole('region', { name: 'Your plan' }));
const boxes = () => plan().getAllByRole<HTMLInputElement>('checkbox');
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredPlan;

interface StoredPlan {
  sessions: { session: string; date: string; done: boolean }[];
  notes: Record<string, string>;
}

/** Opens the page on a day. What the browser stored stays. */
function open(clock: string): void {
  document.body.replaceChildren();
  container = serverWritten(<StudyHoursEstimator />, 'form').host;
  vi.useFakeTimers({ now: new Date(clock), toFake: ['Date'] });
  hydrate(<StudyHoursEstimator />, container);
}

/** Makes the example's entries a plan to follow. */
function start(): void {
  open(START);
  const hours = container.querySelector<HTMLInputElement>('[name="hours"]') as HTMLInputElement;
  fireEvent.input(hours, { target: { value: '5' } });
  press('Start this plan');
}

it('hides the form until the plan is above it, where the page asks for that', () => {
  start();
  document.body.replaceChildren();
  container = serverWritten(<StudyHoursEstimator />, 'form').host;
  const visibility = () => getComputedStyle(container.querySelector('form') as HTMLElement).visibility;
  expect(visibility()).toBe('visible');
  document.documentElement.dataset.plan = 'kept';
  expect(visibility()).toBe('hidden');
  // Without a script, it appears after two seconds.
  for (const animation of container.getAnimations({ subtree: true })) animation.finish();
  expect(visibility()).toBe('visible');
  hydrate(<StudyHoursEstimator />, container);
  expect(visibility()).toBe('visible');
  expect(plan().getAllByRole('checkbox').length).toBeGreaterThan(0);
  delete document.documentElement.dataset.plan;
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', location.pathname + location.search);
});

it('offers no plan to follow before the visitor has changed the example', () => {
  open(START);
  expect(screen.queryByRole('button', { name: 'Start this plan' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Your plan' })).toBeNull();
});

it('opens on this week, and keeps ticks and notes', async () => {
  start();
  expect(plan().getByRole('heading', { name: 'This week' })).toBeVisible();
  expect(plan().getByText(/^0 hours of .* done$/)).toBeVisible();
  const [first] = boxes();
  if (!first) return expect.fail();
  fireEvent.click(first);
  fireEvent.click(plan().getAllByText('Note', { exact: false, selector: 'summary' })[0] as HTMLElement);
  fireEvent.input(await plan().findByRole('textbox', { name: /^Note: / }), { target: { value: 'Ask about entropy' } });

  open(START);
  expect(boxes()[0]?.checked).toBe(true);
  expect(plan().getByText(/^Ask about entropy/)).toBeVisible();
  expect(plan().getByText(/^1 hour of|^0.5 hours of|^1.5 hours of/)).toBeVisible();
});

it('shows the note of a session that is no longer in the plan until the visitor deletes it', () => {
  start();
  const plain = stored();
  const last = plain.sessions.at(-1)?.session ?? '';
  const gone = `${last.replace(/\d+$/, '')}999`;
  localStorage.setItem(
    KEY,
    JSON.stringify({ ...plain, notes: { [gone]: 'Bring the data booklet', 'exam-00000000-1': 'Gone' } }),
  );
  open(START);
  const notes = () => within(plan().getByRole('heading', { name: /^Notes of sessions/ }).parentElement as HTMLElement);
  expect(notes().getByText('Bring the data booklet')).toBeVisible();
  // It says what the session was for, where the plan still has the subject.
  expect(notes().getAllByRole('listitem')[0]?.querySelector('b')).not.toBeNull();
  press('Delete this note: Gone');
  expect(Object.keys(stored().notes)).toEqual([gone]);
  press('Delete this note: Bring the data booklet');
  expect(plan().queryByText(/^Notes of sessions/)).toBeNull();
  expect(stored().notes).toEqual({});
});

it('plans the rest again after a missed week, and says first what moves', () => {
  start();
  fireEvent.click(boxes()[0] as HTMLElement);
  const before = stored();

  open(A_WEEK_LATER);
  expect(plan().getByText(/^Sessions before today that aren’t ticked: \d+ \(/)).toBeVisible();
  press('Replan the rest');
  expect(plan().getByText(/^Sessions that move to another day: [1-9]/)).toBeVisible();
  expect(stored()).toEqual(before);
  press('Replan like this');
  expect(plan().queryByText(/aren’t ticked/)).toBeNull();
  const done = stored().sessions.filter((session) => session.done);
  expect(done).toEqual(before.sessions.filter((session) => session.done));
  expect(
    stored()
      .sessions.filter(({ done: isDone }) => !isDone)
      .every(({ date }) => date >= '2027-03-22'),
  ).toBe(true);
  const ids = (sessions: StoredPlan['sessions']) => sessions.map(({ session }) => session).sort();
  expect(ids(stored().sessions)).toEqual(expect.arrayContaining(ids(before.sessions)));
});

it('says what no longer fits, and which change would help', () => {
  start();
  open('2027-07-20T12:00:00');
  press('Replan the rest');
  expect(plan().getByText(/^No longer fits: /)).toBeVisible();
  const [way] = plan().getAllByRole('button', { name: /^Apply: / });
  if (!way) return expect.fail();
  fireEvent.click(way);
  press('Replan like this');
  expect(stored().sessions.some(({ done }) => !done)).toBe(true);
});

it('ticks the session of a calendar’s link', () => {
  start();
  const session = stored().sessions[3]?.session ?? '';
  history.replaceState(null, '', `#plan-done=${session}`);
  open(A_WEEK_LATER);
  expect(stored().sessions.find((one) => one.session === session)?.done).toBe(true);
  // A reload must not tick it again.
  expect(location.hash).toBe('');
});

it.each([
  '#plan-done=exam-00000000-1',
  '#plan-done=',
  '#plan=',
  '#plan=AAAA',
  '#plan=%00<script>',
  `#plan=${'A'.repeat(90_000)}`,
])('survives the link %#', (link) => {
  start();
  const before = stored();
  history.replaceState(null, '', link);
  open(START);
  expect(stored()).toEqual(before);
  expect(boxes().length).toBeGreaterThan(0);
  expect(screen.queryByRole('region', { name: 'A plan shared with you' })).toBeNull();
});

it('shows a shared plan read-only, beside the own one', async () => {
  start();
  const copied: string[] = [];
  vi.mocked(copyText).mockImplementation((text) => {
    copied.push(text);
    return Promise.resolve('copied');
  });
  fireEvent.click(plan().getByText('Share, save or delete the plan'));
  await vi.waitFor(() => press('Copy a link for a parent or tutor'));
  await vi.waitFor(() => expect(copied).toHaveLength(1));

  history.replaceState(null, '', new URL(copied[0] ?? '').hash);
  open(START);
  const theirs = within(screen.getByRole('region', { name: 'A plan shared with you' }));
  expect(theirs.getAllByRole<HTMLInputElement>('checkbox').every(({ disabled }) => disabled)).toBe(true);
  expect(theirs.queryByRole('textbox')).toBeNull();
  expect(boxes().some(({ disabled }) => disabled)).toBe(false);
  press('Close this plan');
  expect(screen.queryByRole('region', { name: 'A plan shared with you' })).toBeNull();
  expect(location.hash).toBe('');
});

it('saves the plan as a file, deletes it, and opens it again', async () => {
  const files: Blob[] = [];
  vi.mocked(saveFile).mockImplementation((content) => void files.push(content));
  start();
  const before = stored();
  fireEvent.click(plan().getByText('Share, save or delete the plan'));
  await vi.waitFor(() => press('Save the plan as a file'));
  press('Delete the plan');
  expect(localStorage.getItem(KEY)).toBeNull();
  const input = container.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  const choose = (content: BlobPart) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'study-plan.json', { type: 'application/json' }));
    input.files = transfer.files;
    fireEvent.change(input);
  };
  choose('{"kind":"study-plan","version":1,"sessions":[]}');
  choose(files[0] as Blob);
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull());
  expect(stored()).toEqual(before);
});

it('saves the sessions for a calendar, each with the link that ticks it', async () => {
  const files: Blob[] = [];
  vi.mocked(saveFile).mockImplementation((content) => void files.push(content));
  start();
  press('Save for a calendar (ICS)');
  const text = ((await files[0]?.text()) ?? '').replaceAll('\r\n ', '');
  expect(text).toContain(`#plan-done=${stored().sessions[0]?.session}`);
});
