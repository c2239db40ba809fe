import { setTimeout as wait } from 'node:timers/promises';
import type { Failure, RequestSettings } from './request';
import { readRules, type Rules } from './robots';

/** How a run treats its hosts. */
export interface VisitSettings extends RequestSettings {
  /** Milliseconds between two requests to one host; longer where its `robots.txt` says so. */
  delayMs: number;
  /** @default the real one */
  clock?: { now: () => number; wait: (ms: number) => Promise<unknown> };
}

const REAL_CLOCK = { now: () => Date.now(), wait };

/** Keeps the rules of every host: what its `robots.txt` allows, pauses between requests, and no more requests if it is busy. */
export class Visits {
  readonly #settings: VisitSettings;
  readonly #clock: NonNullable<VisitSettings['clock']>;
  readonly #rules = new Map<string, Rules | Failure>();
  readonly #lastAsked = new Map<string, number>();
  readonly #busy = new Set<string>();

  constructor(settings: VisitSettings) {
    this.#settings = settings;
    this.#clock = settings.clock ?? REAL_CLOCK;
  }

  /**
   * Waits until an address may be asked for.
   * @returns why it may not.
   */
  async refusal(url: string): Promise<Failure | undefined> {
    const { origin } = new URL(url);
    if (this.#busy.has(origin)) return { kind: 'unread', why: 'its host asked us to stop for now' };
    const rules = this.#rules.get(origin) ?? (await this.#askForRules(origin));
    if ('kind' in rules) return rules;
    if (!rules.allows(url)) return { kind: 'by-hand', why: 'its robots.txt does not allow us to read it' };
    await this.#pause(origin, Math.max(rules.delayMs, this.#settings.delayMs));
    return undefined;
  }

  /** Asks this host for nothing more in this run. */
  stop(url: string): void {
    this.#busy.add(new URL(url).origin);
  }

  async #askForRules(origin: string): Promise<Rules | Failure> {
    const rules = await readRules(origin, this.#settings);
    this.#rules.set(origin, rules);
    this.#lastAsked.set(origin, this.#clock.now());
    return rules;
  }

  async #pause(origin: string, delayMs: number): Promise<void> {
    const since = this.#clock.now() - (this.#lastAsked.get(origin) ?? -Infinity);
    if (since < delayMs) await this.#clock.wait(delayMs - since);
    this.#lastAsked.set(origin, this.#clock.now());
  }
}
