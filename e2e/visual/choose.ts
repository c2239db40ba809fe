import type { Look } from './camera.ts';
import type { Story } from './storybooks.ts';

/** How many components a run without `--full` looks at, and how many stories of each. */
const SAMPLE = 4;
const STORIES = 5;
/** Where a change reaches many parts: such a run looks at these first. */
const TELLING = ['field', 'pages', 'header', 'marked-script'];

/** Stories that have a look of their own are taken once, as they are. */
const HAS_OWN_LOOK = /\b(dark|arabic|japanese|german|korean|chinese|phone|narrow|forced)\b/i;

/** The looks in which a story is taken. */
export function looksOf({ name }: Story, all: readonly Look[]): readonly Look[] {
  return HAS_OWN_LOOK.test(name) ? all.filter((look) => look === 'light') : all;
}

/** Those of the components that a change touches, then some that show what many share; of all with `full`. */
export function choose(stories: readonly Story[], changed: readonly string[], full: boolean): Story[] {
  if (full) return [...stories];
  const touched = changed.map((file) => /^packages\/ui\/src\/([\w-]+)\//.exec(file)?.[1] ?? pagesOf(file));
  const components = new Set(stories.map(({ component }) => component));
  const chosen = [...new Set([...touched, ...TELLING])].filter((name) => name && components.has(name)).slice(0, SAMPLE);
  return chosen.flatMap((name) => stories.filter(({ component }) => component === name).slice(0, STORIES));
}

function pagesOf(file: string): string | undefined {
  return file.startsWith('.storybook/pages/') ? 'pages' : undefined;
}
