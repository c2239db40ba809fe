import { globalLayer } from '@vanilla-extract/css';

// The layer names of Tailwind 4. If our stylesheet loads first, our layers come between Tailwind's reset and its utilities.
// Without Tailwind these layers stay empty. A stylesheet that loads before ours must declare this order itself (README,
// Stylesheets).
globalLayer('theme');
globalLayer('base');
/** The parent of all our layers, because other libraries also have layers called `base` or `components`. */
const parent = globalLayer('tutoring');
globalLayer('components');
globalLayer('utilities');

/** Later layers win at any specificity, so no rule needs `!important`. */
export const layers = {
  reset: globalLayer({ parent }, 'reset'),
  base: globalLayer({ parent }, 'base'),
  components: globalLayer({ parent }, 'components'),
};
