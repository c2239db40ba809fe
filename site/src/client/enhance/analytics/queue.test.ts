import { ALL, NONE, type Choices } from '@tutoring/domain/consent';
import type { SentEvent } from '@tutoring/domain/events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Destination, Receiver } from './destination';
import { EventQueue, MAX_QUEUED } from './queue';

let allowed: Choices;
let undecided: boolean;
let now: number;
let idle: (() => void)[];
const around = {
  allowed: () => allowed,
  isUndecided: () => undecided,
  now: () => now,
  whenIdle: (callback: () => void) => void idle.push(callback),
};

class Fake implements Destination, Receiver {
  readonly sent: SentEvent[] = [];
  readonly update = vi.fn();
  readonly load: Destination['load'];
  constructor(
    arrive: () => Promise<void> = () => Promise.resolve(),
    readonly needs: Destination['needs'] = ['analytics', 'marketing'],
  ) {
    this.load = vi.fn(() => arrive().then(() => this));
  }
  send(event: SentEvent) {
    this.sent.push(event);
  }
  get names() {
    return this.sent.map(({ name }) => name);
  }
}

/** The page is idle, and destinations have loaded. */
async function settle() {
  idle.splice(0).forEach((callback) => callback());
  await new Promise((resolve) => setTimeout(resolve));
}
const view = { page_path: '/', page_title: 'Home' };
const lead = { page_path: '/contact', value: 150, currency: 'CAD' };

beforeEach(() => {
  allowed = NONE;
  undecided = true;
  now = 1000;
  idle = [];
});

describe('EventQueue before a choice', () => {
  it('keeps events in memory, loads nothing, and later sends them with their original times', async () => {
    const fake = new Fake();
    const queue = new EventQueue([fake], around);
    queue.track('page_view', view);
    now = 9000;
    await settle();
    expect(fake.load).not.toHaveBeenCalled();
    allowed = ALL;
    undecided = false;
    queue.consentChanged();
    await settle();
    expect(fake.sent).toEqual([{ name: 'page_view', properties: view, at: 1000 }]);
  });
  it('drops events when the visitor refuses', async () => {
    const fake = new Fake();
    const queue = new EventQueue([fake], around);
    queue.track('page_view', view);
    undecided = false;
    queue.consentChanged();
    await settle();
    allowed = ALL;
    queue.consentChanged();
    await settle();
    expect(fake.sent).toEqual([]);
  });
  it('drops the oldest events at the limit', async () => {
    const fake = new Fake();
    const queue = new EventQueue([fake], around);
    for (let count = 0; count < MAX_QUEUED + 5; count++) queue.track('page_view', { ...view, page_path: `/${count}` });
    allowed = ALL;
    await settle();
    expect(fake.sent).toHaveLength(MAX_QUEUED);
    expect(fake.sent[0]?.properties.page_path).toBe('/5');
  });
});

describe('EventQueue with a destination', () => {
  it('loads it once', async () => {
    allowed = ALL;
    const fake = new Fake();
    const queue = new EventQueue([fake], around);
    for (let count = 0; count < 3; count++) {
      queue.track('page_view', view);
      await settle();
    }
    expect(fake.load).toHaveBeenCalledTimes(1);
    expect(fake.sent).toHaveLength(3);
  });
  it('sends nothing if consent is withdrawn while it loads', async () => {
    allowed = ALL;
    let arrive: () => void = () => undefined;
    const fake = new Fake(() => new Promise((resolve) => (arrive = resolve)));
    const queue = new EventQueue([fake], around);
    queue.track('page_view', view);
    await settle();
    allowed = NONE;
    undecided = false;
    arrive();
    await settle();
    expect(fake.sent).toEqual([]);
  });
  it('sends to the other destinations if one fails', async () => {
    allowed = ALL;
    const missing = new Fake(() => Promise.reject(new Error('blocked')));
    const broken = new Fake();
    broken.send = () => {
      throw new Error('broken');
    };
    const fine = new Fake();
    const queue = new EventQueue([missing, broken, fine], around);
    queue.track('page_view', view);
    queue.track('generate_lead', lead);
    await settle();
    expect(missing.sent).toEqual([]);
    expect(fine.names).toEqual(['page_view', 'generate_lead']);
  });
  it('sends only leads with marketing consent alone', async () => {
    allowed = { analytics: false, marketing: true, preferences: false };
    const both = new Fake();
    const analyticsOnly = new Fake(undefined, ['analytics']);
    const queue = new EventQueue([both, analyticsOnly], around);
    queue.track('page_view', view);
    queue.track('generate_lead', lead);
    await settle();
    expect(both.names).toEqual(['generate_lead']);
    expect(analyticsOnly.load).not.toHaveBeenCalled();
  });
  it('passes changed choices to it', async () => {
    allowed = ALL;
    const fake = new Fake();
    const queue = new EventQueue([fake], around);
    queue.track('page_view', view);
    await settle();
    allowed = NONE;
    queue.consentChanged();
    await settle();
    expect(fake.update).toHaveBeenLastCalledWith(NONE);
  });
});

describe('EventQueue with what a visitor typed', () => {
  const searched = { scope: 'full', search_term: 'piano' } as const;
  it('sends it after its check, which runs once for all destinations', async () => {
    allowed = ALL;
    const fakes = [new Fake(), new Fake()];
    const queue = new EventQueue(fakes, around);
    const check = vi.fn(() => Promise.resolve(true));
    queue.track('search', searched, check);
    await settle();
    for (const { names } of fakes) expect(names).toEqual(['search']);
    expect(check).toHaveBeenCalledTimes(1);
  });
  it('never sends what fails its check or cannot be checked', async () => {
    allowed = ALL;
    const fake = new Fake();
    const queue = new EventQueue([fake], around);
    queue.track('search', searched, () => Promise.resolve(false));
    queue.track('search_no_results', searched, () => Promise.reject(new Error('offline')));
    queue.track('page_view', view);
    await settle();
    expect(fake.names).toEqual(['page_view']);
  });
  it('keeps no other event waiting', async () => {
    allowed = ALL;
    const fake = new Fake();
    const queue = new EventQueue([fake], around);
    queue.track('search', searched, () => new Promise(() => undefined));
    queue.track('page_view', view);
    await settle();
    expect(fake.names).toEqual(['page_view']);
  });
  it('checks nothing without consent, and asks for consent again after the check', async () => {
    allowed = { analytics: false, marketing: true, preferences: false };
    const fake = new Fake();
    const queue = new EventQueue([fake], around);
    const check = vi.fn(() => Promise.resolve(true));
    queue.track('search', searched, check);
    await settle();
    expect(check).not.toHaveBeenCalled();
    allowed = ALL;
    queue.track('search', searched, () => Promise.resolve(Boolean((allowed = NONE))));
    await settle();
    expect(fake.sent).toEqual([]);
  });
});
