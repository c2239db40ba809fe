import { component, inside } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** The columns of a level and a grade. */
export const narrow = component({ inlineSize: '5.5rem' });
export const decision = component({ marginBlockStart: vars.space['2'], fontWeight: 600 });
export const conditions = component({});
// The long texts of the first column give way to the two short ones.
inside(`${conditions} :is(td, thead th + th)`, { overflowWrap: 'normal' });
// What fails is in the colour of the examiner's pen, and says so in words.
inside(`${conditions} [data-met="false"] > :is(th, td)`, { color: vars.color.mark, fontWeight: 600 });
/** What opens on request: its head is as large as a finger. */
export const onRequest = component({});
inside(`${onRequest} > summary`, {
  minBlockSize: 44,
  paddingBlock: vars.space['2'],
  fontWeight: 600,
  cursor: 'pointer',
});
inside(`${onRequest}[open]`, { display: 'grid', gap: vars.space['6'] });
