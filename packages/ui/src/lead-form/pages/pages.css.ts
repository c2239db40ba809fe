import { MARKING_PAGES_MAX } from '@tutoring/domain/marking-limits';
import { component } from '../../lib/in-components';
import { vars } from '../../styles/theme.css';

/** Browsers without a script show their own field. */
const SCRIPTED = '(scripting: enabled)';

/** What is said to visitors without scripts. */
export const plain = component({
  '@media': { [SCRIPTED]: { selectors: { '&:not([data-plain])': { display: 'none' } } } },
});
export const list = component({ display: 'grid', gap: vars.space['4'] });
/** No more than these pages can be added. */
export const drop = component({
  position: 'relative',
  selectors: { [`${list}:has(> :nth-child(${MARKING_PAGES_MAX})) ~ &`]: { display: 'none' } },
});
/** The field lies over the prompt: a press, a drop and the keyboard reach it as any other. */
export const file = component({
  inlineSize: '100%',
  minBlockSize: 48,
  '@media': {
    [SCRIPTED]: {
      selectors: {
        [`${drop}:not([data-plain]) > &`]: {
          position: 'absolute',
          inset: 0,
          blockSize: '100%',
          opacity: 0,
          cursor: 'pointer',
        },
      },
    },
  },
});
export const prompt = component({
  display: 'none',
  '@media': {
    [SCRIPTED]: {
      display: 'grid',
      placeContent: 'center',
      minBlockSize: 96,
      padding: vars.space['4'],
      textAlign: 'center',
      fontWeight: 600,
      color: vars.color.action,
      border: `2px dashed ${vars.color.edge}`,
      borderRadius: vars.radius.large,
      backgroundColor: vars.color.raised,
    },
  },
  selectors: {
    [`${file}:focus-visible + &`]: { outline: `3px solid ${vars.color.action}`, outlineOffset: 2 },
    [`${file}:hover + &`]: { borderColor: vars.color.action },
    [`${file}[aria-invalid="true"] + &`]: { borderColor: vars.color.mark },
    [`${drop}[data-plain] > &`]: { display: 'none' },
    // Another page needs less room than the first.
    [`${list} ~ ${drop} > &`]: { minBlockSize: 56, padding: vars.space['2'] },
  },
});
/** Phones have nothing to drop. */
export const hint = component({
  fontSize: vars.size.small,
  fontWeight: 400,
  color: vars.color.inkSoft,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const page = component({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space['3'],
  padding: vars.space['3'],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
});
/** The picture as it will be sent. */
export const preview = component({
  inlineSize: '6rem',
  blockSize: 'auto',
  gridRow: 'span 2',
  alignSelf: 'start',
  border: `1px solid ${vars.color.line}`,
  backgroundColor: '#fff',
});
export const about = component({ display: 'grid', alignContent: 'start', gap: vars.space['2'] });
/** Beside the preview, below it on the smallest phones. */
export const tools = component({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  '@media': { '(width >= 22rem)': { gridColumn: 2 } },
});
/** Small, because each page has five. */
export const tool = component({ paddingInline: vars.space['3'], fontSize: vars.size.small });
