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

/** The visitor's place: an ISO 3166-1 alpha-2 code, and the second part of an ISO 3166-2 code. */
export interface VisitorLocation {
  /** The country, such as `CA`. `null` if it is unknown. */
  country: string | null;
  /** The part of the country, such as `QC`. `null` if it is unknown. */
  region: string | null;
}

/** The state of a visitor's consent. */
export interface Consent {
  /** The visitor's valid choice, if any. */
  record: ConsentRecord | undefined;
  /** The privacy region. `undefined` until the place is known. */
  region: PrivacyRegion | undefined;
  /** What the banner asks. `undefined` until the place is known. */
  mode: ConsentMode | undefined;
  /** Whether the browser sends Global Privacy Control. */
  gpc: boolean;
  /** The optional categories that are allowed now. */
  allowed: Choices;
  /** Whether the banner is open: the visitor must choose, or has opened it. */
  isBannerOpen: boolean;
  /** How often the visitor has opened the banner. It takes the focus each time. */
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
 * The store of consent. All code that sets a cookie or loads another company's script asks it first. It applies the rules of
 * @tutoring/domain/consent, and does not depend on any component.
 */
export class ConsentStore {
  private readonly local = safeStorage('local');
  private readonly session = safeStorage('session');
  private readonly listeners = new Set<() => void>();
  /** The categories whose scripts have run in this document. Only a reload stops them. */
  private readonly ran = new Set<OptionalCategory>();
  private region: PrivacyRegion | undefined;
  private record: ConsentRecord | undefined;
  private gpc = false;
  private isBannerOpen = false;
  private timesAsked = 0;
  private isStarted = false;
  private locate: (() => Promise<VisitorLocation | undefined>) | undefined;
  private located: Promise<void> | undefined;
  /** Whether `locate` failed. The banner then asks by the fallback's rules, but nothing optional is allowed without a choice. */
  private isUnanswered = false;
  private current: Consent = this.snapshot();
  /** The items that the page may store. If the visitor withdraws a category, the store deletes its items. */
  items: readonly Stored[] = WITHDRAWABLE_ITEMS;
  /** The state on the server, which is the same for every visitor. */
  readonly getServer = (): Consent => NOBODY;

  constructor(private readonly environment: Environment = browser) {}

  readonly get = (): Consent => this.current;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /**
   * Reads the stored choice. Without one, it locates the visitor and opens the banner. Further calls do nothing.
   * @param locate Returns the visitor's place, with `country: null` if it is unknown. If it rejects or returns `undefined`,
   * the banner asks by the `us` rules, but nothing optional is allowed without a choice.
   */
  start(locate: () => Promise<VisitorLocation | undefined>): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.gpc = hasSignal(this.environment);
    addEventListener('storage', (event) => {
      // The key is `null` if another tab cleared the whole storage.
      if (event.key === STORAGE_KEY.consent || event.key === null) this.readAgain();
    });
    // A page in the back/forward cache gets no storage events, so it reads the choice when it returns.
    addEventListener('pageshow', (event) => {
      if (event.persisted) this.readAgain();
    });
    this.record = this.stored();
    this.region = this.record?.region;
    // Deletes now only what does not depend on the place. Otherwise `ask` deletes it once the place is known.
    if (this.record || this.gpc) this.forgetRefused();
    this.changed();
    this.locate = locate;
    if (!this.record) void this.ask();
  }

  /** Stores the visitor's choice and closes the banner. */
  choose(choices: Choices, method: ConsentRecord['consentMethod']): void {
    const { now } = this.environment;
    const record = recordOf(choices, { now: now(), region: this.region ?? FALLBACK_REGION, method });
    this.isBannerOpen = false;
    this.write(record);
    if (this.region) return;
    // Corrects the region once the place is known: the receipt shows it, and forms follow its rules.
    void this.findLocation().then(() => {
      if (this.region && this.record === record) this.write({ ...record, region: this.region });
    });
  }
  private write(record: ConsentRecord): void {
    this.record = record;
    this.local.set(STORAGE_KEY.consent, JSON.stringify(record));
    this.changed();
  }
  /** Allows all categories, with the banner as the method. */
  readonly accept = () => {
    this.choose(ALL, 'banner');
  };
  /** Rejects all optional categories, with the banner as the method. */
  readonly decline = () => {
    this.choose(NONE, 'banner');
  };

  /** Opens the banner again, whether or not there is a choice. */
  readonly reopen = () => {
    this.timesAsked += 1;
    this.isBannerOpen = true;
    this.changed();
    // The visitor may have chosen in another country. The banner asks by the rules of the current one.
    void this.findLocation().then(() => {
      this.changed();
    });
  };
  /** Closes the banner and keeps the choice. Without a choice it does nothing. */
  readonly keep = () => {
    if (!this.record) return;
    this.isBannerOpen = false;
    this.changed();
  };
  /** Deletes the choice and opens the banner. */
  readonly reset = () => {
    this.local.remove(STORAGE_KEY.consent);
    this.session.remove(STORAGE_KEY.bannerShown);
    this.record = undefined;
    this.reopen();
  };

  /** Call it when the visitor sees the banner. From then on, the default of an opt-out region applies. */
  readonly bannerShown = () => {
    if (this.session.get(STORAGE_KEY.bannerShown)) return;
    this.session.set(STORAGE_KEY.bannerShown, '1');
    this.changed();
  };

  /** Call it when you start a script that needs consent. If the visitor withdraws the consent, the store reloads the page. */
  scriptRan(category: OptionalCategory): void {
    this.ran.add(category);
  }

  private async ask(): Promise<void> {
    await this.findLocation();
    // The visitor may have chosen meanwhile, in this tab or in another tab whose event has not arrived yet.
    this.record ??= this.stored();
    this.forgetRefused();
    if (!this.record) this.isBannerOpen ||= !this.session.get(STORAGE_KEY.bannerShown);
    this.changed();
  }

  /**
   * Deletes items of an earlier visit that are no longer allowed: its choice has expired, or it relied on the default of
   * another place, or the browser now sends the signal. It keeps what the default allows after the banner is shown.
   */
  private forgetRefused(): void {
    const { record, region, gpc } = this;
    // If `locate` failed, nobody knows which rules apply. The items are not used, and not deleted either.
    if (this.isUnanswered && !record && !gpc) return;
    const allowed = allowedChoices({ record, region, gpc, bannerShown: true });
    OPTIONAL_CATEGORIES.filter((category) => !allowed[category]).forEach((category) => forget(category, this.items));
  }

  /** Locates the visitor, once per document. */
  private findLocation(): Promise<void> {
    // Before `start` there is no `locate`. `start` calls this method again.
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
        // A listener that throws must not keep the others from hearing of a withdrawal.
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
 * Calls the listener when the allowed categories change.
 * @returns Removes the listener.
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
