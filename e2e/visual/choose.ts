import type { Look } from './camera.ts';
import type { Story } from './storybooks.ts';

/** How many components that a change touches are compared, each whole: more take longer than a run without `--full` may. */
const TOUCHED = 12;
/** Where a change reaches many parts, such as one of the tokens: a few stories of each are looked at in any case. */
const TELLING = ['field', 'pages', 'header', 'marked-script'];
const STORIES = 5;

/** Stories that have a look of their own are taken once, as they are. */
const HAS_OWN_LOOK = /\b(dark|arabic|japanese|german|korean|chinese|phone|narrow|forced)\b/i;

/** The looks in which a story is taken. */
export function looksOf({ name }: Story, all: readonly Look[]): readonly Look[] {
  return HAS_OWN_LOOK.test(name) ? all.filter((look) => look === 'light') : all;
}

export interface Choice {
  stories: Story[];
  /** Components that the change touches, and that are too many to be compared. */
  leftOut: string[];
}

/** Every story of the components that a change touches, and some that show what many share; all stories with `full`. */
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

/** What nobody sees in a story. */
const UNSEEN = /\.(?:mdx|test\.tsx?)$/;

/** The component whose file it is, if there is one. */
function componentOf(file: string): string[] {
  if (UNSEEN.test(file)) return [];
  if (file.startsWith('.storybook/pages/')) return ['pages'];
  const [, component] = /^packages\/ui\/src\/(?:internal\/)?([\w-]+)\//.exec(file) ?? [];
  return component ? [component] : [];
}
