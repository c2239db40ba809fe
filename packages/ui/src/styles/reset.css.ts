/** reset.css is for pages that use only our components: plain elements look like those inside the components. */
import './layers.css';
import { globalStyle } from '@vanilla-extract/css';
import { ELEMENTS, PAGE, SCHEMES } from './element-rules';

for (const { selector, layer, rule } of [...SCHEMES, ...PAGE, ...ELEMENTS]) {
  globalStyle(selector, { '@layer': { [layer]: rule } });
}
