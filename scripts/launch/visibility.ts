import type { LaunchPlace } from '../../packages/domain/src/contract/launch';

/** How much visitors see of a page, by its address: the home page most. */
const WEIGHTS: readonly [RegExp, number][] = [
  [/^\/$/, 100],
  [/^\/(tutors|tutoring-packages|subscriptions|contact|faq|why-choose-[\w-]+)$/, 50],
  [/^\/(services|subjects)\b/, 20],
  [/^\/(blog|learning)\b/, 5],
];
const OTHER = 10;
/** A translation is seen by fewer than its English page. */
const TRANSLATED = 0.1;

/** A number that orders decisions: where they are first, then on how many pages. */
export function visibilityOf(places: readonly Pick<LaunchPlace, 'page' | 'lang'>[]): number {
  const weights = new Map<string, number>();
  for (const { page, lang } of places) {
    // A message has a language and no page: the home page shows it, and many others.
    if (page) weights.set(page, weightOf(page, lang));
    else if (lang) weights.set(lang, weightOf('/', lang));
  }
  return Math.max(0, ...weights.values()) * 100 + [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}

function weightOf(page: string, lang = 'en'): number {
  const weight = WEIGHTS.find(([pattern]) => pattern.test(page))?.[1] ?? OTHER;
  return lang.startsWith('en') ? weight : weight * TRANSLATED;
}
