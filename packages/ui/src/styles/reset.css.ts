/** reset.css: for pages that are ours as a whole, elements without a class look as our parts do. */
import './layers.css';
import { globalStyle } from '@vanilla-extract/css';
import { ELEMENTS, PAGE, SCHEMES } from './element-rules';

for (const { selector, layer, rule } of [...SCHEMES, ...PAGE, ...ELEMENTS]) {
  globalStyle(selector, { '@layer': { [layer]: rule } });
}
