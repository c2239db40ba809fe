import { inlineRoot, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** The one grid of all templates: 1,200 px, with a margin that grows with the screen. */
export const container = partRoot({
  inlineSize: '100%',
  maxInlineSize: '75rem',
  marginInline: 'auto',
  paddingInline: 'clamp(1rem, 4vw, 2.5rem)',
});

export const row = partRoot({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'], alignItems: 'center' });

export const visuallyHidden = inlineRoot({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
