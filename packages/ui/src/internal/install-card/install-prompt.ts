import { safeStorage } from '../../lib/storage';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';

/** Milliseconds from the browser's install event to the card (specification, section 9). */
export const INSTALL_PROMPT_DELAY_MS = 30_000;
/** Days for which Later hides the card (specification, section 9). */
export const INSTALL_DISMISSAL_DAYS = 7;
const DAY_MS = 86_400_000;

/** What Chromium dispatches on the window when a site may be installed. */
export interface InstallEvent extends Event {
  /** Lets the browser ask. */
  prompt: () => Promise<unknown>;
  /** What the visitor has answered. */
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Why the browser did not ask: it refused, or it has nothing to ask with. */
export class InstallError extends Error {
  constructor(readonly reason: 'failed' | 'unavailable') {
    super(reason === 'failed' ? 'Installation failed' : 'No install prompt available');
  }
}

/** What a prompt depends on; a test puts its own in place. */
export interface InstallEnvironment {
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Whether this site can be installed, and whether it is time to say so: 30 seconds after the browser's install event,
 * unless Later was pressed in the last seven days. On a site of whole page loads the 30 seconds are counted once a visit.
 */
export class InstallPrompt {
  private event: InstallEvent | undefined;
  private readonly local = safeStorage('local');
  private readonly session = safeStorage('session');
  private readonly environment: InstallEnvironment;

  constructor(environment: InstallEnvironment = { now: Date.now }) {
    this.environment = environment;
  }

  /** Whether the browser would ask. */
  get isAvailable(): boolean {
    return this.event !== undefined;
  }

  /**
   * Takes the browser's event, which a script in the head may have kept.
   * @returns Milliseconds until the card is due; nothing while Later holds.
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
   * Lets the browser ask. Its event serves once.
   * @returns Whether the visitor agreed. Who did not has said Later.
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

  /** The site is installed: nothing is left to say. */
  installed(): void {
    this.event = undefined;
    this.local.remove(STORAGE_KEY.installDismissed);
    this.session.remove(STORAGE_KEY.installAvailable);
  }
}
