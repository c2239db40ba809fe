import { withoutPersonal } from './events';

/** How a visitor came: what the address and the referring page say, and nothing about the visitor. */
export interface Touch {
  /** `utm_source` and so on, as campaigns name themselves. */
  readonly source?: string;
  readonly medium?: string;
  readonly campaign?: string;
  readonly term?: string;
  readonly content?: string;
  /** The host of the page that linked here, if it is not this site. */
  readonly referrer?: string;
  /** The path of the page that was opened. */
  readonly landing: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** The first and the latest way on which a visitor came. */
export interface Attribution {
  readonly first: Touch;
  readonly last: Touch;
}

export const CAMPAIGN_KEYS = ['source', 'medium', 'campaign', 'term', 'content'] as const;
/** The longest text of a touch. */
export const TOUCH_MAX = 100;
/** Days after which a stored touch is forgotten. */
export const ATTRIBUTION_DAYS = 90;

/**
 * Reads a touch from where a visitor is and came from.
 * @param address The page's address, with its query.
 * @param referrer The referring page's address; empty for none.
 */
export function touchOf(address: string, referrer: string, now: number): Touch {
  const url = new URL(address);
  const campaign: Partial<Record<(typeof CAMPAIGN_KEYS)[number], string>> = {};
  for (const key of CAMPAIGN_KEYS) {
    const value = url.searchParams.get(`utm_${key}`)?.trim();
    // Links are made by people: some put a person's address into a campaign.
    if (value) campaign[key] = withoutPersonal(value).slice(0, TOUCH_MAX);
  }
  const from = hostOf(referrer);
  return {
    ...campaign,
    ...(from && from !== url.host && { referrer: from.slice(0, TOUCH_MAX) }),
    landing: url.pathname.slice(0, TOUCH_MAX),
    at: new Date(now).toISOString(),
  };
}

/** Adds a touch: the first one stays, and one that says nothing does not replace the last. */
export function withTouch(known: Attribution | undefined, touch: Touch): Attribution {
  if (!known) return { first: touch, last: touch };
  const saysSomething = CAMPAIGN_KEYS.some((key) => touch[key]) || touch.referrer !== undefined;
  return saysSomething ? { first: known.first, last: touch } : known;
}

/** A stored attribution, if it is whole and its last touch is young enough. */
export function readAttribution(text: string | null, now: number): Attribution | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Attribution | null;
    if (!isTouch(stored?.first) || !isTouch(stored.last)) return undefined;
    return now - Date.parse(stored.last.at) < ATTRIBUTION_DAYS * 86_400_000 ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isTouch(touch: Touch | undefined): touch is Touch {
  return typeof touch?.landing === 'string' && typeof touch.at === 'string';
}

function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return '';
  }
}
