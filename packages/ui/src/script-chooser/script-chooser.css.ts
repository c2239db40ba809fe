import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** The largest number of sheets for which there are styles. */
const MOST = 6;

export const root = partRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = component({
  marginBlockEnd: vars.space['2'],
  padding: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.h4,
});
/** A label that looks like a tab above the sheets. */
export const tab = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  // Lets five names fit in a row on a phone.
  flex: '1 0 auto',
  minBlockSize: 44,
  paddingInline: '0.15rem',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  cursor: 'pointer',
  borderBlockEnd: '3px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.ink, borderBlockEndColor: vars.color.line },
    '&:has(:checked)': { color: vars.color.ink, fontWeight: 600, borderBlockEndColor: vars.color.mark },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.action}`, outlineOffset: '-3px' },
  },
});
export const radio = component({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
/** All sheets share one grid cell, which is as high as the highest. Choosing another sheet moves nothing below. */
export const pile = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', inlineSize: '100%' });
/**
 * A sheet. It has a class, because the browser would match a bare `> :nth-of-type(2)` against every element of the page, and
 * recalculate styles whenever an element is inserted before another.
 */
export const sheet = component({
  gridArea: '1 / 1',
  display: 'grid',
  // Every sheet is as high as the pile, however short its text is.
  gridTemplate: '1fr / minmax(0, 1fr)',
  visibility: 'hidden',
});
inside(`${sheet} > figure`, { display: 'flex', flexDirection: 'column' });
inside(`${sheet} > figure > div`, { flexGrow: 1 });
const places = Array.from({ length: MOST }, (_, at) => `:nth-of-type(${at + 1})`);
const sheetsBy = (state: string) =>
  places.map((place) => `${root}:has(${tab}${place} > ${state}) > ${pile} > ${sheet}${place}`).join(', ');
inside(sheetsBy(':checked'), { visibility: 'visible' });
// Removes the animation of hidden sheets, so that it starts from the beginning when the visitor chooses a sheet.
inside(`:is(${sheetsBy(':not(:checked)')}) *`, { animationName: 'none' });
