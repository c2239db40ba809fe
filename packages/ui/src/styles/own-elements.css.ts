/** What reset.css says of a page, within our parts alone: nothing else of a page that they stand in changes. */
import { globalStyle } from '@vanilla-extract/css';
import { ELEMENTS, SCHEMES, TEXT } from './element-rules';
import { layers } from './layers.css';

/** Stand for the classes of all parts, and of those within a line; scripts/finish-build.ts writes them, once it knows them. */
const PARTS = ':where([data-all-parts])';
const INLINE = ':where([data-inline-parts])';
const OWN = `:where(${PARTS}, ${PARTS} *, ${INLINE}, ${INLINE} *)`;

/** The selectors of a list that are not in brackets, each limited to our own; before `::before` and the like. */
function limited(list: string): string {
  return list
    .split(/,\s*(?![^(]*\))/)
    .map((selector) => selector.replace(/^(.*?)(::[\w-]+)?$/, (_, of: string, part = '') => `${of}${OWN}${part}`))
    .map((selector) => selector.replace('*:where', ':where'))
    .join(', ');
}

for (const { selector, layer, rule } of ELEMENTS) globalStyle(limited(selector), { '@layer': { [layer]: rule } });
// A part within another has what the outer one gives it.
const outermost = `:where(${PARTS}):not(:where(${PARTS}) *)`;
globalStyle(outermost, { '@layer': { [layers.base]: { ...TEXT, colorScheme: 'light dark' } } });
for (const { selector, layer, rule } of SCHEMES.slice(1)) {
  globalStyle(`${selector} ${outermost}, ${selector}${outermost}`, { '@layer': { [layer]: rule } });
}
