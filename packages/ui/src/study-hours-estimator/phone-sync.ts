import type { PlanCalendar } from '@tutoring/domain/plan-calendar';
import { PLAN_CALENDAR_EVENTS_MAX } from '@tutoring/domain/plan-calendar-limits';
import type { PlanCalendarActions, PlanCalendarFailure } from './phone-actions';
import { phoneRecord, rememberPhone, type PhoneRecord } from './phone-record';

/** How long changes are collected before they are sent, in milliseconds. */
export const CHANGE_DELAY_MS = 2000;
/** How long a deleted plan can come back before its calendar is deleted too, in milliseconds. */
export const REMOVAL_DELAY_MS = 5000;
/** When a request that got no answer is repeated, in milliseconds. It is repeated earlier if the device comes online. */
const RETRY_MS = 60_000;

/** The calendar of the plan, and what is happening to it. */
export interface PhoneState {
  /** The path of the feed; `undefined` without one. */
  path: string | undefined;
  doing: 'storing' | 'updating' | 'removing' | undefined;
  /** Why the last request failed. */
  failure: PlanCalendarFailure | undefined;
  /** Whether the calendar was just deleted, or is still to be deleted. */
  removal: 'done' | 'left' | undefined;
}

/**
 * Keeps the calendar on the server like the plan on this device. There is one request at a time, always with the newest plan.
 * What could not be sent is sent when the device is online again, or at the next visit.
 */
export class PhoneSync {
  private state: PhoneState;
  private readonly listeners = new Set<() => void>();
  private plan: PlanCalendar | undefined;
  private isWanted = false;
  private isRunning = false;
  /** The digest of a plan that the server never accepts. */
  private refused: string | undefined;
  /** The server asked for no requests before this moment. */
  private notBefore = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly actions: PlanCalendarActions) {
    this.state = { ...stored(), doing: undefined, failure: undefined };
  }

  readonly get = (): PhoneState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Listens to the connection, and to the page being left. Returns a function that stops. */
  start(): () => void {
    const ends = new AbortController();
    const { signal } = ends;
    addEventListener('online', () => this.retry(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden && this.retry(), { signal });
    return () => {
      ends.abort();
      clearTimeout(this.timer);
    };
  }

  /** Takes the newest plan. */
  show(plan: PlanCalendar): void {
    this.plan = plan;
    const record = phoneRecord();
    if (!record && this.isWanted) this.schedule(0);
    if (!record || record.removal === 'asked') return;
    // The deletion was undone.
    if (record.removal) rememberPhone({ ...record, removal: undefined });
    if (record.removal || digestOf(plan) !== record.sent) this.schedule(CHANGE_DELAY_MS);
  }

  /** Stores the plan as a new calendar. */
  store(): void {
    this.isWanted = true;
    this.retry();
  }

  /** Deletes the calendar: at once if the visitor asked for it; a little later if the plan was deleted, which can be undone. */
  remove(removal: NonNullable<PhoneRecord['removal']>): void {
    const record = phoneRecord();
    this.isWanted = false;
    if (!record) return;
    rememberPhone({ ...record, removal });
    if (removal === 'asked') this.retry();
    else this.schedule(REMOVAL_DELAY_MS);
  }

  /** Does at once what is left to do. */
  retry(): void {
    void this.run();
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), Math.max(delay, this.notBefore - Date.now()));
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    clearTimeout(this.timer);
    this.isRunning = true;
    try {
      while (await this.step());
    } finally {
      this.isRunning = false;
      this.set({ doing: undefined });
    }
  }

  /** Sends one request. Returns whether there may be another one to send. */
  private async step(): Promise<boolean> {
    const { plan, actions } = this;
    const record = phoneRecord();
    if (record?.removal) return this.delete(record);
    if (!plan || plan.events.length === 0) return false;
    const sent = digestOf(plan);
    if (record ? sent === record.sent || sent === this.refused : !this.isWanted) return false;
    this.set({ doing: record ? 'updating' : 'storing', removal: undefined });
    if (plan.events.length > PLAN_CALENDAR_EVENTS_MAX) return this.fail('too-large', sent);
    if (!record) {
      const answer = await actions.store(plan);
      if (answer.status === 'failed') return this.fail(answer.why, sent, answer.retryAfterS);
      rememberPhone({ ...answer.calendar, sent });
      this.isWanted = false;
    } else {
      const answer = await actions.update(record, plan);
      // The visitor may have asked for its deletion meanwhile.
      const now = phoneRecord();
      if (answer.status === 'failed') {
        if (answer.why === 'gone' && now?.id === record.id) rememberPhone(undefined);
        return this.fail(answer.why, sent, answer.retryAfterS);
      }
      if (now?.id === record.id) rememberPhone({ ...now, sent });
    }
    this.set({ failure: undefined });
    return true;
  }

  private async delete(record: PhoneRecord): Promise<boolean> {
    this.set({ doing: 'removing' });
    const answer = await this.actions.remove(record);
    if (answer.status === 'failed' && answer.why !== 'gone') return this.fail(answer.why, '', answer.retryAfterS);
    if (phoneRecord()?.id === record.id) rememberPhone(undefined);
    this.set({ failure: undefined, removal: 'done' });
    return true;
  }

  private fail(why: PlanCalendarFailure, sent: string, retryAfterS = 0): false {
    this.set({ failure: why });
    if (why === 'too-large') this.refused = sent;
    if (why === 'offline' || why === 'busy') {
      this.notBefore = Date.now() + retryAfterS * 1000;
      this.schedule(why === 'busy' ? CHANGE_DELAY_MS : RETRY_MS);
    } else this.isWanted = false;
    return false;
  }

  private set(changes: Partial<PhoneState>): void {
    const { path, removal } = stored();
    const wasRemoved = this.state.removal === 'done' ? 'done' : undefined;
    this.state = { ...this.state, removal: wasRemoved, ...changes, path, ...(removal && { removal }) };
    for (const listener of this.listeners) listener();
  }
}

/** What the device knows of the calendar. One that is still to be deleted counts as none. */
function stored(): Pick<PhoneState, 'path' | 'removal'> {
  const record = phoneRecord();
  return record?.removal ? { path: undefined, removal: 'left' } : { path: record?.path, removal: undefined };
}

/** The FNV-1a hash of a plan, with its length. */
function digestOf(plan: PlanCalendar): string {
  const text = JSON.stringify(plan);
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return `${(sum >>> 0).toString(16)}-${text.length}`;
}
