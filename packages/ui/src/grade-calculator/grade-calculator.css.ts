import { component, inside } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** Container widths at which the columns of the marked subjects fit beside their names. */
const WIDE = '(min-width: 32rem)';

/** The columns of a level and a grade. */
export const narrow = component({ inlineSize: '5.5rem' });
/** The parts of a question or of an answer, one below the other. */
export const stack = component({ display: 'grid', gap: vars.space['4'], gridTemplateColumns: 'minmax(0, 1fr)' });
/** Fields with a common label. */
export const group = component({ minInlineSize: 0, padding: 0, border: 0 });
inside(`${group} > legend`, { padding: 0, marginBlockEnd: vars.space['2'], fontWeight: 600 });
export const decision = component({ marginBlockStart: vars.space['2'], fontWeight: 600 });
export const conditions = component({});
// The long texts of the first column leave room for the two short ones, which wrap only with very large text.
inside(`${conditions} thead th:first-child`, { inlineSize: '56%' });
// Failed conditions are in the examiner's colour, and say so in words.
inside(`${conditions} [data-met="false"] > :is(th, td)`, { color: vars.color.mark, fontWeight: 600 });

/** What a row's marks give, and the button that opens them. */
export const marksLine = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['3'],
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
});
inside(`${marksLine} > button`, {
  minBlockSize: 44,
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});
inside(`${marksLine} > button::before`, {
  content: '"+"',
  // A block of its own is not underlined.
  display: 'inline-block',
  inlineSize: '1em',
  textDecoration: 'none',
});
inside(`${marksLine} > button[aria-expanded="true"]::before`, { content: '"–"' });
/** The marks of a row, while they are open. */
export const marks = component({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlock: `${vars.space['1']} ${vars.space['4']}`,
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `2px solid ${vars.color.line}`,
});
/** The grade that the marks give, in the place of the list of grades. */
export const counted = component({ display: 'block', fontWeight: 600, lineHeight: 1.2 });
export const origin = component({
  display: 'block',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: 1.2,
});
/** Theory of Knowledge and the Extended Essay side by side, until one shows its marks. */
export const core = component({
  display: 'grid',
  columnGap: vars.space['4'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'start',
});
inside(`${core} > [data-open]`, { gridColumn: '1 / -1' });
/** The label above a letter that comes from marks. */
export const coreLabel = component({ fontWeight: 600 });

/** The six subjects side by side. On phones, the numbers of a subject are below its name. */
export const subjects = component({});
inside(`${subjects} thead th:first-child`, { inlineSize: '46%' });
inside(`${subjects} :is(thead, tbody)`, { '@container': { [`not ${WIDE}`]: { display: 'block' } } });
inside(`${subjects} tr`, {
  '@container': { [`not ${WIDE}`]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
inside(`${subjects} tr > :first-child`, {
  '@container': { [`not ${WIDE}`]: { gridColumn: '1 / -1', inlineSize: 'auto', paddingBlockEnd: 0 } },
});
inside(`${subjects} td`, {
  '@container': { [`not ${WIDE}`]: { borderBlockStart: 0, paddingBlockStart: vars.space['1'] } },
});
inside(`${subjects} thead th:first-child`, { '@container': { [`not ${WIDE}`]: { display: 'none' } } });
/** The marks below a subject's name, and the range below a grade. */
export const small = component({ display: 'block', color: vars.color.inkSoft });
