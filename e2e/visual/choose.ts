import type { Look } from './camera.ts';
import type { Story } from './storybooks.ts';

/** The maximum number of changed components to compare. More would take too long without `--full`. */
const TOUCHED = 12;
/** Components that are always compared, because they show changes with a wide effect, such as tokens. */
const TELLING = ['field', 'pages', 'header', 'marked-script'];
const STORIES = 5;

/** Stories that set their own look. They are taken once. */
const HAS_OWN_LOOK = /\b(dark|arabic|japanese|german|korean|chinese|long words|phone|narrow|forced)\b/i;

/** The looks of a story. */
export function looksOf({ name }: Story, all: readonly Look[]): readonly Look[] {
  return HAS_OWN_LOOK.test(name) ? all.filter((look) => look === 'light') : all;
}

export interface Choice {
  stories: Story[];
  /** Changed components beyond the maximum. */
  leftOut: string[];
}

/** The stories of changed components, and some with a wide effect; all stories with `full`. */
export function choose(stories: readonly Story[], changed: readonly string[], full: boolean): Choice {
  if (full) return { stories: [...stories], leftOut: [] };
  const components = new Set(stories.map(({ component }) => component));
  const touched = [...new Set(changed.flatMap(componentOf))].filter((name) => components.has(name));
  const whole = new Set(touched.slice(0, TOUCHED));
  const storiesOf = (name: string) => stories.filter(({ component }) => component === name);
  return {
    stories: [
      ...[...whole].flatMap(storiesOf),
      ...TELLING.filter((name) => !whole.has(name)).flatMap((name) => storiesOf(name).slice(0, STORIES)),
    ],
    leftOut: touched.slice(TOUCHED),
  };
}

/** Folders that no story imports, and no build of Storybook. */
const ELSEWHERE = /^(?:\.changeset|\.github|docs|e2e(?!\/visual\/)|packages\/edge|scripts)\//;

/** Whether a changed file can affect how a story looks. */
export const canBeSeen = (file: string): boolean => !ELSEWHERE.test(file) && !UNSEEN.test(file);

/** Files that do not affect how a story looks. */
const UNSEEN = /\.(?:mdx|test\.tsx?)$/;

/** The component whose file it is, if there is one. */
function componentOf(file: string): string[] {
  if (UNSEEN.test(file)) return [];
  if (file.startsWith('.storybook/pages/')) return ['pages'];
  const [, component] = /^packages\/(?:desk|ui)\/src\/(?:internal\/)?([\w-]+)\//.exec(file) ?? [];
  return component ? [component] : [];
}
