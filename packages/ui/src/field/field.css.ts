import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const field = partRoot({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['1'],
  border: 0,
  padding: 0,
  minInlineSize: 0,
  '@media': { print: { breakInside: 'avoid' } },
});
export const label = component({ fontWeight: 600, padding: 0 });
export const help = component({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const control = component({
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: vars.space['3'],
  paddingBlock: vars.space['2'],
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.mark, borderWidth: 2 },
    '&:disabled': { borderStyle: 'dashed', color: vars.color.inkSoft, backgroundColor: 'transparent' },
    'textarea&': { minBlockSize: '9rem', resize: 'vertical' },
  },
});
export const choices = partRoot({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['6'] });
export const choice = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: 44,
  cursor: 'pointer',
});
export const radio = component({ flexShrink: 0, inlineSize: 20, blockSize: 20, accentColor: vars.color.action });
/** A cross in the margin and a text, not only a colour. */
export const problem = component({
  color: vars.color.mark,
  fontWeight: 600,
  selectors: { '&::before': { content: '"✕ " / ""' } },
});
export const optional = component({ color: vars.color.inkSoft, fontWeight: 400 });
/** A track and a knob, drawn on the checkbox itself. */
export const switcher = partRoot({
  appearance: 'none',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 24,
  margin: 0,
  padding: 3,
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: 12,
  cursor: 'pointer',
  '::before': {
    content: '""',
    display: 'block',
    inlineSize: 15,
    blockSize: 15,
    borderRadius: '50%',
    backgroundColor: vars.color.edge,
    transition: 'margin 120ms ease-out',
  },
  selectors: {
    '&:checked': { backgroundColor: vars.color.action, borderColor: vars.color.action },
    '&:checked::before': { marginInlineStart: 20, backgroundColor: vars.color.onAction },
    '&:disabled': { cursor: 'default', opacity: 0.65 },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto' },
    '(prefers-reduced-motion: reduce)': { '::before': { transition: 'none' } },
  },
});
