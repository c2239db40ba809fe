import { component } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = component({ display: 'grid', gap: vars.space['6'], maxInlineSize: '36rem' });
export const field = component({ display: 'grid', gap: vars.space['1'], border: 0, padding: 0, minInlineSize: 0 });
export const label = component({ fontWeight: 600, padding: 0 });
export const help = component({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const control = component({
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: vars.space['3'],
  paddingBlock: vars.space['2'],
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.mark, borderWidth: 2 },
    'textarea&': { minBlockSize: '9rem', resize: 'vertical' },
  },
});
export const choices = component({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['6'] });
export const choice = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: 44,
  cursor: 'pointer',
});
export const radio = component({ inlineSize: 20, blockSize: 20, accentColor: vars.color.action });
/** An examiner's cross in the margin, and words: never colour alone. */
export const problem = component({
  color: vars.color.mark,
  fontWeight: 600,
  selectors: { '&::before': { content: '"✕ " / ""' } },
});
export const summary = component({
  padding: vars.space['4'],
  border: `2px solid ${vars.color.mark}`,
  borderRadius: vars.radius.large,
  display: 'grid',
  gap: vars.space['2'],
  selectors: { '&[hidden]': { display: 'none' } },
});
export const summaryTitle = component({ fontSize: vars.size.h4 });
export const summaryLink = component({
  color: vars.color.mark,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
});
export const send = component({ justifySelf: 'start' });
