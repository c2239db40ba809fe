import { globalLayer } from '@vanilla-extract/css';

// Tailwind 4 names its layers so. Where our stylesheet comes first, this puts ours between its reset and its utilities; without
// Tailwind they stay empty. A stylesheet that comes before ours has to say so itself (README, Stylesheets).
globalLayer('theme');
globalLayer('base');
/** All of ours: other libraries have layers called `base` or `components` too. */
const parent = globalLayer('tutoring');
globalLayer('components');
globalLayer('utilities');

/** Later layers win, whatever the specificity: no rule ever needs `!important`. */
export const layers = {
  reset: globalLayer({ parent }, 'reset'),
  base: globalLayer({ parent }, 'base'),
  components: globalLayer({ parent }, 'components'),
};
