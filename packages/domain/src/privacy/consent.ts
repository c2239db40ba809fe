/**
 * The rules of consent: the mode of each region, what it allows, and which stored records are valid. Pure: the store of
 * @tutoring/ui/consent keeps the state.
 */

/** Version of the consent text; a record of another version is invalid (specification, section 9). */
export const CONSENT_VERSION = '1.0';
/** Days after which consent is asked again (specification, section 9). */
export const CONSENT_VALID_DAYS = 365;
const DAY_MS = 86_400_000;

/** Categories that a visitor may reject. */
export const OPTIONAL_CATEGORIES = ['analytics', 'marketing', 'preferences'] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];
/** All categories, in display order. */
export const CATEGORIES = ['necessary', ...OPTIONAL_CATEGORIES] as const;
export type Category = (typeof CATEGORIES)[number];

/** Codes of the region profiles (regions.ts). */
export const PRIVACY_REGIONS = ['ca', 'us', 'eu', 'sg', 'hk', 'ae', 'cn', 'jp', 'kr', 'au'] as const;
export type PrivacyRegion = (typeof PRIVACY_REGIONS)[number];
/** For visitors whose place is unknown or has no profile (specification, section 7). */
export const FALLBACK_REGION: PrivacyRegion = 'us';

/** Milliseconds that a page waits for each answer about the visitor's place (specification, section 9). */
export const GEO_TIMEOUT_MS = 3000;

/**
 * - `opt-in`: nothing optional runs before it is allowed.
 * - `opt-out`: analytics and marketing run after the banner was shown, until they are rejected.
 * - `informational`: nothing optional runs before the notice is confirmed.
 */
export type ConsentMode = 'opt-in' | 'opt-out' | 'informational';

const MODES: Partial<Record<PrivacyRegion, ConsentMode>> = {
  eu: 'opt-in',
  ca: 'opt-out',
  us: 'opt-out',
  au: 'opt-out',
};

/**
 * The mode of a region (specification, section 4). With Global Privacy Control it is opt-in everywhere, so that an "OK" is
 * never taken for consent.
 */
export function modeOf(region: PrivacyRegion, gpc: boolean): ConsentMode {
  return gpc ? 'opt-in' : (MODES[region] ?? 'informational');
}

/**
 * ISO 3166-1 codes with the eu profile: the 27 members, their parts with their own codes (Åland and the outermost regions of
 * Art. 355 TFEU), Iceland, Liechtenstein and Norway; by our own choice also the United Kingdom with its Crown dependencies,
 * and Switzerland.
 */
const EU_PROFILE = new Set(
  (
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE ' +
    'AX GP GF MQ RE YT MF IS LI NO GB GG JE IM CH'
  ).split(' '),
);

/**
 * The privacy region of a place; the fallback's without a profile. Letter case is ignored.
 * @param country ISO 3166-1 alpha-2; empty if unknown.
 * @param subdivision The second part of an ISO 3166-2 code, such as `QC`.
 */
export function regionOf(country: string | null | undefined, subdivision?: string | null): PrivacyRegion {
  if (!country) return FALLBACK_REGION;
  const code = country.toLowerCase();
  // Québec's Law 25 requires opt-in.
  if (EU_PROFILE.has(code.toUpperCase()) || (code === 'ca' && subdivision?.toLowerCase() === 'qc')) return 'eu';
  return PRIVACY_REGIONS.find((region) => region === code && region !== 'eu') ?? FALLBACK_REGION;
}

/** The visitor's choices. */
export type Choices = Readonly<Record<OptionalCategory, boolean>>;
export const ALL: Choices = { analytics: true, marketing: true, preferences: true };
export const NONE: Choices = { analytics: false, marketing: false, preferences: false };

/** A choice as it is stored (specification, section 3). */
export interface ConsentRecord extends Choices {
  readonly necessary: true;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  /** The privacy region in which it was asked. */
  readonly region: PrivacyRegion;
  readonly consentMethod: 'banner' | 'settings';
  readonly version: string;
}

/**
 * The record of a choice.
 * @param now Milliseconds since the epoch.
 */
export function recordOf(
  choices: Choices,
  { now, region, method }: { now: number; region: PrivacyRegion; method: ConsentRecord['consentMethod'] },
): ConsentRecord {
  const { analytics, marketing, preferences } = choices;
  const timestamp = new Date(now).toISOString();
  return {
    necessary: true,
    analytics,
    marketing,
    preferences,
    timestamp,
    region,
    consentMethod: method,
    version: CONSENT_VERSION,
  };
}

/**
 * Parses a stored record; `undefined` unless it is complete, of this version and younger than 365 days. A record from the
 * future comes from a wrong clock; a difference of a day is accepted.
 * @param now Milliseconds since the epoch.
 */
export function readRecord(text: string | null | undefined, now: number): ConsentRecord | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (!isRecord(stored) || stored.version !== CONSENT_VERSION) return undefined;
  const age = now - Date.parse(stored.timestamp);
  return age > -DAY_MS && age < CONSENT_VALID_DAYS * DAY_MS ? stored : undefined;
}

function isRecord(stored: unknown): stored is ConsentRecord {
  if (typeof stored !== 'object' || stored === null) return false;
  const record = stored as Record<string, unknown>;
  return (
    record.necessary === true &&
    OPTIONAL_CATEGORIES.every((category) => typeof record[category] === 'boolean') &&
    typeof record.timestamp === 'string' &&
    (PRIVACY_REGIONS as readonly unknown[]).includes(record.region) &&
    (record.consentMethod === 'banner' || record.consentMethod === 'settings') &&
    typeof record.version === 'string'
  );
}

/** The inputs of the decision. */
export interface ConsentSituation {
  /** The visitor's valid choice, if any. */
  record: ConsentRecord | undefined;
  /** `undefined` until the place is known. */
  region: PrivacyRegion | undefined;
  /** Whether the browser sends Global Privacy Control. */
  gpc: boolean;
  /** Whether the visitor has seen the banner in this session. */
  bannerShown: boolean;
}

/** The allowed categories: an explicit choice wins over Global Privacy Control, which wins over the region's mode. */
export function allowedChoices({ record, region, gpc, bannerShown }: ConsentSituation): Choices {
  if (record) return { analytics: record.analytics, marketing: record.marketing, preferences: record.preferences };
  const isImplied = region !== undefined && modeOf(region, gpc) === 'opt-out' && bannerShown;
  return isImplied ? { analytics: true, marketing: true, preferences: false } : NONE;
}
