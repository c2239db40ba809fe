import { component, inside } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** The columns of a level and a grade. */
export const narrow = component({ inlineSize: '5.5rem' });
export const decision = component({ marginBlockStart: vars.space['2'], fontWeight: 600 });
export const conditions = component({});
// The long texts of the first column leave room for the two short ones, which wrap only with very large text.
inside(`${conditions} thead th:first-child`, { inlineSize: '56%' });
// Failed conditions are in the examiner's colour, and say so in words.
inside(`${conditions} [data-met="false"] > :is(th, td)`, { color: vars.color.mark, fontWeight: 600 });
