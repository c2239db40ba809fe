import { globalStyle } from '@vanilla-extract/css';
import { component, partRoot } from '../lib/in-components';
import { layers } from '../styles/layers.css';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  inlineSize: 'min(36rem, 100% - 2rem)',
  // The browser's limit would leave another rem unused on phones.
  maxInlineSize: 'none',
  maxBlockSize: 'calc(100dvh - 2rem)',
  margin: 'auto',
  padding: vars.space['6'],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: vars.color.ink,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  opacity: 0,
  transition:
    'opacity 180ms ease-out, translate 180ms ease-out, display 180ms allow-discrete, overlay 180ms allow-discrete',
  selectors: { '&[open]': { opacity: 1 } },
  '@starting-style': { selectors: { '&[open]': { opacity: 0 } } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  '::backdrop': { backgroundColor: '#1d1b18a6', touchAction: 'none' },
});
export const header = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
});
export const title = component({ fontSize: vars.size.h4 });
// The page behind does not scroll, and keeps the width of its scroll bar. enhance.ts sets the attribute, because while a
// rule with `:has()` applies, the browser recalculates the style of every element on each change.
const behind = { overflow: 'hidden', scrollbarGutter: 'stable' } as const;
globalStyle('html[data-dialog="open"]', { '@layer': { [layers.base]: behind } });
globalStyle('html:has(dialog:modal)', { '@layer': { [layers.base]: { '@media': { '(scripting: none)': behind } } } });
