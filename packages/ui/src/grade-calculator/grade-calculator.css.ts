import { component, inside } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** The columns of a level and a grade. */
export const narrow = component({ inlineSize: '5.5rem' });
export const decision = component({ marginBlockStart: vars.space['2'], fontWeight: 600 });
export const conditions = component({});
// The long texts of the first column leave the two short ones their room; these break only where letters are huge.
inside(`${conditions} thead th:first-child`, { inlineSize: '56%' });
// What fails is in the colour of the examiner's pen, and says so in words.
inside(`${conditions} [data-met="false"] > :is(th, td)`, { color: vars.color.mark, fontWeight: 600 });
