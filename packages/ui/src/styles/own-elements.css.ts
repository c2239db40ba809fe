/** The rules of reset.css, limited to our components. The rest of the page does not change. */
import { globalStyle } from '@vanilla-extract/css';
import { ELEMENTS, SCHEMES, TEXT } from './element-rules';
import { layers } from './layers.css';

/** Placeholders for the root classes of all components, block and inline. scripts/finish-build.ts replaces them. */
const PARTS = ':where([data-all-parts])';
const INLINE = ':where([data-inline-parts])';
const OWN = `:where(${PARTS}, ${PARTS} *, ${INLINE}, ${INLINE} *)`;

/** Limits each selector of a list to our components. The limit goes before a pseudo-element such as `::before`. */
function limited(list: string): string {
  return list
    .split(/,\s*(?![^(]*\))/)
    .map((selector) => selector.replace(/^(.*?)(::[\w-]+)?$/, (_, of: string, part = '') => `${of}${OWN}${part}`))
    .map((selector) => selector.replace('*:where', ':where'))
    .join(', ');
}

for (const { selector, layer, rule } of ELEMENTS) globalStyle(limited(selector), { '@layer': { [layer]: rule } });
// A nested component inherits these from the outer one.
const outermost = `:where(${PARTS}):not(:where(${PARTS}) *)`;
globalStyle(outermost, { '@layer': { [layers.base]: { ...TEXT, colorScheme: 'light dark' } } });
for (const { selector, layer, rule } of SCHEMES.slice(1)) {
  globalStyle(`${selector} ${outermost}, ${selector}${outermost}`, { '@layer': { [layer]: rule } });
}
