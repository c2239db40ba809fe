import { vars } from '../styles/theme.css';

/** Highlights a suggested language. */
export const pointedOut = { backgroundColor: vars.color.highlight, color: vars.color.ink, fontWeight: 600 };
