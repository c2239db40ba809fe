import { publicPath, withoutPersonal } from './events';

/** How a visitor arrived, from the page's address and the referring page. It contains nothing about the visitor. */
export interface Touch {
  /** The campaign's `utm_source`, and so on. */
  readonly source?: string;
  readonly medium?: string;
  readonly campaign?: string;
  readonly term?: string;
  readonly content?: string;
  /** The host of the referring page, if it is another site. */
  readonly referrer?: string;
  /** The path of the landing page. */
  readonly landing: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** The first and the latest visit. */
export interface Attribution {
  readonly first: Touch;
  readonly last: Touch;
}

export const CAMPAIGN_KEYS = ['source', 'medium', 'campaign', 'term', 'content'] as const;
/** Most characters of a text. */
export const TOUCH_MAX = 100;
/** Days for which an attribution is kept. */
export const ATTRIBUTION_DAYS = 90;

/**
 * The touch of a page view.
 * @param address The page's address, with its query.
 * @param referrer The referring page's address; empty for none.
 * @param now Milliseconds since the epoch.
 */
export function touchOf(address: string, referrer: string, now: number): Touch {
  const url = new URL(address);
  const campaign: Partial<Record<(typeof CAMPAIGN_KEYS)[number], string>> = {};
  for (const key of CAMPAIGN_KEYS) {
    const value = url.searchParams.get(`utm_${key}`)?.trim();
    // People write links: some put a person's address into a campaign.
    if (value) campaign[key] = withoutPersonal(value).slice(0, TOUCH_MAX);
  }
  const from = hostOf(referrer);
  return {
    ...campaign,
    ...(from && from !== url.host && { referrer: from.slice(0, TOUCH_MAX) }),
    landing: publicPath(url.pathname).slice(0, TOUCH_MAX),
    at: new Date(now).toISOString(),
  };
}

/** Adds a touch. The first touch never changes; an empty one does not replace the last. */
export function withTouch(known: Attribution | undefined, touch: Touch): Attribution {
  if (!known) return { first: touch, last: touch };
  const saysSomething = CAMPAIGN_KEYS.some((key) => touch[key]) || touch.referrer !== undefined;
  return saysSomething ? { first: known.first, last: touch } : known;
}

/**
 * Parses a stored attribution; `undefined` if it is invalid or too old.
 * @param now Milliseconds since the epoch.
 */
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
