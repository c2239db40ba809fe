import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** How many subjects a pile may have. */
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
  fontFamily: vars.font.serif,
  fontSize: vars.size.h4,
});
/** The tabs of an index, on the upper edge of the sheets. */
export const tab = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  // Five names fit beside each other on a phone.
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
/** All sheets in one place, as high as the highest: choosing another moves nothing below. */
export const pile = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', inlineSize: '100%' });
/**
 * One of them. By a name of its own: `> :nth-of-type(2)` alone would be asked of every element of the page, and putting
 * something before the first would style all of them again.
 */
export const sheet = component({
  gridArea: '1 / 1',
  display: 'grid',
  // The paper is as long as the pile, however little is written on it.
  gridTemplate: '1fr / minmax(0, 1fr)',
  visibility: 'hidden',
});
inside(`${sheet} > figure`, { display: 'flex', flexDirection: 'column' });
inside(`${sheet} > figure > div`, { flexGrow: 1 });
const places = Array.from({ length: MOST }, (_, at) => `:nth-of-type(${at + 1})`);
const sheetsBy = (state: string) =>
  places.map((place) => `${root}:has(${tab}${place} > ${state}) > ${pile} > ${sheet}${place}`).join(', ');
inside(sheetsBy(':checked'), { visibility: 'visible' });
// What is not seen is not marked; what is chosen is marked from the beginning.
inside(`:is(${sheetsBy(':not(:checked)')}) *`, { animationName: 'none' });
