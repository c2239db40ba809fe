import { createVar } from '@vanilla-extract/css';
import { component, inlineRoot, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { breakpoint } from '../styles/tokens';

/** The space beside a page's content. It grows with the screen. */
export const gutter = 'clamp(1rem, 4vw, 2.5rem)';
/** The grid of all templates: 1,200 px. */
export const container = partRoot({
  inlineSize: '100%',
  maxInlineSize: '75rem',
  marginInline: 'auto',
  paddingInline: gutter,
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
  // Far from the screen the browser skips its layout and assumes a typical height. Searches in the page, links to places
  // in it and screen readers still find its content. The height is the average on a phone: what is far higher reaches into the
  // next section, where Lighthouse takes that section's background for its own.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 57rem',
});
/** What a section mainly holds decides its padding, so that a long page has a rhythm. */
export const kind = {
  text: component({ paddingBlock: 'clamp(2.5rem, 6vw, 5rem)' }),
  plate: component({ paddingBlock: 'clamp(3.5rem, 9vw, 8rem)', containIntrinsicBlockSize: 'auto 95rem' }),
  dense: component({ paddingBlock: 'clamp(2rem, 4vw, 3rem)' }),
};
/** Right below a hero, as near to the first section as to the hero. */
export const band = partRoot({ paddingBlockEnd: 'clamp(2rem, 5vw, 4rem)' });
/** The background of a section, for elements in it that cover something, such as sticky cells. */
export const ground = createVar();
export const tone = {
  plain: '',
  sunken: component({ vars: { [ground]: vars.color.sunken }, backgroundColor: vars.color.sunken }),
};

/** The heading is in the margin, on narrow screens above the text. */
export const withHeading = component({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpoint.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', gap: vars.space['12'] },
    // Browsers break pages between the rows of a grid, also after a heading.
    print: { display: 'block' },
  },
});
inside(`${withHeading} > :not(:first-child)`, { '@media': { print: { marginBlockStart: vars.space['4'] } } });

/** What a section with a heading in the margin holds. */
export const besideMargin = component({});

export const margin = component({ display: 'grid', alignContent: 'start', gap: vars.space['6'] });

/** Without a margin, for content that needs the whole width. */
export const wide = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['6'] });

export const stack = partRoot({ display: 'grid', gap: vars.space['5'], justifyItems: 'start' });

export const grid = partRoot({
  display: 'grid',
  gap: vars.space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [breakpoint.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13.5rem, 1fr))' } },
});

// On wide screens the last row of a section's grid never has a single item: if three columns (four in a wide section) would
// leave one, the grid has a column less. Six items are two rows of three.
const columns = (around: string, last: string, count: number) =>
  inside(`${around} ${grid}:has(> ${last})`, {
    '@media': { [breakpoint.wide]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
  });
columns(withHeading, ':nth-child(3n + 4):last-child', 2);
columns(wide, ':is(:nth-child(4n + 5), :nth-child(6)):last-child', 3);

/** Text beside something narrower; on a phone one below the other. */
export const aside = partRoot({
  display: 'grid',
  gap: vars.space['10'],
  alignItems: 'start',
  '@media': { [breakpoint.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space['16'] } },
});
