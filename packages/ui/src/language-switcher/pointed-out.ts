import { vars } from '../styles/theme.css';

/** A language that is suggested, never forced. */
export const pointedOut = { backgroundColor: vars.color.highlight, color: vars.color.ink, fontWeight: 600 };
