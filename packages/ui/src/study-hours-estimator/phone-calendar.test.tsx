import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import type { PlanCalendar } from '@tutoring/domain/plan-calendar';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrate, serverWritten } from '../lib/server-written';
import type { PlanCalendarActions, PlanCalendarAnswer } from './phone-actions';
import { CHANGE_DELAY_MS, PhoneSync, REMOVAL_DELAY_MS } from './phone-sync';
import { StudyHoursEstimator } from './study-hours-estimator';

const CALENDAR = { id: 'a'.repeat(32), secret: 'b'.repeat(64), path: `/calendar/plan/${'a'.repeat(32)}.ics` };
const plan = (day: string): PlanCalendar => ({ language: 'en', events: [{ id: 'exam-1', day, title: 'Chemistry' }] });
const record = () => JSON.parse(localStorage.getItem(STORAGE_KEY.planCalendar) ?? 'null') as typeof CALENDAR | null;
const failed = (
  why: 'offline' | 'busy' | 'daily' | 'too-large' | 'gone',
  retryAfterS?: number,
): PlanCalendarAnswer => ({
  status: 'failed',
  why,
  retryAfterS,
});

/** A server that answers `done`, or what the test puts into `next`. */
function server() {
  const asked: string[] = [];
  const next: (PlanCalendarAnswer | Promise<PlanCalendarAnswer>)[] = [];
  const answer = (request: string) => {
    asked.push(request);
    return Promise.resolve(next.shift() ?? { status: 'done' as const });
  };
  const actions: PlanCalendarActions = {
    store: async (sent) => {
      const result = await answer(`store ${sent.events[0]?.day}`);
      return result.status === 'done' ? { ...result, calendar: CALENDAR } : result;
    },
    update: (_, sent) => answer(`update ${sent.events[0]?.day}`),
    remove: () => answer('remove'),
  };
  return { asked, next, actions };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('the calendar on the server', () => {
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  async function stored() {
    vi.useFakeTimers();
    const { asked, next, actions } = server();
    const sync = new PhoneSync(actions);
    sync.show(plan('2027-01-01'));
    sync.store();
    await wait(0);
    return { asked, next, actions, sync };
  }

  it('gets nothing before the visitor asks for it', async () => {
    vi.useFakeTimers();
    const { asked, actions } = server();
    new PhoneSync(actions).show(plan('2027-01-01'));
    await wait(600_000);
    expect(asked).toEqual([]);
  });

  it('gets only the latest of several changes', async () => {
    const { asked, sync } = await stored();
    for (const day of ['2027-01-02', '2027-01-03', '2027-01-04']) sync.show(plan(day));
    await wait(CHANGE_DELAY_MS);
    expect(asked).toEqual(['store 2027-01-01', 'update 2027-01-04']);
    sync.show(plan('2027-01-04'));
    await wait(600_000);
    expect(asked).toHaveLength(2);
  });

  it('gets a change that comes while another one is on its way, after it', async () => {
    const { asked, next, sync } = await stored();
    let arrive: (answer: PlanCalendarAnswer) => void = () => undefined;
    next.push(new Promise((resolve) => (arrive = resolve)));
    sync.show(plan('2027-01-02'));
    await wait(CHANGE_DELAY_MS);
    sync.show(plan('2027-01-03'));
    await wait(CHANGE_DELAY_MS);
    expect(asked).toHaveLength(2);
    arrive({ status: 'done' });
    await wait(0);
    expect(asked.slice(1)).toEqual(['update 2027-01-02', 'update 2027-01-03']);
  });

  it('gets what could not be sent when the device is online again', async () => {
    const { asked, next, sync } = await stored();
    const stop = sync.start();
    next.push(failed('offline'));
    sync.show(plan('2027-01-02'));
    await wait(CHANGE_DELAY_MS);
    expect(sync.get()).toMatchObject({ failure: 'offline', path: CALENDAR.path });
    dispatchEvent(new Event('online'));
    await wait(0);
    expect(asked.slice(1)).toEqual(['update 2027-01-02', 'update 2027-01-02']);
    expect(sync.get().failure).toBeUndefined();
    stop();
  });

  it('gets what could not be sent at the next visit', async () => {
    const { asked, next, sync, actions } = await stored();
    next.push(failed('offline'));
    sync.show(plan('2027-01-02'));
    await wait(CHANGE_DELAY_MS);
    vi.clearAllTimers();
    new PhoneSync(actions).show(plan('2027-01-02'));
    await wait(CHANGE_DELAY_MS);
    expect(asked.slice(1)).toEqual(['update 2027-01-02', 'update 2027-01-02']);
  });

  it('waits as long as a busy server asks', async () => {
    const { asked, next, sync } = await stored();
    next.push(failed('busy', 60));
    sync.show(plan('2027-01-02'));
    await wait(CHANGE_DELAY_MS);
    sync.show(plan('2027-01-03'));
    await wait(59_000);
    expect(asked).toHaveLength(2);
    await wait(1000);
    expect(asked[2]).toBe('update 2027-01-03');
  });

  it('is forgotten once the server no longer has it', async () => {
    const { next, sync } = await stored();
    next.push(failed('gone'));
    sync.show(plan('2027-01-02'));
    await wait(CHANGE_DELAY_MS);
    expect(record()).toBeNull();
    expect(sync.get()).toMatchObject({ failure: 'gone', path: undefined });
  });

  it('never gets a plan again that is too large', async () => {
    const { asked, next, sync } = await stored();
    next.push(failed('too-large'));
    sync.show(plan('2027-01-02'));
    await wait(600_000);
    sync.retry();
    await wait(0);
    expect(asked).toHaveLength(2);
  });

  it('stays if the deletion of the plan is undone, and gets the plan', async () => {
    const { asked, sync } = await stored();
    sync.remove('with-plan');
    await wait(REMOVAL_DELAY_MS - 1);
    sync.show(plan('2027-01-01'));
    await wait(600_000);
    expect(asked).toEqual(['store 2027-01-01']);
    expect(sync.get().path).toBe(CALENDAR.path);
  });

  it('is deleted at once on request, also if the first try fails', async () => {
    const { asked, next, sync } = await stored();
    next.push(failed('offline'));
    sync.remove('asked');
    await wait(0);
    expect(sync.get()).toMatchObject({ path: undefined, removal: 'left' });
    sync.show(plan('2027-01-09'));
    await wait(60_000);
    expect(asked.slice(1)).toEqual(['remove', 'remove']);
    expect(record()).toBeNull();
    expect(sync.get().removal).toBe('done');
  });
});

describe('the planner', () => {
  const { asked, next, actions } = server();
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const sheet = () => within(screen.getByRole('region', { name: 'Your plan' }));
  beforeEach(() => {
    asked.length = 0;
    next.length = 0;
  });
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  function open(calendar: PlanCalendarActions | undefined = actions) {
    document.body.replaceChildren();
    const { host } = serverWritten(<StudyHoursEstimator />, 'form');
    hydrate(<StudyHoursEstimator calendar={calendar} />, host);
    return host;
  }
  function start(calendar?: PlanCalendarActions) {
    const host = open(calendar);
    fireEvent.input(host.querySelector('[name="hours"]') as HTMLInputElement, { target: { value: '5' } });
    press('Start this plan');
  }
  async function putOnPhone() {
    fireEvent.click(sheet().getByText('Calendar on my phone'));
    fireEvent.click(await sheet().findByRole('button', { name: 'Put the plan on my phone' }));
    await sheet().findByRole('link', { name: 'Apple Calendar' });
  }

  it('says first what it sends, and then how to subscribe', async () => {
    start();
    fireEvent.click(sheet().getByText('Calendar on my phone'));
    expect(await sheet().findByText(/no name, no notes\./)).toBeVisible();
    expect(asked).toEqual([]);
    fireEvent.click(sheet().getByRole('button', { name: 'Put the plan on my phone' }));
    const link = await sheet().findByRole('link', { name: 'Apple Calendar' });
    expect(link.getAttribute('href')).toBe(`webcal://${location.host}${CALENDAR.path}`);
    expect(sheet().getByText(/^The calendar has the plan as it is here/)).toBeVisible();
  });

  it('sends a tick, and deletes the calendar with the plan', async () => {
    start();
    await putOnPhone();
    fireEvent.click(sheet().getAllByRole('checkbox')[0] as HTMLElement);
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).toMatch(/^update /);
    fireEvent.click(sheet().getByText('Share, save or delete the plan'));
    await vi.waitFor(() => press('Delete the plan'));
    await expect.poll(() => asked.at(-1), { timeout: 2 * REMOVAL_DELAY_MS }).toBe('remove');
    await expect.poll(record).toBeNull();
  });

  it('says what to do if the server does not answer', async () => {
    start();
    next.push(failed('offline'));
    fireEvent.click(sheet().getByText('Calendar on my phone'));
    fireEvent.click(await sheet().findByRole('button', { name: 'Put the plan on my phone' }));
    expect(await sheet().findByText(/^We couldn’t reach our server\. Your plan is safe/)).toBeVisible();
    press('Try again');
    expect(await sheet().findByRole('link', { name: 'Apple Calendar' })).toBeVisible();
  });

  it('has no calendar where the site stores none', () => {
    start();
    document.body.replaceChildren();
    const { host } = serverWritten(<StudyHoursEstimator />, 'form');
    hydrate(<StudyHoursEstimator />, host);
    expect(sheet().queryByText('Calendar on my phone')).toBeNull();
  });
});
