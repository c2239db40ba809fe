import { createVar } from '@vanilla-extract/css';
import { component } from '../lib/in-components';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

/** The one grid of all templates: 1,200 px, with a margin that grows with the screen. */
export const container = component({
  inlineSize: '100%',
  maxInlineSize: '75rem',
  marginInline: 'auto',
  paddingInline: 'clamp(1rem, 4vw, 2.5rem)',
});

export const section = component({
  paddingBlock: 'clamp(2.5rem, 6vw, 5rem)',
  // Far from the screen the browser lays nothing out and takes it for about as high as such a band is. It is there all
  // the same for searches in the page, for links to places in it, and for who listens.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 45rem',
});
/** What a section stands on, for parts of it that cover something: sticky cells, the edges of a scrolling table. */
export const ground = createVar();
export const tone = {
  plain: '',
  sunken: component({ vars: { [ground]: vars.color.sunken }, backgroundColor: vars.color.sunken }),
};

/** The heading stands in the margin, where a teacher would write it; above the text on narrow screens. */
export const withHeading = component({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [breakpoint.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', gap: vars.space['12'] } },
});

export const margin = component({ display: 'grid', alignContent: 'start', gap: vars.space['6'] });

/** Without a margin: for what needs the page's whole width. */
export const wide = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['6'] });

export const stack = component({ display: 'grid', gap: vars.space['5'], justifyItems: 'start' });

export const grid = component({
  display: 'grid',
  gap: vars.space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [breakpoint.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13.5rem, 1fr))' } },
});

export const row = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'], alignItems: 'center' });

/** Text beside something narrower, one below the other on a phone. */
export const aside = component({
  display: 'grid',
  gap: vars.space['10'],
  alignItems: 'start',
  '@media': { [breakpoint.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space['16'] } },
});

export const visuallyHidden = component({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
