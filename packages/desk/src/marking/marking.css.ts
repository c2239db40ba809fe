import { breakpoint, vars } from '@tutoring/ui/internal/theme';
import { component, inside } from '../component-style';

export { empty, notice, problem, quiet, row, summary } from '../common/common.css';
export { linkButton } from '../content/content.css';

// The list.
export const list = component({ display: 'grid', gap: vars.space['6'], maxInlineSize: '64rem' });
inside(`${list}[hidden]`, { display: 'none' });
export const listPart = component({ display: 'grid', gap: vars.space['2'] });
export const listTitle = component({ fontSize: vars.size.h3 });
export const lines = component({
  justifySelf: 'stretch',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});
/** On a phone below each other; in columns where there is room. */
export const line = component({
  display: 'grid',
  gap: `0 ${vars.space['4']}`,
  alignItems: 'baseline',
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['2'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: vars.color.ink, backgroundColor: vars.color.sunken } },
  '@media': {
    [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) 4.5rem minmax(0, 4fr)' },
  },
});
export const lineName = component({ fontWeight: 600 });
inside(`${line}:hover ${lineName}`, { textDecoration: 'underline' });
const small = { fontSize: vars.size.small, color: vars.color.inkSoft } as const;
export const lineCourse = component(small);
export const linePages = component({ ...small, fontVariantNumeric: 'tabular-nums' });
export const lineState = component({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  '@media': { [breakpoint.medium]: { justifyContent: 'flex-end' } },
});
export const due = component({ selectors: { '&[data-late]': { color: vars.color.mark, fontWeight: 600 } } });

// A marking.
export const marking = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'] });
export const top = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['4']}`,
});
export const title = component({ fontSize: vars.size.h4, overflowWrap: 'anywhere', minInlineSize: 0 });
export const saveState = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  marginInlineStart: 'auto',
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});
inside(`${saveState} > [data-state="problem"]`, { color: vars.color.mark, fontWeight: 600 });

/** On a wide screen the pages and what stands beside them fill it, and scroll apart. */
const WIDE = `${breakpoint.wide} and (min-height: 30rem)`;
export const marker = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 25rem)',
      gridTemplateRows: 'minmax(0, 1fr)',
      blockSize: `calc(100dvh - ${vars.headerHeight} - 5.75rem)`,
    },
  },
});
/** On a phone they stay in sight above the notes. */
export const pages = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space['2'],
  position: 'sticky',
  insetBlockStart: vars.headerHeight,
  zIndex: 1,
  paddingBlock: vars.space['1'],
  backgroundColor: vars.color.ground,
  '@media': { [WIDE]: { position: 'static', padding: 0 } },
});
export const room = component({
  display: 'grid',
  justifyContent: 'safe center',
  justifyItems: 'safe center',
  gridTemplateColumns: 'minmax(100%, max-content)',
  alignContent: 'start',
  gap: vars.space['3'],
  overflow: 'auto',
  blockSize: '46dvh',
  backgroundColor: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  overscrollBehavior: 'contain',
  // Two fingers enlarge the pages, not the desk (use-pinch.ts).
  touchAction: 'pan-x pan-y',
  selectors: { '&[data-panning]': { cursor: 'grab' }, '&[data-panning]:active': { cursor: 'grabbing' } },
  '@media': { [WIDE]: { blockSize: 'auto' } },
});
/** While a note is written on a phone, its keyboard takes half of the screen. */
inside(`${marker}:has(textarea:focus) ${room}`, {
  blockSize: '24dvh',
  '@media': { [WIDE]: { blockSize: 'auto' } },
});
/** One row, which a phone scrolls. */
export const tools = component({
  display: 'flex',
  gap: `${vars.space['1']} ${vars.space['2']}`,
  overflowX: 'auto',
  '@media': { [breakpoint.wide]: { flexWrap: 'wrap' } },
});
export const toolGroup = component({ display: 'flex', flexShrink: 0, gap: 2 });
export const tool = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minBlockSize: 44,
  minInlineSize: 44,
  justifyContent: 'center',
  paddingInline: vars.space['2'],
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.small,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: vars.color.edge },
    '&[aria-disabled="true"]': { color: vars.color.inkSoft, cursor: 'default' },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.ink,
      backgroundColor: vars.color.ink,
      color: vars.color.ground,
    },
  },
  '@media': {
    [breakpoint.wide]: { minBlockSize: 36, minInlineSize: 36 },
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { outline: '3px solid Highlight' } } },
  },
});
export const toolIcon = component({
  inlineSize: 20,
  blockSize: 20,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-icon="highlight"]': { fill: 'currentColor', fillOpacity: 0.4, stroke: 'none' } },
});

export const caption = component({ fontSize: 12, lineHeight: 1.2 });
inside(`${tool}:has(> ${caption})`, {
  flexDirection: 'column',
  gap: 2,
  paddingInline: vars.space['1'],
  paddingBlock: 3,
});

/** Instead of pages that are there no longer. */
export const deleted = component({ padding: vars.space['5'], color: vars.color.inkSoft });

// A page. Its places are physical: a photo is not mirrored.
export const sheet = component({
  position: 'relative',
  inlineSize: '100%',
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
});
const whole = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;
export const image = component({ ...whole, display: 'block', objectFit: 'fill', userSelect: 'none' });
export const broken = component({
  ...whole,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space['3'],
});
export const shapes = component({ ...whole, overflow: 'visible', pointerEvents: 'none' });
/** What the keyboard holds of a mark. The pointer reaches through it. */
export const hold = component({
  position: 'absolute',
  padding: 0,
  border: 0,
  background: 'none',
  pointerEvents: 'none',
});
// Without a tool over them, marks are pressed themselves.
inside(`:is(${room}[data-panning], ${sheet}[data-state="read"]) ${hold}`, { pointerEvents: 'auto', cursor: 'pointer' });
/** The number of its note, as large at each size. */
export const number = component({
  position: 'absolute',
  left: '100%',
  bottom: '100%',
  minInlineSize: 20,
  marginLeft: 2,
  marginBottom: -8,
  borderRadius: 10,
  border: `1.5px solid ${vars.color.mark}`,
  backgroundColor: vars.color.raised,
  color: vars.color.mark,
  fontSize: 12,
  fontWeight: 700,
  lineHeight: '17px',
  textAlign: 'center',
  selectors: {
    '&[data-edge]': { left: 'auto', right: 0 },
    '[aria-pressed="true"] > &': { backgroundColor: vars.color.mark, color: vars.color.raised },
  },
});

// The layer of Annotorious. Its own stylesheet would draw the marks once more.
export const glass = component({ ...whole, cursor: 'crosshair' });
inside(`${room}[data-panning] ${glass}`, { pointerEvents: 'none' });
inside(`${glass} > div`, whole);
inside(`${glass} canvas`, { ...whole, display: 'block' });
inside('.a9s-annotationlayer', {
  ...whole,
  overflow: 'visible',
  touchAction: 'none',
  userSelect: 'none',
  outline: 'none',
});
inside('.a9s-annotationlayer.hover', { cursor: 'pointer' });
inside('.a9s-annotationlayer :is(rect, polygon, line, circle)', {
  fill: 'transparent',
  vectorEffect: 'non-scaling-stroke',
});
inside('.a9s-annotationlayer :is(.a9s-outer, .a9s-rotation-handle-group)', { display: 'none' });
inside('.a9s-annotationlayer :is(.a9s-rubberband, .selected) .a9s-inner', {
  stroke: vars.color.action,
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
});
inside('.a9s-annotationlayer .a9s-rubberband .a9s-inner', { fill: vars.color.highlight, fillOpacity: 0.35 });
inside('.a9s-annotationlayer .a9s-shape-handle', { cursor: 'move' });
inside('.a9s-annotationlayer .a9s-edge-handle', { stroke: 'transparent', strokeWidth: 9 });
inside('.a9s-annotationlayer :is(.a9s-edge-handle-top, .a9s-edge-handle-bottom)', { cursor: 'ns-resize' });
inside('.a9s-annotationlayer :is(.a9s-edge-handle-left, .a9s-edge-handle-right)', { cursor: 'ew-resize' });
inside('.a9s-annotationlayer :is(.a9s-corner-handle-topleft, .a9s-corner-handle-bottomright)', {
  cursor: 'nwse-resize',
});
inside('.a9s-annotationlayer :is(.a9s-corner-handle-topright, .a9s-corner-handle-bottomleft)', {
  cursor: 'nesw-resize',
});
inside('.a9s-annotationlayer .a9s-handle-dot', {
  fill: vars.color.raised,
  stroke: vars.color.action,
  strokeWidth: 1.5,
  pointerEvents: 'none',
});
inside('.a9s-annotationlayer .a9s-touch-halo', { pointerEvents: 'none' });

// Beside the pages.
export const side = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space['4'],
  minInlineSize: 0,
  '@media': {
    [WIDE]: {
      overflowY: 'auto',
      // The ring around what has the focus is drawn outside of it.
      paddingInline: vars.space['2'],
      paddingBlockEnd: vars.space['4'],
      overscrollBehavior: 'contain',
    },
  },
});
export const part = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2'],
});
export const partTitle = component({ fontSize: vars.size.h4 });
/** What somebody wrote, as they wrote it. */
export const said = component({
  margin: 0,
  fontSize: vars.size.small,
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `3px solid ${vars.color.edge}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/** Names and values in two columns, so that the notes begin high up. */
export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `0 ${vars.space['3']}`,
  margin: 0,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
inside(`${facts} > dt`, { color: vars.color.inkSoft });
inside(`${facts} > dd`, { margin: 0 });
export const writeIn = component({ padding: vars.space['2'], backgroundColor: vars.color.sunken });
export const notes = component({ display: 'grid', gap: vars.space['2'], margin: 0, padding: 0, listStyle: 'none' });
export const note = component({
  display: 'grid',
  gap: vars.space['1'],
  paddingInlineStart: vars.space['2'],
  borderInlineStart: '3px solid transparent',
  selectors: { '&[data-selected]': { borderInlineStartColor: vars.color.mark } },
});
export const noteTop = component({ display: 'flex', alignItems: 'center', gap: vars.space['2'] });
export const noteNumber = component({
  minInlineSize: 30,
  minBlockSize: 30,
  padding: 0,
  border: `2px solid ${vars.color.mark}`,
  borderRadius: '50%',
  background: 'none',
  color: vars.color.mark,
  fontSize: vars.size.small,
  fontWeight: 700,
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { backgroundColor: vars.color.mark, color: vars.color.ground } },
});
const field = {
  font: 'inherit',
  fontSize: vars.size.small,
  color: vars.color.ink,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
} as const;
export const kind = component({ ...field, minBlockSize: 30 });
export const place = component({ ...small, flex: 1, minInlineSize: 0 });
export const remove = component({
  minInlineSize: 30,
  minBlockSize: 30,
  border: 0,
  background: 'none',
  color: vars.color.inkSoft,
  fontSize: vars.size.lead,
  lineHeight: 1,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.ink } },
});
export const noteField = component({
  ...field,
  inlineSize: '100%',
  boxSizing: 'border-box',
  padding: vars.space['2'],
  // As high as its text, where browsers know how.
  fieldSizing: 'content',
  minBlockSize: '2.5rem',
  resize: 'vertical',
  scrollMarginBlockStart: `calc(24dvh + ${vars.headerHeight} + 7rem)`,
  // Phones zoom into fields with smaller text.
  fontSize: vars.size.body,
  '@media': { [breakpoint.wide]: { fontSize: vars.size.small, scrollMarginBlockStart: vars.space['8'] } },
});
export const noteText = component({ fontSize: vars.size.small, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const obstacles = component({ margin: 0, paddingInlineStart: vars.space['5'] });
export const linkField = component({
  ...field,
  flex: 1,
  minInlineSize: '10rem',
  minBlockSize: 44,
  padding: vars.space['2'],
});
export const address = component({ overflowWrap: 'anywhere' });

// As the student sees it.
export const previewDialog = component({ inlineSize: 'min(64rem, 100vw - 2rem)', maxInlineSize: 'none' });

// Two versions.
export const versions = component({
  display: 'grid',
  gap: vars.space['4'],
  inlineSize: '100%',
  '@media': { [breakpoint.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const version = component({
  display: 'grid',
  gap: vars.space['2'],
  alignContent: 'start',
  padding: vars.space['3'],
  border: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
inside(`${version} > h4`, { fontSize: vars.size.body });
export const versionNotes = component({ margin: 0, paddingInlineStart: vars.space['5'] });

/** A sample beside the page, and the student's lines in it. */
export const samplePreview = component({ minInlineSize: 0 });
export const sampleParagraph = component({ whiteSpace: 'pre-line' });
export const sampleMark = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2'],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
