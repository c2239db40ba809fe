import { allRules, changedIn, type Rule } from './stylesheets';

/** Style modules by file. Their exported class names show which component a rule belongs to. */
const files = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/**/*.css.ts', { eager: true });

/** A motion, and what replaces it under reduced motion. */
export interface Move {
  /** The component's folder. */
  part: string;
  /** The properties that change. */
  properties: string[];
  duration: string;
  easing: string;
  /** Whether it stops under reduced motion. */
  isStilled: boolean;
}

/** All motions of the library, read from the loaded stylesheets. Equal ones of a component are merged. */
export function allMoves(): Move[] {
  const rules = allRules();
  const owners = ownersOf();
  const found = new Map<string, Move>();
  for (const rule of rules) {
    const owned = classesIn(rule.selector).findLast((name) => owners.has(name));
    const part = owned && owners.get(owned);
    const move = part && moveIn(rule);
    if (!move) continue;
    const key = [part, move.duration, move.easing].join();
    const known = found.get(key);
    const properties = [...new Set([...(known?.properties ?? []), ...move.properties])];
    const isStilled = (known?.isStilled ?? true) && isStilledIn(rules, rule);
    found.set(key, { part, ...move, properties, isStilled });
  }
  return [...found.values()].sort((one, other) => one.part.localeCompare(other.part));
}

/** Ignores rules without a duration: they remove a motion. */
function moveIn({ style }: Rule): Pick<Move, 'properties' | 'duration' | 'easing'> | undefined {
  const isDrawn = Boolean(style.animationName) && style.animationName !== 'none';
  const duration = first(isDrawn ? style.animationDuration : style.transitionDuration);
  if (!duration || parseFloat(duration) === 0) return undefined;
  return {
    properties: isDrawn ? changedIn(first(style.animationName)) : style.transitionProperty.split(', '),
    duration: `${Math.round(parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000))} ms`,
    easing: first(isDrawn ? style.animationTimingFunction : style.transitionTimingFunction) || 'ease',
  };
}

/** Whether reduced motion stops it: by the motion's own media query, or by another rule for the same selector. */
function isStilledIn(rules: readonly Rule[], { selector, media }: Rule): boolean {
  if (media.includes('prefers-reduced-motion: no-preference')) return true;
  return rules.some(
    (rule) =>
      rule.media.includes('prefers-reduced-motion: reduce') &&
      rule.selector === selector &&
      (rule.style.transitionProperty === 'none' || rule.style.animationName === 'none'),
  );
}

/** Folders by their class names. A name for several classes is composed of other folders' names. */
function ownersOf(): Map<string, string> {
  const made = Object.entries(files).flatMap(([file, exported]) =>
    stringsIn(exported).map((names) => ({ part: file.split('/').at(-2) ?? '', names: names.split(' ') })),
  );
  return new Map(
    made.flatMap(({ part, names }) => (names.length === 1 && names[0] ? [[names[0], part] as const] : [])),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function first(list: string): string {
  return list.split(', ')[0] ?? '';
}
