import { fallbackVar } from '@vanilla-extract/css';
import * as layout from '../layout/layout.css';
import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/**
 * Phones with letters of the usual size: each row heading is above its row, as wide as the table, so that the columns fit. As the
 * caption of a table of its own, a row needs no number of columns.
 */
const PHONE = '(22rem <= width < 40rem)';

export const root = partRoot({ borderBlock: `2px solid ${vars.color.ink}` });
export const table = component({
  inlineSize: '100%',
  minInlineSize: '34rem',
  '@media': { [PHONE]: { display: 'block', minInlineSize: 0 } },
});
inside(`${table} > :is(caption, thead, tbody)`, { '@media': { [PHONE]: { display: 'block' } } });
inside(`${table} tr`, { '@media': { [PHONE]: { display: 'table', inlineSize: '100%', tableLayout: 'fixed' } } });

export const caption = component({
  textAlign: 'start',
  paddingBlock: vars.space['2'],
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
});
export const cell = component({
  padding: vars.space['3'],
  paddingInlineStart: 0,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderBlockEnd: 0,
  '@media': { [PHONE]: { borderBlockStart: 0, fontSize: vars.size.small, overflowWrap: 'anywhere', hyphens: 'auto' } },
});
export const rowHeading = component({
  position: 'sticky',
  insetInlineStart: 0,
  minInlineSize: '9rem',
  backgroundColor: fallbackVar(layout.ground, vars.color.ground),
  fontWeight: 600,
  '@media': {
    [PHONE]: {
      position: 'static',
      display: 'table-caption',
      borderBlockStart: `1px solid ${vars.color.line}`,
      paddingBlockEnd: 0,
    },
  },
});
/** The heading above the row headings. */
export const corner = component({ '@media': { [PHONE]: { display: 'none' } } });
export const answer = component({ display: 'inline-flex', alignItems: 'center', gap: vars.space['1'] });
inside(`${cell} li + li`, { marginBlockStart: vars.space['2'] });
