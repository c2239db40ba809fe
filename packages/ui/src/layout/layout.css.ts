import { createVar } from '@vanilla-extract/css';
import { component, inlineRoot, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { breakpoint } from '../styles/tokens';

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

export const section = partRoot({
  paddingBlock: 'clamp(2.5rem, 6vw, 5rem)',
  // Far from the screen the browser lays nothing out and takes it for about as high as such a band is. It is there all
  // the same for searches in the page, for links to places in it, and for who listens.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 45rem',
});
/** Right below a hero, and as near to the first section as to it. */
export const band = partRoot({ paddingBlockEnd: 'clamp(2rem, 5vw, 4rem)' });
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

export const stack = partRoot({ display: 'grid', gap: vars.space['5'], justifyItems: 'start' });

export const grid = partRoot({
  display: 'grid',
  gap: vars.space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [breakpoint.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13.5rem, 1fr))' } },
});

// On wide screens no row of a section's grid ends with a single one: where three (four in a wide section) would leave one
// over, it has a column less.
const columns = (around: string, last: string, count: number) =>
  inside(`${around} ${grid}:has(> ${last})`, {
    '@media': { [breakpoint.wide]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
  });
columns(withHeading, ':nth-child(3n + 4):last-child', 2);
columns(wide, ':nth-child(4n + 5):last-child', 3);

/** Text beside something narrower, one below the other on a phone. */
export const aside = partRoot({
  display: 'grid',
  gap: vars.space['10'],
  alignItems: 'start',
  '@media': { [breakpoint.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space['16'] } },
});
