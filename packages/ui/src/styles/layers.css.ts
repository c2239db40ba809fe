import { globalLayer } from '@vanilla-extract/css';

/** Later layers win, whatever the specificity: no rule ever needs `!important`. */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  components: globalLayer('components'),
  utilities: globalLayer('utilities'),
};
