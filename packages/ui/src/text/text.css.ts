import { inlineRoot, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const lead = partRoot({
  fontSize: vars.size.lead,
  lineHeight: 1.5,
  color: vars.color.inkSoft,
  maxInlineSize: vars.measure,
});
export const small = partRoot({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const kicker = partRoot({
  fontSize: vars.size.small,
  fontWeight: 600,
  color: vars.color.mark,
});

/** A stroke drawn with a broad pen: it misses the line's edges a little, as a hand would. */
export const highlight = inlineRoot({
  color: 'inherit',
  backgroundColor: 'transparent',
  backgroundImage: `linear-gradient(${vars.color.highlight}, ${vars.color.highlight})`,
  backgroundSize: '100% 0.62em',
  backgroundPosition: '0 78%',
  backgroundRepeat: 'no-repeat',
  boxDecorationBreak: 'clone',
  '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
});
