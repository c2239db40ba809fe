import { safeStorage } from '../../lib/storage';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';

/** Milliseconds from the browser's install event to the card (specification, section 9). */
export const INSTALL_PROMPT_DELAY_MS = 30_000;
/** Days for which Later hides the card (specification, section 9). */
export const INSTALL_DISMISSAL_DAYS = 7;
const DAY_MS = 86_400_000;

/** The event that Chromium dispatches on the window when a site can be installed. */
export interface InstallEvent extends Event {
  /** Shows the browser’s dialog. */
  prompt: () => Promise<unknown>;
  /** The visitor’s answer. */
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Why the browser did not ask: it refused, or it has not sent an install event. */
export class InstallError extends Error {
  constructor(readonly reason: 'failed' | 'unavailable') {
    super(reason === 'failed' ? 'Installation failed' : 'No install prompt available');
  }
}

/** The dependencies of a prompt. Tests replace them. */
export interface InstallEnvironment {
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Knows whether this site can be installed, and when to show the card: 30 seconds after the browser's install event, unless
 * the visitor pressed Later in the last seven days. If each navigation loads a page, the 30 seconds count from the first
 * event of the visit.
 */
export class InstallPrompt {
  private event: InstallEvent | undefined;
  private readonly local = safeStorage('local');
  private readonly session = safeStorage('session');
  private readonly environment: InstallEnvironment;

  constructor(environment: InstallEnvironment = { now: Date.now }) {
    this.environment = environment;
  }

  /** Whether the browser can show its dialog. */
  get isAvailable(): boolean {
    return this.event !== undefined;
  }

  /**
   * Takes the browser's event, from a script in the head if it came early.
   * @returns Milliseconds until the card is due; undefined in the seven days after Later.
   */
  take(event: InstallEvent): number | undefined {
    this.event = event;
    const now = this.environment.now();
    const later = Number(this.local.get(STORAGE_KEY.installDismissed) ?? 0);
    if (now - later < INSTALL_DISMISSAL_DAYS * DAY_MS) return undefined;
    const first = Number(this.session.get(STORAGE_KEY.installAvailable) ?? now);
    this.session.set(STORAGE_KEY.installAvailable, String(first));
    return Math.max(0, first + INSTALL_PROMPT_DELAY_MS - now);
  }

  /**
   * Shows the browser's dialog. Each event works once.
   * @returns Whether the visitor agreed. Declining counts as Later.
   * @throws {InstallError}
   */
  async install(): Promise<boolean> {
    const { event } = this;
    if (!event) throw new InstallError('unavailable');
    this.event = undefined;
    try {
      await event.prompt();
      const { outcome } = await event.userChoice;
      if (outcome === 'dismissed') this.later();
      return outcome === 'accepted';
    } catch {
      throw new InstallError('failed');
    }
  }

  /** Hides the card for seven days. */
  later(): void {
    this.local.set(STORAGE_KEY.installDismissed, String(this.environment.now()));
  }

  /** Call it when the site is installed: the card is never due again. */
  installed(): void {
    this.event = undefined;
    this.local.remove(STORAGE_KEY.installDismissed);
    this.session.remove(STORAGE_KEY.installAvailable);
  }
}
