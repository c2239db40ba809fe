import { component, inside, partRoot } from '../lib/in-components';
import { slantInside } from '../marks/slant';
import { vars } from '../styles/theme.css';

/** A sheet of paper, like that of the marked script. */
export const root = partRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
  inlineSize: '100%',
  maxInlineSize: '30rem',
  padding: vars.space['4'],
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  boxShadow: `0.4rem 0.5rem 0 -1px ${vars.color.sunken}, 0.4rem 0.5rem 0 0 ${vars.color.line}`,
});
export const caption = component({ fontSize: vars.size.small, lineHeight: 1.4, color: vars.color.inkSoft });

export const drawing = component({
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
inside(`${drawing} text`, { fill: 'currentColor', stroke: 'none', fontSize: 13, textAnchor: 'middle' });

/** Starts at the page's inline start. */
export const start = component({});
inside(`${drawing} .${start}`, { textAnchor: 'start' });

// The pens, by their use.
const pen = (rule: Parameters<typeof inside>[1]) => {
  const name = component({});
  inside(`${drawing} .${name}`, rule);
  return name;
};
/** For axes and scales. */
export const axis = pen({ stroke: vars.color.edge, strokeWidth: 1.25 });
/** The tutor's pen. */
export const mark = pen({ stroke: vars.color.mark });
/** For uncertain values, and for values that are not of the exam. */
export const pencil = pen({ stroke: vars.color.inkSoft, strokeWidth: 1.5, strokeDasharray: '4 4' });
export const highlight = pen({ stroke: 'none', fill: vars.color.highlight });
export const night = pen({ stroke: 'none', fill: vars.color.sunken });
/** Handwriting of the tutor. */
export const written = pen({
  fill: vars.color.mark,
  fontFamily: vars.font.serif,
  fontSize: 17,
});
slantInside(`.${written}`);

/** Rows with their bars between name and figure. */
export const bars = component({ inlineSize: '100%', fontSize: vars.size.small, lineHeight: 1.35 });
inside(`${bars} :is(th, td)`, { paddingBlock: vars.space['1'], fontWeight: 400, textAlign: 'start' });
inside(`${bars} th`, { overflowWrap: 'anywhere' });
inside(`${bars} td:last-child`, { paddingInlineStart: vars.space['3'], textAlign: 'end', whiteSpace: 'nowrap' });
inside(`${bars} td:nth-child(2)`, { inlineSize: '45%', paddingInlineStart: vars.space['3'] });
inside(`[dir="rtl"] ${bars} svg`, { scale: '-1 1' });

export const table = component({ fontSize: vars.size.small });
inside(`${table} > summary`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: vars.color.action,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
inside(`${table} table`, { inlineSize: '100%' });
inside(`${table} :is(th, td)`, {
  paddingBlock: vars.space['1'],
  textAlign: 'start',
  fontWeight: 400,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
