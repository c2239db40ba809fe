import {
  ALL,
  allowedChoices,
  FALLBACK_REGION,
  modeOf,
  NONE,
  OPTIONAL_CATEGORIES,
  readRecord,
  recordOf,
  regionOf,
  type Category,
  type Choices,
  type ConsentMode,
  type ConsentRecord,
  type OptionalCategory,
  type PrivacyRegion,
} from '@tutoring/domain/consent';
import { WITHDRAWABLE_ITEMS, type Stored } from '@tutoring/domain/withdrawable-items';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '../lib/storage';
import { forget } from './forget';
import { browser, hasSignal, type Environment } from './environment';

/** Where a visitor is, as far as it is known: ISO 3166-1 alpha-2, and the second half of ISO 3166-2. */
export interface VisitorLocation {
  /** The country, such as `CA`; `null` where nobody knows. */
  country: string | null;
  /** The part of the country, such as `QC`; `null` where nobody knows. */
  region: string | null;
}

/** What is known about a visitor's consent. */
export interface Consent {
  /** The choice that counts, if there is one. */
  record: ConsentRecord | undefined;
  /** Nothing while the place is not known. */
  region: PrivacyRegion | undefined;
  /** Nothing while the place is not known. */
  mode: ConsentMode | undefined;
  /** Whether the browser sends Global Privacy Control. */
  gpc: boolean;
  /** What may be used now. */
  allowed: Choices;
  /** Whether the banner is shown: it is due, or was asked for. */
  isBannerOpen: boolean;
  /** How often the visitor has asked for the banner: each time it takes the focus. */
  timesAsked: number;
}

const NOBODY: Consent = {
  record: undefined,
  region: undefined,
  mode: undefined,
  gpc: false,
  allowed: NONE,
  isBannerOpen: false,
  timesAsked: 0,
};

/**
 * The one store of consent: everything that sets a cookie or loads another company's script asks
 * it first. It knows the rules of @tutoring/domain/consent and no component.
 */
export class ConsentStore {
  private readonly local = safeStorage('local');
  private readonly session = safeStorage('session');
  private readonly listeners = new Set<() => void>();
  /** Categories of which a script has run in this document: it can only be stopped by leaving it. */
  private readonly ran = new Set<OptionalCategory>();
  private region: PrivacyRegion | undefined;
  private record: ConsentRecord | undefined;
  private gpc = false;
  private isBannerOpen = false;
  private timesAsked = 0;
  private isStarted = false;
  private locate: (() => Promise<VisitorLocation | undefined>) | undefined;
  private located: Promise<void> | undefined;
  /** Whether nobody answered where the visitor is: the fallback's rules are shown, and allow nothing by default. */
  private isUnanswered = false;
  private current: Consent = this.snapshot();
  /** What the page may store: a category that is withdrawn takes its items along. */
  items: readonly Stored[] = WITHDRAWABLE_ITEMS;
  /** What the server knows of anybody. */
  readonly getServer = (): Consent => NOBODY;

  constructor(private readonly environment: Environment = browser) {}

  readonly get = (): Consent => this.current;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /**
   * Reads the stored choice; without one, finds out where the visitor is, and asks. Once.
   * @param locate Where the visitor is, `country: null` for "unknown". Nothing, or a failure, where nobody answers: then the
   * us profile is shown, and nothing optional is allowed without a choice.
   */
  start(locate: () => Promise<VisitorLocation | undefined>): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.gpc = hasSignal(this.environment);
    addEventListener('storage', (event) => {
      // `null`: everything was cleared.
      if (event.key === STORAGE_KEY.consent || event.key === null) this.readAgain();
    });
    // A page that comes back from the browser's memory has missed what happened elsewhere.
    addEventListener('pageshow', (event) => {
      if (event.persisted) this.readAgain();
    });
    this.record = this.stored();
    this.region = this.record?.region;
    // Without a choice the place decides; against the signal nothing holds but a choice.
    if (this.record || this.gpc) this.forgetRefused();
    this.changed();
    this.locate = locate;
    if (!this.record) void this.ask();
  }

  /** Writes down what the visitor chose, and closes the banner. */
  choose(choices: Choices, method: ConsentRecord['consentMethod']): void {
    const { now } = this.environment;
    const record = recordOf(choices, { now: now(), region: this.region ?? FALLBACK_REGION, method });
    this.isBannerOpen = false;
    this.write(record);
    if (this.region) return;
    // The receipt names the place, and other rules go by it: it is put right once it is known.
    void this.findLocation().then(() => {
      if (this.region && this.record === record) this.write({ ...record, region: this.region });
    });
  }
  private write(record: ConsentRecord): void {
    this.record = record;
    this.local.set(STORAGE_KEY.consent, JSON.stringify(record));
    this.changed();
  }
  /** Everything, by the banner's button. */
  readonly accept = () => {
    this.choose(ALL, 'banner');
  };
  /** Nothing but what is necessary, by the banner's button. */
  readonly decline = () => {
    this.choose(NONE, 'banner');
  };

  /** Shows the banner again, whatever was chosen. */
  readonly reopen = () => {
    this.timesAsked += 1;
    this.isBannerOpen = true;
    this.changed();
    // The last choice may have been made in another country: the rules are those of this one.
    void this.findLocation().then(() => {
      this.changed();
    });
  };
  /** Closes a banner that was opened again, and leaves the choice as it is. */
  readonly keep = () => {
    if (!this.record) return;
    this.isBannerOpen = false;
    this.changed();
  };
  /** Forgets the choice and asks anew. */
  readonly reset = () => {
    this.local.remove(STORAGE_KEY.consent);
    this.session.remove(STORAGE_KEY.bannerShown);
    this.record = undefined;
    this.reopen();
  };

  /** The visitor sees the banner: from now on an opt-out region's default holds. */
  readonly bannerShown = () => {
    if (this.session.get(STORAGE_KEY.bannerShown)) return;
    this.session.set(STORAGE_KEY.bannerShown, '1');
    this.changed();
  };

  /** Told by whoever starts a script that needed consent: withdrawing it must reload the page. */
  scriptRan(category: OptionalCategory): void {
    this.ran.add(category);
  }

  private async ask(): Promise<void> {
    await this.findLocation();
    // Chosen meanwhile, in this tab or in another whose message is still on its way.
    this.record ??= this.stored();
    this.forgetRefused();
    if (!this.record) this.isBannerOpen ||= !this.session.get(STORAGE_KEY.bannerShown);
    this.changed();
  }

  /**
   * Deletes what an earlier visit was allowed and nothing allows now: its choice has expired, or it had only the
   * default of another place, or of a time before the signal. What the default allows once the banner is shown stays.
   */
  private forgetRefused(): void {
    const { record, region, gpc } = this;
    // Where nobody knows what holds, what was allowed before is not used, and not deleted either.
    if (this.isUnanswered && !record && !gpc) return;
    const allowed = allowedChoices({ record, region, gpc, bannerShown: true });
    OPTIONAL_CATEGORIES.filter((category) => !allowed[category]).forEach((category) => forget(category, this.items));
  }

  /** Finds out where the visitor is; once a document. */
  private findLocation(): Promise<void> {
    // Not started yet: it will be asked for then.
    if (!this.locate) return Promise.resolve();
    this.located ??= this.locate()
      .catch(() => undefined)
      .then((place) => {
        this.region = regionOf(place?.country, place?.region);
        this.isUnanswered = place === undefined;
      });
    return this.located;
  }

  private readAgain(): void {
    this.gpc = hasSignal(this.environment);
    this.record = this.stored();
    if (this.record) this.isBannerOpen = false;
    this.changed();
  }

  private stored(): ConsentRecord | undefined {
    return readRecord(this.local.get(STORAGE_KEY.consent), this.environment.now());
  }

  private changed(): void {
    const before = this.current.allowed;
    this.current = this.snapshot();
    const { allowed } = this.current;
    const withdrawn = OPTIONAL_CATEGORIES.filter((category) => before[category] && !allowed[category]);
    withdrawn.forEach((category) => forget(category, this.items));
    for (const listener of this.listeners) {
      try {
        listener();
      } catch (error) {
        // One that is broken keeps no other from hearing of a withdrawal.
        reportError(error);
      }
    }
    if (withdrawn.some((category) => this.ran.has(category))) this.environment.reload();
  }

  private snapshot(): Consent {
    const { record, region, gpc, isBannerOpen, timesAsked } = this;
    const bannerShown = this.session.get(STORAGE_KEY.bannerShown) !== null;
    return {
      record,
      region,
      mode: region && modeOf(region, gpc),
      gpc,
      allowed: allowedChoices({ record, region: this.isUnanswered ? undefined : region, gpc, bannerShown }),
      isBannerOpen,
      timesAsked,
    };
  }
}

/** The store of this page. */
export const consent = new ConsentStore();

/** Whether a category may be used now. */
export function hasConsent(category: Category): boolean {
  return category === 'necessary' || consent.get().allowed[category];
}

/**
 * Calls back whenever what is allowed changes.
 * @returns ends it.
 */
export function onConsentChange(listener: (allowed: Choices) => void): () => void {
  let { allowed } = consent.get();
  return consent.subscribe(() => {
    const next = consent.get().allowed;
    if (OPTIONAL_CATEGORIES.every((category) => next[category] === allowed[category])) return;
    allowed = next;
    listener(allowed);
  });
}
