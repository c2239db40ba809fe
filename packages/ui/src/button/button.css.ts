import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  minBlockSize: 44,
  paddingInline: vars.space['5'],
  paddingBlock: vars.space['2'],
  border: '1.5px solid transparent',
  borderRadius: vars.radius.small,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: 'background-color 120ms ease-out, border-color 120ms ease-out',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' }, print: { display: 'none' } },
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'default', opacity: 0.65 },
  },
});

export const variant = {
  primary: component({
    backgroundColor: vars.color.action,
    color: vars.color.onAction,
    selectors: { '&:hover': { backgroundColor: vars.color.actionHover, color: vars.color.onAction } },
  }),
  secondary: component({
    backgroundColor: 'transparent',
    borderColor: vars.color.action,
    color: vars.color.action,
    selectors: { '&:hover': { borderColor: vars.color.actionHover, color: vars.color.actionHover } },
  }),
};

/** An icon in place of text, in the colour of the surrounding text. */
export const icon = partRoot({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});
